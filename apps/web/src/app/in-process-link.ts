// How a page on the server reaches the procedures: a function call, no HTTP.
import { isTRPCClientError, TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { ApiLink, AppRouter } from '../lib/trpc.ts'

/** What the server hands in. A refusal comes as the same object its HTTP door would send. */
export type CallProcedure = (operation: {
  type: 'query' | 'mutation' | 'subscription'
  path: string
  input: unknown
}) => Promise<{ data: unknown } | { error: object }>

export function inProcessLink(call: CallProcedure): ApiLink {
  return () =>
    ({ op }) =>
      observable((observer) => {
        call({ type: op.type, path: op.path, input: op.input }).then(
          (answer) => {
            if ('error' in answer) return observer.error(TRPCClientError.from(answer))
            observer.next({ result: { type: 'data', data: answer.data } })
            observer.complete()
          },
          (cause: Error) => observer.error(TRPCClientError.from(cause)),
        )
      })
}

/** The HTTP status of a refused call, or null for any other failure. */
export function statusOf(error: unknown): number | null {
  return isTRPCClientError<AppRouter>(error) ? (error.data?.httpStatus ?? null) : null
}
