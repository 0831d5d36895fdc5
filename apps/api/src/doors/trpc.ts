// tRPC under /trpc: for the product's own web.
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'
import { toRefusal } from '../errors.ts'
import { createGate } from '../gateways/gate.ts'
import { asTrpcError, refusalOf } from '../trpc.ts'
import { noteCallStatus } from './http/counted-status.ts'
import { contextOf } from './http/request-context.ts'
import { type AppRouter, appRouter } from './router.ts'

const largestBatch = 30
/** Calls of one batch that run side by side. */
const atOnce = 4

/** Registers the door; a batch of calls shares one context. */
export async function registerTrpc(app: FastifyInstance, deps: Deps): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    // More than any screen asks for at once; a batch is one request to every other limit.
    maxBatchSize: largestBatch,
    createContext: async ({ req }) => {
      const ctx = await contextOf(deps, req).catch((error: unknown) => {
        throw asTrpcError(error)
      })
      // One request must not hold the whole pool.
      return {
        ...ctx,
        inTurn: createGate(atOnce, largestBatch, () => new DomainError('unavailable')),
      }
    },
    onError: ({ error, path, req }) => {
      noteCallStatus(req, refusalOf(error).status)
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
