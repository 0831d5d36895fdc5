// Conversations: who talks with whom about which ad. Who may read them is decided by the rules.
import {
  type Conversation,
  DELETED_USER,
  type Participant,
} from '@wepa/domain/conversations/conversation'
import type { Dealing } from '@wepa/domain/conversations/offer'
import { REMOVED_TYPE } from '@wepa/domain/conversations/removed-message'
import type { ListingStatus } from '@wepa/domain/listings/listing'
import { sql } from 'kysely'
import { type Database, kept } from '../../db/database.ts'
import { isApart } from '../../db/is-apart.ts'
import { isArchivedBy, isMutedBy } from '../../db/sql/conversations/conversation-marks.ts'
import { DEALING } from '../../db/sql/conversations/dealing.ts'
import { countEvent, type NewEvent } from '../../db/sql/count-event.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

/** The two sides; null for one whose account is gone. */
export type Sides = { buyerId: number | null; sellerId: number | null }

/**
 * Opens the conversation of a buyer about an ad and counts it there, once.
 * Undefined when there is one already, the ad is not to be had at this moment, or the two are kept apart.
 */
export async function insertConversation(
  db: Database,
  {
    listingId,
    buyerId,
    at,
    event,
  }: { listingId: number; buyerId: number; at: Date; event: NewEvent },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into conversations (listing_id, buyer_id, seller_id, last_message_at, created_at)
    select ad.id, ${buyerId}::integer, ad.user_id, ${at}::timestamptz, ${at}::timestamptz
    from listings ad
    where ad.id = ${listingId} and ${IS_PUBLIC} and ad.user_id <> ${buyerId}
      and not ${isApart(buyerId, sql.ref('ad.user_id'))}
    for key share
    on conflict (listing_id, buyer_id) do nothing
    returning id`.execute(db)
  const [opened] = rows
  if (!opened) return undefined
  await sql`
    with counted as (
      update listings set messages = messages + 1 where id = ${listingId} returning id
    )
    ${countEvent(event, 'counted')}`.execute(db)
  return opened.id
}

/**
 * Names of these people, without those who are suspended; holds their accounts, which can be neither
 * deleted nor suspended until the transaction ends.
 */
export async function keepNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('users')
    .modifyFront(kept)
    .select(['id', 'fullName'])
    .where('id', 'in', ids)
    .where('suspendedAt', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}

export async function findConversationId(
  db: Database,
  { listingId, buyerId }: { listingId: number; buyerId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('listingId', '=', listingId)
    .where('buyerId', '=', buyerId)
    .executeTakeFirst()
  return row?.id
}

/** The two people of a conversation; null for one whose account is deleted, if not yet erased. */
export async function findSides(db: Database, id: number): Promise<Sides | undefined> {
  return db
    .selectFrom('conversations as talk')
    .modifyFront(kept)
    .leftJoin('users as buyer', (join) =>
      join.onRef('buyer.id', '=', 'talk.buyerId').on('buyer.closedAt', 'is', null),
    )
    .leftJoin('users as seller', (join) =>
      join.onRef('seller.id', '=', 'talk.sellerId').on('seller.closedAt', 'is', null),
    )
    .select(['buyer.id as buyerId', 'seller.id as sellerId'])
    .where('talk.id', '=', id)
    .executeTakeFirst()
}

/**
 * Holds a conversation until the transaction ends: its messages get their ids in the order in which
 * they stand, so that whoever asks for what came after one misses none.
 */
export async function lockConversation(db: Database, id: number): Promise<void> {
  await db
    .selectFrom('conversations')
    .modifyFront(kept)
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}

export type ListKey = { lastMessageAt: string; id: number }

/** `isArchived`: those that the person has put away, else the others. */
type ListQuery = {
  userId: number
  isArchived: boolean
  limit: number
  after: ListKey | undefined
}

/**
 * The conversations of a person, the last spoken in first: one more than `limit`. One in which
 * nothing was said yet is known to its buyer alone. Each side walks its own index and stops early.
 */
export async function listConversationKeys(
  db: Database,
  { userId, isArchived, limit, after }: ListQuery,
): Promise<ListKey[]> {
  const isWanted = isArchived ? isArchivedBy(userId) : sql<boolean>`not ${isArchivedBy(userId)}`
  const isFurther = after
    ? sql`(last_message_at, id) < (${after.lastMessageAt}::timestamptz, ${after.id})`
    : sql`true`
  const { rows } = await sql<{ id: number; lastMessageAt: Date }>`
    select id, last_message_at from (
      (select id, last_message_at from conversations talk
        where buyer_id = ${userId} and ${isFurther} and ${isWanted}
        order by last_message_at desc, id desc limit ${limit + 1})
      union all
      (select id, last_message_at from conversations talk
        where seller_id = ${userId} and ${isFurther} and ${isWanted}
          and exists (select from messages where conversation_id = talk.id)
        order by last_message_at desc, id desc limit ${limit + 1})
    ) talks
    order by last_message_at desc, id desc limit ${limit + 1}`.execute(db)
  return rows.map(({ id, lastMessageAt }) => ({ id, lastMessageAt: lastMessageAt.toISOString() }))
}

/** `isWithdrawn`: the administration took the ad off, its photos open by passes alone. */
export type FoundConversation = Conversation & { isWithdrawn: boolean }

/**
 * The conversations with these ids, in their order, as `viewerId` sees them: of an ad that the
 * administration took off only its owner sees the photos. Links wait for their copies. Who deleted their
 * account is nobody, and their ad nothing, before they are erased too.
 */
export async function findConversations(
  db: Database,
  ids: readonly number[],
  viewerId: number,
): Promise<FoundConversation[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select talk.id, ad.id as listing_id, buyer.id as buyer_id, seller.id as seller_id, talk.last_message_at,
      talk.created_at, talk.is_active,
      buyer.full_name as buyer_name, buyer.profile_image_url as buyer_image,
      seller.full_name as seller_name, seller.profile_image_url as seller_image,
      ad.title, ad.price, ad.price_numeric, ad.status, ad.is_active as is_on,
      (select slug from categories where categories.id = ad.category_id) as category,
      case when ad.id is not null then ${DEALING} end as dealing,
      (select offers.amount from offers where offers.conversation_id = talk.id and offers.state = 'accepted'
        order by offers.id desc limit 1) as agreed_price,
      coalesce(ad.withdrawn_at is not null, false) as is_withdrawn,
      array(select '/uploads/' || photos.hash || '.webp' from photos
        where photos.listing_id = ad.id and photos.hash is not null and (ad.withdrawn_at is null or ad.user_id = ${viewerId})
        order by photos.position) as images,
      said.content as last_content, said.created_at as last_said_at, said.sender_id as last_sender_id,
      (select count(*) from messages where conversation_id = talk.id and not is_read
        and message_type <> ${REMOVED_TYPE} and sender_id is distinct from ${viewerId}) as unread_count,
      exists (select from blocks where blocker_id = ${viewerId} and blocked_id =
        case talk.buyer_id when ${viewerId} then talk.seller_id else talk.buyer_id end) as is_blocked,
      ${isMutedBy(viewerId, sql`talk.id`)} as is_muted, ${isArchivedBy(viewerId)} as is_archived
    from conversations talk
    left join users buyer on buyer.id = talk.buyer_id and buyer.closed_at is null
    left join users seller on seller.id = talk.seller_id and seller.closed_at is null
    left join listings ad on ad.id = talk.listing_id and seller.id is not null
    left join lateral (
      select content, created_at, sender_id from messages
      where conversation_id = talk.id and message_type <> ${REMOVED_TYPE}
      order by id desc limit 1
    ) said on true
    where talk.id = any(${ids}::integer[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toConversation(row)] : []
  })
}

/** Somebody who wrote about an ad. */
export type Writer = { id: number; fullName: string; profileImageUrl: string | null; at: Date }

/** Who wrote about an ad and still has an account, the last to write first. */
export async function listWriters(
  db: Database,
  { listingId, limit }: { listingId: number; limit: number },
): Promise<Writer[]> {
  const { rows } = await sql<Writer>`
    select person.id, person.full_name, person.profile_image_url, talk.last_message_at as at
    from conversations talk join users person on person.id = talk.buyer_id
    where talk.listing_id = ${listingId} and person.closed_at is null
      and exists (select from messages where conversation_id = talk.id)
    order by talk.last_message_at desc, talk.id desc limit ${limit}`.execute(db)
  return rows
}

type Row = {
  id: number
  listingId: number | null
  buyerId: number | null
  sellerId: number | null
  lastMessageAt: Date | null
  createdAt: Date
  isActive: boolean
  buyerName: string | null
  buyerImage: string | null
  sellerName: string | null
  sellerImage: string | null
  title: string | null
  price: string | null
  priceNumeric: string | null
  category: string | null
  dealing: Dealing | null
  agreedPrice: string | null
  status: ListingStatus | null
  isOn: boolean | null
  isWithdrawn: boolean
  images: string[]
  lastContent: string | null
  lastSaidAt: Date | null
  lastSenderId: number | null
  unreadCount: number
  isBlocked: boolean
  isMuted: boolean
  isArchived: boolean
}

function toConversation(row: Row): FoundConversation {
  return {
    id: row.id,
    listingId: row.listingId,
    buyerId: row.buyerId,
    sellerId: row.sellerId,
    lastMessageAt: (row.lastMessageAt ?? row.createdAt).toISOString(),
    isActive: row.isActive,
    buyer: participant(row.buyerId, row.buyerName, row.buyerImage),
    seller: participant(row.sellerId, row.sellerName, row.sellerImage),
    listing: listingOf(row),
    lastMessage: lastMessageOf(row),
    unreadCount: row.unreadCount,
    isBlocked: row.isBlocked,
    isMuted: row.isMuted,
    isArchived: row.isArchived,
    agreedPrice: row.agreedPrice,
    isWithdrawn: row.isWithdrawn,
  }
}

function listingOf(row: Row): Conversation['listing'] {
  const { title, price, priceNumeric, images, status, isOn } = row
  if (title === null || status === null) return null
  const { dealing, category } = row
  return {
    ...{ title, price, priceNumeric, images, status, isActive: isOn === true },
    ...(dealing !== null && { dealing }),
    ...(category !== null && { category }),
  }
}

function lastMessageOf({ lastContent: content, lastSaidAt, lastSenderId: senderId }: Row) {
  if (content === null || lastSaidAt === null) return null
  return { content, createdAt: lastSaidAt.toISOString(), senderId }
}

function participant(id: number | null, name: string | null, image: string | null): Participant {
  return { id, fullName: name ?? DELETED_USER, profileImageUrl: image }
}
