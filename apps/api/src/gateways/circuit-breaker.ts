/** Keeps calls from somebody who does not answer: after `failures` in a row none is tried for `restMs`, then one. */
export type Breaker = {
  /** Milliseconds for which nothing is to be tried; 0 lets this call through. */
  restLeft: () => number
  /** Whether nothing is to be tried now; asking lets nothing through. */
  isResting: () => boolean
  succeeded: () => void
  failed: () => void
}

export function createBreaker({
  failures,
  restMs,
  now = Date.now,
}: {
  failures: number
  restMs: number
  now?: () => number
}): Breaker {
  let inARow = 0
  let restUntil = 0
  return {
    restLeft() {
      const left = restUntil - now()
      // The one that is let through keeps the others waiting until it is known how it went.
      if (left <= 0 && inARow >= failures) restUntil = now() + restMs
      return Math.max(0, left)
    },
    isResting: () => restUntil > now(),
    succeeded() {
      inARow = 0
      restUntil = 0
    },
    failed() {
      inARow += 1
      if (inARow >= failures) restUntil = now() + restMs
    },
  }
}
