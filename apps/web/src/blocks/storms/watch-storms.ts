// A storm that begins or ends while a page is open: asked when somebody comes back to it after a while.
import { isNoticeClosed, type Storm, stormWords } from '@wepa/domain/storms/storm'
import { dateOnly } from '@wepa/domain/text/date'
import { markOf } from '../../lib/device/page-age.ts'
import { confirmedMark } from '../../lib/device/worker-messages.ts'
import type { RouterContext } from '../../lib/router-context.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** In ms; the page as it came says it at first. */
const every = 5 * 60_000

/** What it learns counts for warnings and for how long ads run; of a storm that began a toast tells. */
export function watchStorms({ trpc, site }: Pick<RouterContext, 'trpc' | 'site'>): void {
  // A page that was kept, and the empty one, are as old as the server's word in them.
  let askedAt = Date.parse(markOf(confirmedMark)?.description ?? '') || 0
  let known = (site.storms ?? []).map(nameOf)
  const ask = async () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return
    if (Date.now() - askedAt < every) return
    askedAt = Date.now()
    const storms = await trpc.storms.now.fetch(undefined, { staleTime: 0 })
    const begun = storms.filter((storm) => !known.includes(nameOf(storm)))
    known = storms.map(nameOf)
    if (!isNoticeClosed(document.cookie, dateOnly(new Date()))) tell(begun)
  }
  const askQuietly = () => void ask().catch(() => {})
  document.addEventListener('visibilitychange', askQuietly)
  window.addEventListener('online', askQuietly)
  askQuietly()
}

/** Prolonging one is no news. */
function nameOf({ reason, regions }: Storm): string {
  return `${reason} ${regions.join()}`
}

function tell(begun: readonly Storm[]): void {
  if (begun.length === 0) return
  showToast({
    title: 'Modo tormenta',
    description: begun.map(stormWords).join(' · '),
    action: {
      label: 'Ver lo esencial',
      onPress: () => window.location.assign('/esenciales'),
    },
  })
}
