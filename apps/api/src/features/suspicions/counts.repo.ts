// What is counted of people for their score: docs/product/suspicion.md. Whom they write to and how often, never what.
import { SEVERAL, type SuspicionPart } from '@wepa/domain/moderation/suspicion'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

export type ActivePerson = { id: number; at: Date }

type ActiveQuery = { since: Date; limit: number; after: ActivePerson | undefined }

/**
 * People who began to talk, came with a new ad or had a photo found since a moment, and have done so since they were
 * last scored: those who wait longest for it first, whatever they do meanwhile.
 */
export async function listActive(
  db: Database,
  { since, limit, after }: ActiveQuery,
): Promise<ActivePerson[]> {
  const isFurther = after
    ? sql`(min(did.at), person.id) > (${after.at}::timestamptz, ${after.id}::integer)`
    : sql`true`
  const { rows } = await sql<ActivePerson>`
    select person.id, min(did.at) as at
    from (
      select sender_id as user_id, said_at as at from first_messages where said_at > ${since}
      union all
      select seller_id, listed_at from new_listings where listed_at > ${since}
      union all
      select ad.user_id, flag.created_at
      from moderation_flags flag join listings ad on ad.id = flag.listing_id
      where flag.status = 'pending' and flag.kind = 'duplicate_photo' and flag.created_at > ${since}
    ) did
      join users person on person.id = did.user_id and person.role = 'user'
        and person.suspended_at is null and person.closed_at is null
      left join scored_people scored on scored.user_id = person.id
    where scored.scored_at is null or scored.scored_at < did.at
    group by person.id
    having ${isFurther}
    order by min(did.at), person.id limit ${limit}`.execute(db)
  return rows
}

export type Counts = Record<Exclude<SuspicionPart, 'low_prices'>, number>

type Since = { day: Date; month: Date; newAccount: Date }

/** Who got a first message: the seller, or nobody any more, whom each conversation counts for one. */
const receiver = sql`coalesce(talk.seller_id, -talk.id)`

/** All parts of these people but their prices. */
export async function countParts(
  db: Database,
  ids: readonly number[],
  { day, month, newAccount }: Since,
): Promise<ReadonlyMap<number, Counts>> {
  const { rows } = await sql<Row>`
    with said as materialized (
      select talked.sender_id, mark.kind, mark.hash, count(distinct ${receiver}) as people
      from first_messages talked
        join first_message_marks mark on mark.conversation_id = talked.conversation_id
        join conversations talk on talk.id = talked.conversation_id
      where talked.sender_id = any(${ids}::integer[]) and talked.said_at > ${day}
      group by 1, 2, 3
    ), several as materialized (
      select sender_id, kind, hash from said where people >= ${SEVERAL}
    ), spread as materialized (
      select mark.hash, count(distinct talked.sender_id) as senders, count(distinct ${receiver}) as people
      from (select distinct hash from several) own
        join first_message_marks mark on mark.hash = own.hash
        join first_messages talked on talked.conversation_id = mark.conversation_id
          and talked.said_at > ${day}
        join conversations talk on talk.id = talked.conversation_id
      group by 1
    )
    select person.id,
      coalesce((select max(people) from said where sender_id = person.id and kind = 'words'), 0)
        as same_message,
      coalesce((select max(senders) - 1 from several join spread using (hash)
        where sender_id = person.id and kind = 'words'), 0) as shared_message,
      coalesce((select max(people) from several join spread using (hash)
        where sender_id = person.id and kind = 'link'), 0) as shared_link,
      case when person.created_at > ${newAccount} then (
        select count(*) from first_messages where sender_id = person.id and said_at > ${day}
      ) else 0 end as new_account,
      (select count(distinct ${network}) from sessions
        where user_id = person.id and actor_id is null and created_at > ${day}) as sign_ins,
      ${copiedPhotos(month)} as copied_photos
    from users person where person.id = any(${ids}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, toCounts(row)]))
}

type Row = {
  id: number
  sameMessage: number
  sharedMessage: number
  sharedLink: number
  newAccount: number
  signIns: number
  copiedPhotos: number
}

function toCounts(row: Row): Counts {
  return {
    same_message: row.sameMessage,
    shared_message: row.sharedMessage,
    shared_link: row.sharedLink,
    new_account: row.newAccount,
    sign_ins: row.signIns,
    copied_photos: row.copiedPhotos,
  }
}

/** A phone changes its address within its provider's block: a /24 of IPv4, a /48 of IPv6 is one network. */
const network = sql`coalesce(
  substring(ip from '(\\d+\\.\\d+\\.\\d+)\\.\\d+$'),
  split_part(ip, ':', 1) || ':' || split_part(ip, ':', 2) || ':' || split_part(ip, ':', 3))`

/** Ads with a photo that was somebody else's, as long as no moderator found nothing wrong with it. */
function copiedPhotos(month: Date) {
  return sql`(
    select count(distinct flag.listing_id)
    from listings ad join moderation_flags flag on flag.listing_id = ad.id
      left join moderation_decisions said on said.id = flag.settled_by
    where ad.user_id = person.id and flag.kind = 'duplicate_photo' and flag.created_at > ${month}
      and said.action is distinct from 'resolve')`
}

export type NewAd = {
  userId: number
  title: string
  categoryId: number
  condition: string | null
  priceNumeric: string
  priceMax: string | null
}

/** The newest public ads of these people with a price, of those that are new since a moment, at most `each` of one. */
export async function listNewAds(
  db: Database,
  ids: readonly number[],
  { since, each }: { since: Date; each: number },
): Promise<NewAd[]> {
  const { rows } = await sql<NewAd>`
    select found.* from unnest(${ids}::integer[]) person (id), lateral (
      select ad.user_id, ad.title, ad.category_id, ad.condition, ad.price_numeric, ad.price_max
      from new_listings fresh join listings ad on ad.id = fresh.listing_id
      where fresh.seller_id = person.id and fresh.listed_at > ${since} and ${IS_PUBLIC}
        and ad.price_numeric > 0
      order by fresh.listed_at desc, fresh.listing_id desc limit ${each}
    ) found`.execute(db)
  return rows
}
