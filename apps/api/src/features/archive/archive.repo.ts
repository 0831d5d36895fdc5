// SQL of one's own data in a form to be read: photos and conversations.
import { DELETED_USER } from '@wepa/domain/conversations/conversation'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The hashes of a person's pictures that an ad, a message or their profile shows, in one order, after `after`. */
export async function listOwnHashes(
  db: Database,
  { userId, after, limit }: { userId: number; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from photos
    where user_id = ${userId} and hash > ${after} and hash is not null and (listing_id is not null
      or message_id is not null or exists (select from users where id = ${userId}
        and profile_image_url = '/uploads/' || photos.hash || '.webp'))
    order by hash limit ${limit}`.execute(db)
  return rows.map(({ hash }) => hash)
}

export type Talk = { id: number; title: string | null; withWhom: string }

/** A person's conversations, the one with the newest message first. */
export async function listTalks(db: Database, userId: number): Promise<Talk[]> {
  const { rows } = await sql<Talk>`
    select conversations.id, listings.title, coalesce(other.full_name, ${DELETED_USER}) as "withWhom"
    from conversations
    left join listings on listings.id = listing_id
    left join users other on other.id in (buyer_id, seller_id) and other.id <> ${userId}
    where buyer_id = ${userId} or seller_id = ${userId}
    order by last_message_at desc nulls last, conversations.id desc`.execute(db)
  return rows
}

/** `hashes`: of the photos that this person sent with it; what others sent is theirs. */
export type Said = { id: number; isOwn: boolean; content: string; at: Date; hashes: string[] }

/** The next messages of a conversation, after `after`. */
export async function listSaid(
  db: Database,
  talk: { conversationId: number; userId: number; after: number; limit: number },
): Promise<Said[]> {
  const { rows } = await sql<Said>`
    select id, sender_id is not distinct from ${talk.userId} as "isOwn", content, created_at as at,
      array(select hash from photos where photos.message_id = messages.id
        and photos.user_id = ${talk.userId} order by position) as hashes
    from messages where conversation_id = ${talk.conversationId} and id > ${talk.after}
    order by id limit ${talk.limit}`.execute(db)
  return rows
}
