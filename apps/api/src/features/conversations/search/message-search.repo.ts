import { DELETED_USER } from '@wepa/domain/conversations/conversation'
import type { FoundMessage } from '@wepa/domain/conversations/message-search'
import { REMOVED_TYPE } from '@wepa/domain/conversations/removed-message'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Search = { userId: number; text: string; limit: number; before: number | undefined }

/**
 * Messages of a person's conversations that hold a text, whatever its accents and capitals, the newest first: one more
 * than `limit`. What was taken out is not found.
 */
export async function searchOwnMessages(
  db: Database,
  { userId, text, limit, before }: Search,
): Promise<FoundMessage[]> {
  const { rows } = await sql<Omit<FoundMessage, 'createdAt'> & { createdAt: Date }>`
    select said.id, said.conversation_id, said.sender_id is not distinct from ${userId} as is_own,
      said.content, said.created_at, coalesce(other.full_name, ${DELETED_USER}) as other_name,
      ad.title as listing_title
    from conversations talk
    join messages said on said.conversation_id = talk.id
    left join users other on other.closed_at is null and other.id =
      case talk.buyer_id when ${userId} then talk.seller_id else talk.buyer_id end
    left join users seller on seller.id = talk.seller_id and seller.closed_at is null
    -- Of who has deleted their account the ad is gone too, before it is erased.
    left join listings ad on ad.id = talk.listing_id and seller.id is not null
    where talk.id in (select id from conversations where buyer_id = ${userId}
        union all select id from conversations where seller_id = ${userId})
      and ${before === undefined ? sql`true` : sql`said.id < ${before}`}
      and said.message_type <> ${REMOVED_TYPE}
      and position(wepa_folded(${text}) in wepa_folded(said.content)) > 0
    order by said.id desc limit ${limit + 1}`.execute(db)
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
