import {
  QueryClient,
  type QueryObserverOptions,
  type QueryPersister,
  replaceEqualDeep,
} from '@tanstack/react-query'
import { isFromDevice } from '../device/device-marks.ts'

/**
 * No retries, no refetch on focus, data never stale; what changed is refreshed by name.
 * `always` because a call without network must fail at once and say so, not wait silently.
 * @param persister what stands between every query and its call; nothing on the server
 */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        // An answer of now is another one than the device's, also when it says the same.
        structuralSharing: (before, now) =>
          isFromDevice(before) ? now : replaceEqualDeep(before, now),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  if (!persister) return client
  const merge = client.defaultQueryOptions.bind(client)
  // Not among the defaults: tRPC's lists that come page by page overwrite that one with undefined.
  return Object.assign(client, {
    defaultQueryOptions: (options: QueryObserverOptions) => merge({ ...options, persister }),
  })
}
