// Leaves hosts in peace that do not answer: one breaker for each, kept while it matters.
import { LRUCache } from 'lru-cache'
import { type Breaker, createBreaker } from './circuit-breaker.ts'

export type HostRests = {
  /** The hosts that are not to be asked now. */
  resting: () => readonly string[]
  succeeded: (host: string) => void
  failed: (host: string) => void
}

const failures = 5
const restMs = 30_000
/** Names below a known one may be made up; those that failed longest ago are forgotten first. */
const mostHosts = 500

export function createHostRests(now: () => number = Date.now): HostRests {
  const breakers = new LRUCache<string, Breaker>({ max: mostHosts })
  return {
    resting: () =>
      [...breakers.entries()].flatMap(([host, breaker]) => (breaker.isResting() ? [host] : [])),
    succeeded: (host) => void breakers.delete(host),
    failed: (host) => {
      const breaker = breakers.get(host) ?? createBreaker({ failures, restMs, now })
      breaker.failed()
      breakers.set(host, breaker)
    },
  }
}
