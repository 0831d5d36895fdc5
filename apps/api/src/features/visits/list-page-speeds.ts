import { countVisits, p75Of, type VisitPeriod, visitMetrics } from '@wepa/domain/insights/visit'
import type { PageSpeed } from '@wepa/domain/insights/visit-schema'
import { dateOnly } from '@wepa/domain/text/date'
import type { Context } from '../../context.ts'
import { sumBuckets } from './visits.repo.ts'

const DAY = 86_400_000

/** How fast visits of the last days were, today included, by page and connection; the most visited first. Whoever calls must have asked whether this is an administrator. */
export async function listPageSpeeds(
  ctx: Pick<Context, 'db' | 'clock'>,
  { days }: { days: VisitPeriod },
): Promise<PageSpeed[]> {
  const from = dateOnly(new Date(ctx.clock.now().getTime() - (days - 1) * DAY))
  const rows = await sumBuckets(ctx.db, from)
  const groups = new Map<string, Bucket[]>()
  for (const row of rows) {
    const key = `${row.page} ${row.connection} ${row.savesData}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
    .flatMap((buckets) => {
      const [first] = buckets
      return first ? [speedOf(first, buckets)] : []
    })
    .sort((a, b) => b.visits - a.visits || a.page.localeCompare(b.page))
}

type Bucket = Awaited<ReturnType<typeof sumBuckets>>[number]

function speedOf({ page, connection, savesData }: Bucket, buckets: readonly Bucket[]): PageSpeed {
  const metrics = visitMetrics.flatMap((metric) => {
    const own = buckets.filter((bucket) => bucket.metric === metric)
    const p75 = p75Of(metric, own)
    return p75 === undefined ? [] : [{ metric, p75, visits: countVisits(own) }]
  })
  const visits = Math.max(...metrics.map((metric) => metric.visits))
  return { page, connection, savesData, visits, metrics }
}
