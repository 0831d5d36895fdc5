// SQL of what businesses answer by themselves.
import type { AwayReply } from '@wepa/domain/conversations/away-reply'
import { sql } from 'kysely'
import { type Database, kept } from '../../../db/database.ts'
import { planInForceAt } from '../../../db/sql/plan-in-force.ts'

export async function findAwayReply(db: Database, userId: number): Promise<AwayReply | undefined> {
  return db
    .selectFrom('awayReplies')
    .select(['isOn', 'hours', 'text'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export async function putAwayReply(
  db: Database,
  userId: number,
  { isOn, hours, text }: AwayReply,
  updatedAt: Date,
): Promise<void> {
  const row = { isOn, hours: JSON.stringify(hours), text, updatedAt }
  await db
    .insertInto('awayReplies')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
}

/**
 * What the seller of a conversation answers by themselves, where they have switched it on, are on Business, and have
 * written nothing there since `since`.
 */
export async function findDueReply(
  db: Database,
  { conversationId, sellerId, since, now }: DueReply,
): Promise<Pick<AwayReply, 'hours' | 'text'> | undefined> {
  const { rows } = await sql<Pick<AwayReply, 'hours' | 'text'>>`${kept}
    select away_replies.hours, away_replies.text from away_replies
    join person_plans on person_plans.user_id = away_replies.user_id
    where away_replies.user_id = ${sellerId} and is_on and ${planInForceAt(now)} = 'business'
      and not exists (
        select from messages where conversation_id = ${conversationId} and sender_id = ${sellerId}
          and created_at > ${since})`.execute(db)
  return rows[0]
}

type DueReply = { conversationId: number; sellerId: number; since: Date; now: Date }
