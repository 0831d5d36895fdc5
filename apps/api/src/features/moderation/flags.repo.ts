import type { FlagKind } from '@wepa/domain/moderation/moderation'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type NewFlag = {
  listingId: number
  relatedListingId: number | null
  kind: FlagKind
  detail: string
  finding: string
  createdAt: Date
}

/** False where the same was found before, whatever was decided about it. */
export async function insertFlag(db: Database, flag: NewFlag): Promise<boolean> {
  const row = await db
    .insertInto('moderationFlags')
    .values(flag)
    .onConflict((known) => known.columns(['listingId', 'kind', 'finding']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The ads that a finding, and those that are one case with it, compared its ad with. */
export async function listCompared(db: Database, flagId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select each.related_listing_id as id, min(each.id) as first
    from moderation_flags own join moderation_flags each on each.listing_id = own.listing_id
      and each.kind = own.kind and each.status = own.status
      and each.settled_by is not distinct from own.settled_by
    where own.id = ${flagId} and each.related_listing_id is not null
    group by each.related_listing_id order by first`.execute(db)
  return rows.map(({ id }) => id)
}
