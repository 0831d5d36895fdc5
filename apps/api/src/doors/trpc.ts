// tRPC under /trpc: for the product's own web.
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'
import { toRefusal } from '../errors.ts'
import { asTrpcError } from '../trpc.ts'
import { contextOf } from './request-context.ts'
import { type AppRouter, appRouter } from './router.ts'

/** Registers the door; a batch of calls shares one context. */
export async function registerTrpc(app: FastifyInstance, deps: Deps): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    // More than any screen asks for at once; a batch is one request to every other limit.
    maxBatchSize: 30,
    createContext: ({ req }) =>
      contextOf(deps, req).catch((error: unknown) => {
        throw asTrpcError(error)
      }),
    onError: ({ error, path, req }) => {
      if (toRefusal(error).code === 'internal' && error.code === 'INTERNAL_SERVER_ERROR') {
        req.log.error({ err: error.cause ?? error, path }, 'a procedure failed')
      }
    },
    responseMeta: ({ errors }) => {
      const waits = errors.map((error) => toRefusal(error).retryAfter ?? 0)
      const longest = Math.max(0, ...waits)
      // What a person or the desk was told stays in no browser's cache for whoever has the device next. Nothing
      // is lost: these answers carry no ETag to ask again with.
      const headers = { 'cache-control': 'no-store' }
      return { headers: longest ? { ...headers, 'retry-after': String(longest) } : headers }
    },
  }
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions })
}
