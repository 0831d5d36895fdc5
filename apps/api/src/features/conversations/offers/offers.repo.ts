// SQL of offers: what hangs on a message, and what becomes of it.
import type { Dealing, OfferState } from '@wepa/domain/conversations/offer'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { DEALING } from '../../../db/sql/conversations/dealing.ts'
import { IS_PUBLIC } from '../../../db/sql/public-ads.ts'

/** The ad of a conversation, as offers ask about it; undefined once it is gone. */
export type OfferedAd = {
  id: number
  isToBeHad: boolean
  isActive: boolean
  status: string
  dealing: Dealing
  floor: string | null
}

export async function findOfferedAd(
  db: Database,
  conversationId: number,
): Promise<OfferedAd | undefined> {
  const { rows } = await sql<OfferedAd>`
    select ad.id, ad.is_active and ad.status <> 'sold' as is_to_be_had, ad.is_active, ad.status,
      ${DEALING} as dealing, offer_floors.amount::text as floor
    from conversations talk join listings ad on ad.id = talk.listing_id
    left join offer_floors on offer_floors.listing_id = ad.id
    where talk.id = ${conversationId}`.execute(db)
  return rows[0]
}

/** An offer with its conversation; `messageType` is another once its message was removed. */
export type FoundOffer = {
  id: number
  conversationId: number
  messageId: number
  messageType: string
  offererId: number | null
  amount: string
  state: OfferState
  expiresAt: Date
}

export async function findOffer(db: Database, id: number): Promise<FoundOffer | undefined> {
  return selectOffers(db).where('offers.id', '=', id).executeTakeFirst()
}

/** The one offer of a conversation that waits for an answer, whatever the time is. */
export async function findOpenOffer(
  db: Database,
  conversationId: number,
): Promise<FoundOffer | undefined> {
  return selectOffers(db)
    .where('offers.conversationId', '=', conversationId)
    .where('offers.state', '=', 'open')
    .executeTakeFirst()
}

function selectOffers(db: Database) {
  return db
    .selectFrom('offers')
    .innerJoin('messages', 'messages.id', 'offers.messageId')
    .select([
      'offers.id',
      'offers.conversationId',
      'offers.messageId',
      'messages.messageType',
      'offers.offererId',
      'offers.amount',
      'offers.state',
      'offers.expiresAt',
    ])
}

export type NewOffer = {
  conversationId: number
  messageId: number
  offererId: number
  amount: string
  createdAt: Date
  expiresAt: Date
}

export async function insertOffer(db: Database, offer: NewOffer): Promise<number> {
  const { id } = await db
    .insertInto('offers')
    .values(offer)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What became of an open offer; its message says so to whoever asks for what has changed. False for one that is not open. */
export async function decideOffer(
  db: Database,
  { id, state, at }: { id: number; state: OfferState; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with decided as (
      update offers set state = ${state}, decided_at = ${at}
      where id = ${id} and state = 'open' returning message_id
    )
    update messages set changed_at = ${at} from decided where messages.id = decided.message_id
    returning messages.id`.execute(db)
  return rows.length > 0
}

/** Open offers that can be accepted no more: their time is over, or their ad is not to be had. */
export async function listOverdue(
  db: Database,
  { now, after }: { now: Date; after: number },
): Promise<{ id: number; conversationId: number }[]> {
  const { rows } = await sql<{ id: number; conversationId: number }>`
    select offers.id, offers.conversation_id from offers
    join conversations talk on talk.id = offers.conversation_id
    where offers.state = 'open' and offers.id > ${after} and (offers.expires_at <= ${now}
      or not exists (select from listings where listings.id = talk.listing_id and ${IS_PUBLIC}))
    order by offers.id limit 100`.execute(db)
  return rows
}

export async function findFloor(db: Database, listingId: number): Promise<string | null> {
  const row = await db
    .selectFrom('offerFloors')
    .select('amount')
    .where('listingId', '=', listingId)
    .executeTakeFirst()
  return row?.amount ?? null
}

export async function putFloor(
  db: Database,
  listingId: number,
  amount: string | null,
): Promise<void> {
  if (amount === null) {
    await db.deleteFrom('offerFloors').where('listingId', '=', listingId).execute()
    return
  }
  await db
    .insertInto('offerFloors')
    .values({ listingId, amount })
    .onConflict((conflict) => conflict.column('listingId').doUpdateSet({ amount }))
    .execute()
}
