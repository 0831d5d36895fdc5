import { EVENT_DAYS } from '@wepa/domain/insights/analytics'
import { compareDays, lastSpotlight, sumDays } from '@wepa/domain/insights/place-report'
import type { PlaceReport } from '@wepa/domain/insights/place-report-schema'
import { dateOnly } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import {
  findReportedAd,
  listBoughtTimes,
  listDayCounts,
  sumAlike,
  sumReturned,
  sumSources,
} from './place-reports.repo.ts'

const DAY = 86_400_000

/** A report as it stands now, and whose ad it is about. */
export type CountedReport = { userId: number; report: PlaceReport }

/**
 * What an ad's last place has brought until now; undefined where it is no Spotlight place, for an ad that is gone, and for
 * a place of so long ago that its events are forgotten.
 */
export async function countReport(
  ctx: Pick<Deps, 'db' | 'clock'>,
  listingId: number,
): Promise<CountedReport | undefined> {
  const now = ctx.clock.now()
  const place = lastSpotlight(await listBoughtTimes(ctx.db, listingId), now)
  const ad = place ? await findReportedAd(ctx.db, listingId) : undefined
  if (!place || !ad) return undefined
  const { startsAt, endsAt } = place
  if (endsAt.getTime() < now.getTime() - EVENT_DAYS * DAY) return undefined
  const until = Math.min(endsAt.getTime(), now.getTime())
  const from = Math.max(startsAt.getTime(), until - (EVENT_DAYS - 1) * DAY)
  const span = { from: dateOnly(new Date(from)), to: dateOnly(new Date(until)) }
  const [counted, sources, returned, others] = await Promise.all([
    listDayCounts(ctx.db, listingId, span),
    sumSources(ctx.db, listingId, span),
    sumReturned(ctx.db, listingId, span),
    sumAlike(ctx.db, ad, { ...span, startsAt }),
  ])
  const sums = sumDays(span.from, span.to, counted)
  const report = {
    listing: { id: listingId, title: ad.title },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isOver: endsAt <= now,
    ...span,
    ...sums,
    returned,
    isSold: ad.status === 'sold',
    sources,
    comparison: compareDays(sums, others, sums.days.length),
  }
  return { userId: ad.userId, report }
}
