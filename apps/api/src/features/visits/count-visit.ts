import { bucketOf, visitMetrics } from '@wepa/domain/insights/visit'
import type { VisitReport } from '@wepa/domain/insights/visit-schema'
import { dateOnly } from '@wepa/domain/text/date'
import type { Context } from '../../context.ts'
import { addVisit } from './visits.repo.ts'

/** Counts how fast one visit was. Of the visit itself, and of whoever made it, nothing is kept. */
export async function countVisit(
  ctx: Pick<Context, 'db' | 'clock'>,
  { metrics, ...visit }: VisitReport,
): Promise<{ success: true }> {
  const buckets = visitMetrics.flatMap((metric) => {
    const value = metrics[metric]
    return value === undefined ? [] : [{ metric, bucket: bucketOf(metric, value) }]
  })
  if (buckets.length > 0) {
    await addVisit(ctx.db, { ...visit, day: dateOnly(ctx.clock.now()), buckets })
  }
  return { success: true }
}
