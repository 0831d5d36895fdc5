// Who was told within a day that the price of an ad is lower: they are told of that ad by nothing else meanwhile.
import { dateOnly } from '@wepa/domain/text/date'
import { sql } from 'kysely'
import type { Sql } from '../listing-filters.ts'

const DAY = 86_400_000
const PREFIX = 'price_dropped'

/** The key under which a person is told of an ad: once a day, whatever happens at the same moment. */
export function priceDropKey(listingId: number, now: Date): string {
  return `${PREFIX}:${listingId}:${dateOnly(now)}`
}

/** Found by the keys of today and yesterday, which an index holds. */
export function wasToldOfDrop({
  userId,
  listingId,
  now,
}: {
  userId: Sql
  listingId: Sql
  now: Date
}): Sql {
  const dayAgo = new Date(now.getTime() - DAY)
  const keys = [now, dayAgo].map(
    (at) => sql`${PREFIX} || ':' || ${listingId} || ':' || ${dateOnly(at)}`,
  )
  return sql`exists (select from notifications told
    where told.user_id = ${userId} and told.key in (${sql.join(keys)}) and told.created_at > ${dayAgo})`
}
