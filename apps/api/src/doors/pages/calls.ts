// Procedures called by a page that is being rendered here: no HTTP, the same answers.
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server'
import type { Context } from '../../context.ts'
import { appRouter } from '../router.ts'

export type PageCall = {
  type: 'query' | 'mutation' | 'subscription'
  path: string
  input: unknown
}
export type PageCallAnswer = { data: unknown } | { error: object }

/** Answers what the HTTP door would send for the same call, as plain JSON values. */
export function callInProcess(ctx: Context): (call: PageCall) => Promise<PageCallAnswer> {
  return async ({ type, path, input }) => {
    try {
      const getRawInput = async () => input
      const router = appRouter
      const options = { router, path, type, ctx, getRawInput, signal: undefined, batchIndex: 0 }
      return { data: plain(await callTRPCProcedure(options)) }
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause)
      const config = appRouter._def._config
      return { error: plain(getTRPCErrorShape({ config, error, type, path, input, ctx })) }
    }
  }
}

/** Over HTTP `undefined` would not arrive; the browser must hydrate from the same. */
function plain<T>(value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value))
}
