import { QueryClient } from '@tanstack/react-query'

/**
 * §7: no retries, no refetch on focus, data never stale; what changed is refreshed by name.
 * `always` because a call without network must fail at once and say so, not wait silently.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
