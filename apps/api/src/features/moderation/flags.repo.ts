import type { FlagKind } from '@wepa/domain/moderation/moderation'
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
