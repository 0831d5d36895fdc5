// SQL of how fast visits were.
import type { VisitMetric } from '@wepa/domain/insights/visit'
import type { VisitReport } from '@wepa/domain/insights/visit-schema'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

type CountedVisit = Pick<VisitReport, 'page' | 'connection' | 'savesData'> & {
  /** 'YYYY-MM-DD' */
  day: string
  buckets: readonly { metric: VisitMetric; bucket: number }[]
}

/** Adds one visit to its buckets. */
export async function addVisit(db: Database, { buckets, ...visit }: CountedVisit): Promise<void> {
  // In one order everywhere, so that two visits never wait for each other in turn.
  const inOrder = [...buckets].sort((a, b) => (a.metric < b.metric ? -1 : 1))
  await db
    .insertInto('visitCounts')
    .values(inOrder.map((bucket) => ({ ...visit, ...bucket, count: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'connection', 'savesData', 'metric', 'bucket'])
        .doUpdateSet({ count: sql`visit_counts.count + 1` }),
    )
    .execute()
}

/** The buckets of all days from `from` on ('YYYY-MM-DD'), those of one page and connection one after the other. */
export async function sumBuckets(db: Database, from: string) {
  return db
    .selectFrom('visitCounts')
    .select(['page', 'connection', 'savesData', 'metric', 'bucket'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', from)
    .groupBy(['page', 'connection', 'savesData', 'metric', 'bucket'])
    .execute()
}

/** Forgets the days before one ('YYYY-MM-DD'), at most 5,000 rows. Answers how many. */
export async function deleteVisits(db: Database, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from visit_counts where ctid = any(array(
      select ctid from visit_counts where day < ${before} limit 5000))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
