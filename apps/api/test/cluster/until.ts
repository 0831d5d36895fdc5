import { setTimeout as wait } from 'node:timers/promises'

/**
 * Looks again and again until there is something to answer.
 * @throws when there is nothing after so many seconds
 */
export async function until<T>(
  what: string,
  seconds: number,
  look: () => Promise<T | undefined>,
): Promise<T> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(200)) {
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
  }
  throw new Error(`${what}: not within ${seconds} s`)
}
