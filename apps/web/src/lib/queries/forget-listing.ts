import type { QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../trpc.ts'

/** After one's own change: the ad's page waits for how it is now, and never shows how it was. */
export function forgetListing(client: QueryClient, id: number): void {
  const queryKey = getQueryKey(trpc.listings.get, { id }, 'query')
  client.removeQueries({ queryKey, type: 'inactive' })
}
