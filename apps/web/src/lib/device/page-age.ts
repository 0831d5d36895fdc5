// How old a page is that came as HTML. A browser that has the page already is told that it still says the same
// (304), so what stands in the HTML may be older than what it says.
import { confirmedMark, keptPageMark } from './worker-messages.ts'

/** When the server last said what this page says, in ms. @param renderedAt as it stands in the page, ISO */
export function confirmedAt(renderedAt: string): number {
  const confirmed = Date.parse(markOf(confirmedMark)?.description ?? '')
  return Math.max(Date.parse(renderedAt), confirmed || 0)
}

/** Whether the service worker had this page, because no newer one came. */
export function isKeptPage(): boolean {
  return markOf(keptPageMark) !== undefined
}

/** What the server or the service worker said of this page under a name; Safari knows no such marks before 16.4. */
export function markOf(name: string): PerformanceServerTiming | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation) return undefined
  const marks = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : []
  return marks?.find((mark) => mark.name === name)
}
