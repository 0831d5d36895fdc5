// What the device kept of the product: says so, and goes on keeping.
import { findPage } from '@wepa/domain/pages'
import { watchDismissed } from '../../blocks/people/dismissed-ads.ts'
import { watchSearchFields } from '../../blocks/search/suggestions/watch-search-fields.ts'
import { noteKept } from '../../lib/device/connection.ts'
import { confirmedAt, isKeptPage, markOf } from '../../lib/device/page-age.ts'
import { savesData } from '../../lib/device/saves-data.ts'
import { readPerson } from '../../lib/session/session.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import type { AppRouter } from '../router.tsx'

/** When answers begin to be kept, in ms: the first screen and what it loads come before. */
const patience = 1_000

/** Runs once the first screen stands. */
export function startDevice(router: AppRouter): void {
  const { queryClient, client, site } = router.options.context
  watchDismissed(client)
  watchSearchFields(router)
  whenIdle(
    () =>
      void import('../../blocks/storms/watch-storms.ts')
        .then(({ watchStorms }) => watchStorms(router.options.context))
        .catch(() => {}),
    5_000,
  )
  if (!savesData()) whenIdle(() => fetchNextScreen(router), 5_000)
  if (isKeptPage()) {
    noteKept(new Date(confirmedAt(site.renderedAt)).toISOString())
    void queryClient.invalidateQueries()
  }
  const isList = findPage(window.location.pathname)?.primed !== undefined
  setTimeout(
    () =>
      void import('../../offline/query-cache/persist-answers.ts')
        .then(({ keepAnswers }) => keepAnswers(queryClient, { isUrgent: isList }))
        .catch(() => {}),
    // A list that is looked up without network is often only glanced at before.
    isList ? 0 : patience,
  )
  whenIdle(() => void remind(router).catch(() => {}), 10_000)
  setTimeout(() => void watchOpenedAds(router).catch(() => {}), patience)
  if (isVisitDrawn()) setTimeout(() => void reportVisit().catch(() => {}), patience)
}

/** Whether this visit is one of the few that report how fast they were. */
function isVisitDrawn(): boolean {
  return Math.random() < Number(markOf('visits')?.description ?? 0)
}

async function remind(router: AppRouter): Promise<void> {
  if (!readPerson()) return
  const { remindOfMeetings } = await import('../meeting-reminders.ts')
  remindOfMeetings(router)
}

async function reportVisit(): Promise<void> {
  const { reportWhenLeft } = await import('./report-visit.ts')
  reportWhenLeft()
}

/** What was opened here is marked in lists. */
async function watchOpenedAds(router: AppRouter): Promise<void> {
  const { watchSeen } = await import('../../blocks/seen/watch-seen.ts')
  watchSeen({
    onOpened: (listener) => {
      router.subscribe('onResolved', ({ toLocation }) => listener(toLocation.pathname))
      listener(router.state.location.pathname)
    },
    findListing: (id) => router.options.context.trpc.listings.get.ensureData({ id }),
  })
}

/** Whoever looks at ads opens one next: its screen is here before the tap, only the rest of its data is not. */
function fetchNextScreen(router: AppRouter): void {
  void router.loadRouteChunk(router.routesByPath['/listing/$id'])?.catch(() => {})
  void import('../../blocks/listing-card/find-card.ts').catch(() => {})
}
