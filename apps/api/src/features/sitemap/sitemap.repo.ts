import { sql } from 'kysely'
import type { ReadDatabase } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

export type SitemapEntry = { id: number; updatedAt: string }

/** When a public ad of each part of `size` ids was last changed; parts without one are left out. */
export async function listPartChanges(
  db: ReadDatabase,
  size: number,
): Promise<{ part: number; updatedAt: string }[]> {
  const part = sql<number>`(id - 1) / ${sql.lit(size)} + 1`
  const rows = await db
    .selectFrom('listings')
    .select([part.as('part'), sql<Date>`max(updated_at)`.as('updatedAt')])
    .where(IS_PUBLIC)
    .groupBy('part')
    .orderBy('part')
    .execute()
  return rows.map((row) => ({ part: row.part, updatedAt: row.updatedAt.toISOString() }))
}

/** Public ads with `from` < id <= `to`, by id. */
export async function listPublicListings(
  db: ReadDatabase,
  { from, to }: { from: number; to: number },
): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'updatedAt'])
    .where('id', '>', from)
    .where('id', '<=', to)
    .where(IS_PUBLIC)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, updatedAt: row.updatedAt.toISOString() }))
}

/** People with public ads and when one of these was last changed: those with the newest, `most` of them. */
export async function listPublicSellers(db: ReadDatabase, most: number): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['userId as id', sql<Date>`max(updated_at)`.as('updatedAt')])
    .where(IS_PUBLIC)
    .groupBy('userId')
    .orderBy('updatedAt', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ id: row.id, updatedAt: row.updatedAt.toISOString() }))
}
