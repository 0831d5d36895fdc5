/**
 * Notes the timers that are started from now on.
 * @returns ends those that still wait, and starts no others
 */
export function watchTimers(): () => void {
  const waiting = new Set<NodeJS.Timeout>()
  const start = globalThis.setTimeout
  let isOver = false
  const watched = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const timer = start(() => {
      waiting.delete(timer)
      work(...given)
    }, ms)
    if (isOver) clearTimeout(timer)
    else waiting.add(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(watched, start)
  return () => {
    isOver = true
    for (const timer of waiting) clearTimeout(timer)
  }
}
