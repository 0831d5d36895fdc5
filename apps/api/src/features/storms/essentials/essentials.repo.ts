import { sql } from 'kysely'
import type { ReadDatabase } from '../../../db/database.ts'
import { IS_PUBLIC } from '../../../db/sql/public-ads.ts'
import { HAS_ESSENTIAL_WORD } from '../../../db/sql/storms/essential-words.ts'

export type NamedAd = {
  id: number
  title: string
  price: string | null
  /** Its slug. */
  municipality: string | null
  createdAt: Date
}

/** Public ads whose titles say a word of the essentials, the newest first. Seeks along `listings_essential`. */
export async function listNamedAds(db: ReadDatabase, limit: number): Promise<NamedAd[]> {
  const { rows } = await sql<NamedAd>`
    select id, title, price, municipality, created_at as "createdAt" from listings
    where ${IS_PUBLIC} and ${HAS_ESSENTIAL_WORD}
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** Which of these ads are in the lists. */
export async function listStillPublic(
  db: ReadDatabase,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from listings where id = any(${[...ids]}) and ${IS_PUBLIC}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
