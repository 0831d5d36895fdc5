# syntax=docker/dockerfile:1
# The server with the built screens. Nothing of the sandbox comes along.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /wepa
ENV CI=true
RUN npm install --global --no-audit --no-fund pnpm@12.21.0

# What decides the dependencies comes first: a change of a source does not install again.
FROM base AS manifests
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/domain/package.json packages/domain/
COPY packages/sandbox/package.json packages/sandbox/

FROM manifests AS web
RUN --mount=type=cache,id=pnpm,target=/pnpm pnpm install --frozen-lockfile --filter "@wepa/web..." --store-dir /pnpm
COPY . .
RUN pnpm --filter @wepa/web build

FROM manifests AS dependencies
RUN --mount=type=cache,id=pnpm,target=/pnpm \
    pnpm install --frozen-lockfile --prod --filter-prod "@wepa/api..." --store-dir /pnpm
# What no program reads: maps, texts but licenses, types and sources (Node strips no types below node_modules), and
# TypeScript itself, which comes because a library names it as its peer.
RUN find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \
    -o -name '*.md' ! -iname 'licen[cs]e*' ! -iname 'notice*' ! -iname 'copying*' \) -delete \
    && rm -rf node_modules/.pnpm/typescript@* node_modules/.pnpm/@typescript+* \
    && find . -xtype l -delete

FROM debian:bookworm-slim
# Node alone: nothing is installed here any more.
COPY --from=base /usr/local/bin/node /usr/local/bin/node
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --no-create-home --home-dir /wepa --shell /usr/sbin/nologin node \
    && mkdir /data && chown node:node /data
WORKDIR /wepa
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# For pictures, passwords, files and name look-ups at once: apps/api/src/gateways/photos/thread-pool.ts.
ENV UV_THREADPOOL_SIZE=10
# glibc gives each thread an arena of its own, and pictures leave them full of holes: two hold less.
ENV MALLOC_ARENA_MAX=2
# V8 sizes its heap by the machine, and lets it grow to several times of what is in use before it tidies up.
ENV NODE_OPTIONS="--max-semi-space-size=32 --max-old-space-size=1024"
# Node runs the sources as they are, so the workspace keeps its shape: it strips no types below node_modules.
COPY --from=dependencies /wepa ./
COPY packages/domain/src packages/domain/src
COPY apps/api/src apps/api/src
COPY --from=web /wepa/apps/web/dist apps/web/dist
USER node
# Only for IMAGE_STORE=disk.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://'+process.env.HOST+':'+process.env.PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Migrations wait for each other when several servers start at once. Then the server takes the shell's place, and so SIGTERM.
CMD ["sh", "-c", "node apps/api/src/db/migrate.ts && exec node apps/api/src/server.ts"]
