// Ads that are about to run out, and whose owner has not been told of it.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { IS_PUBLIC } from '../../../db/sql/public-ads.ts'
import { TIME_RUNS } from '../../../db/sql/storms/storm-hold.ts'

/** From now until when an end counts as near. */
export type Soon = { now: Date; until: Date }
export type ExpiringListing = { id: number; title: string; expiresAt: Date }

/** Owners above `after` who have something to be told, by their ids. */
export async function listOwnersToWarn(
  db: Database,
  soon: Soon,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('listings')
    .select('userId as id')
    .distinct()
    .where(isDue(soon))
    .where('userId', '>', after)
    .orderBy('userId')
    .limit(limit)
    .execute()
}

/** A person's ads of which they have to be told; they count as told from now on. The first to end come first. */
export async function takeExpiring(
  db: Database,
  userId: number,
  soon: Soon,
): Promise<ExpiringListing[]> {
  const rows = await db
    .updateTable('listings')
    .set(({ ref }) => ({ expiryNoticedFor: ref('expiresAt') }))
    .where('userId', '=', userId)
    .where(isDue(soon))
    .returning(['id', 'title', 'expiresAt'])
    .execute()
  return rows.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || a.id - b.id)
}

/** The first two lines are those of the index `listings_by_expiry`. */
function isDue({ now, until }: Soon) {
  return sql<boolean>`${IS_PUBLIC}
    and expires_at > ${now} and expires_at <= ${until}
    and expiry_noticed_for is distinct from expires_at and ${TIME_RUNS}`
}
