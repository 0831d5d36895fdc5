import type { ReadDatabase } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

/** How many public ads each category holds; those without any are not in the map. */
export async function countByCategory(db: ReadDatabase): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('listings')
    .select(['categoryId', (count) => count.fn.countAll<number>().as('total')])
    // To the letter the condition of the index, which then answers alone.
    .where(IS_PUBLIC)
    .groupBy('categoryId')
    .execute()
  return new Map(rows.map(({ categoryId, total }) => [categoryId, total]))
}
