/**
 * Runs work when the browser has nothing better to do, after `timeout` ms at the latest. Not every Safari has idle
 * callbacks: there it runs a moment later.
 * @returns takes it back
 */
export function whenIdle(work: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout })
    return () => window.cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, 200)
  return () => clearTimeout(asked)
}
