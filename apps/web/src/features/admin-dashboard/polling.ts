import { useConnection } from '../../lib/device/connection.ts'

/** How often each part asks anew, in ms; the charts are an addition. */
export const pace = {
  stats: 30_000,
  users: 60_000,
  sessions: 15_000,
  activities: 10_000,
  trends: 60_000,
  speeds: 60_000,
  misses: 60_000,
  managers: 20_000,
  storms: 20_000,
  suspicions: 15_000,
  warnings: 60_000,
} as const

/**
 * Options of a query that keeps itself new: while it is shown, the page is seen and there is a network.
 * Who comes back after longer than one pause gets news at once.
 */
export function usePolling(part: keyof typeof pace) {
  const { isOnline } = useConnection()
  const every = pace[part]
  return {
    staleTime: every,
    refetchInterval: isOnline && every,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  }
}
