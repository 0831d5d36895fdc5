// When a thing that could not be sent is tried again.

const first = 2_000
const longest = 2 * 60_000

/**
 * Doubles from 2 s to 2 min, by up to half less, so that the phones of a whole island do not come back at
 * the same moment. What the server asked for (`after`, seconds) is the least, and gets a little on top.
 * @param random from 0 to 1
 * @returns ISO time
 */
export function nextTry(
  { attempts, after }: { attempts: number; after: number | undefined },
  now: number,
  random = Math.random(),
): string {
  const wait = Math.min(longest, first * 2 ** Math.max(0, attempts - 1)) * (1 - random / 2)
  const asked = after === undefined ? 0 : after * 1000 * (1 + random / 10)
  return new Date(now + Math.max(wait, asked)).toISOString()
}
