// What the device kept of the product: says so, and goes on keeping.
import { noteKept } from '../../lib/device/connection.ts'
import { keptPageMark } from '../../lib/device/worker-messages.ts'
import type { AppRouter } from '../router.tsx'

/** When answers begin to be kept, in ms: the first screen and what it loads come before. */
const patience = 1_000

/** Runs once the first screen stands. */
export function startDevice({ options }: AppRouter): void {
  const { queryClient, site } = options.context
  if (isKeptPage()) {
    noteKept(site.renderedAt)
    void queryClient.invalidateQueries()
  }
  setTimeout(
    () =>
      void import('../../offline/query-cache/persist-answers.ts')
        .then(({ keepAnswers }) => keepAnswers(queryClient))
        .catch(() => {}),
    patience,
  )
}

/** Whether the service worker had this page, because no newer one came. */
function isKeptPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const marks = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : []
  return marks.some(({ name }) => name === keptPageMark)
}
