import { isTRPCClientError } from '@trpc/client'

/**
 * What a person can name so that we find their refused call in the server's log: the first eight characters of
 * its number. Undefined where no answer came.
 */
export function readReference(error: unknown): string | undefined {
  const response = isTRPCClientError(error) ? error.meta?.response : undefined
  if (!(response instanceof Response)) return undefined
  return response.headers.get('x-request-id')?.slice(0, 8).toUpperCase()
}
