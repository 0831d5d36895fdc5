// The built web's files: scripts, styles, fonts, pictures, the service worker.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../context.ts'

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'
const always = 'no-cache'

/**
 * The service worker is ruled by the policy of its own file: it fetches for all pages, pictures by link
 * included. Pictures (SVG) may hold styles.
 */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self' https: http:; " +
  "style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

type AssetDeps = {
  settings: Pick<Settings, 'webDist'>
  log: { warn: (fields: object, message: string) => void }
}

/** Serves `client/` of the built web, precompressed where the build left `.br` and `.gz` beside a file. */
export async function registerWebAssets(
  app: FastifyInstance,
  { settings, log }: AssetDeps,
): Promise<void> {
  const root = join(settings.webDist, 'client')
  if (!existsSync(root)) {
    log.warn({ root }, 'the web is not built: only the API answers')
    return
  }
  await app.register(fastifyStatic, {
    root,
    // Each file gets its route at the start: an unknown path goes on to the pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '**/.vite/**'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(relative(root, path)))
      reply.header('content-security-policy', policy)
    },
  })
}

/** Names with a hash never change; the service worker and the manifest must be asked for each time. */
function cachingOf(path: string): string {
  if (/^assets\//.test(path)) return year
  if (/(^|\/)(sw|service-worker)\.js|\.webmanifest|\.html/.test(path)) return always
  return day
}
