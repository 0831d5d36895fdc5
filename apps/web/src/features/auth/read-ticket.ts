import { isTRPCClientError } from '@trpc/client'

/** The ticket of a sign-in whose password was right and which waits for a code. */
export function readTicket(error: unknown): string | undefined {
  const data: unknown = isTRPCClientError(error) ? error.data : undefined
  if (typeof data !== 'object' || data === null || !('ticket' in data)) return undefined
  return typeof data.ticket === 'string' ? data.ticket : undefined
}
