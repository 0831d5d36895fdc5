import type { TrustSignals } from '@wepa/domain/trust'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Conversations that tell how fast somebody answers now: the newest. */
const talksLookedAt = 100

/**
 * What the score of a person is made of, in one look; undefined for nobody. A sale that was taken back
 * counts for nobody: most often a wrong tap was put right.
 */
export async function findTrustSignals(
  db: Database,
  userId: number,
  now: Date,
): Promise<TrustSignals | undefined> {
  const { rows } = await sql<TrustSignals>`
    select
      users.verification_level as approved_verifications,
      array(select rating from ratings where to_user_id = users.id) as ratings,
      (${medianAnswer(userId)}) as median_answer_minutes,
      deals.total as total_transactions,
      deals.total as successful_transactions,
      greatest(0, extract(epoch from ${now} - users.created_at) / 86400)::float8 as account_age_days
    from users
    cross join lateral (
      select count(*)::int as total
      from transactions
      where (seller_id = users.id or buyer_id = users.id) and status = 'completed'
    ) as deals
    where users.id = ${userId}`.execute(db)
  return rows[0]
}

/** Minutes from a buyer's first message to the seller's first answer after it, in the middle of all. */
function medianAnswer(userId: number) {
  return sql`
    select (percentile_cont(0.5) within group (
      order by extract(epoch from answer.created_at - question.created_at) / 60
    ))::float8
    from (
      select id from conversations where seller_id = ${userId}
      order by last_message_at desc limit ${talksLookedAt}
    ) as talk
    cross join lateral (
      select id, created_at from messages
      where conversation_id = talk.id and sender_id is distinct from ${userId}
      order by id limit 1
    ) as question
    cross join lateral (
      select created_at from messages
      where conversation_id = talk.id and sender_id = ${userId} and id > question.id
      order by id limit 1
    ) as answer`
}
