import { AUTO_TYPE } from '@wepa/domain/conversations/auto-message'
import type { TrustSignals } from '@wepa/domain/trust/trust'
import { type RawBuilder, sql } from 'kysely'
import type { Database, ReadDatabase } from '../../db/database.ts'
import { uncounted } from '../../db/sql/hidden-ratings.ts'

/** Conversations that tell how fast somebody answers now: the newest. */
const talksLookedAt = 100

/**
 * What the score of a person is made of, in one look; undefined for nobody. A sale that was taken back
 * counts for nobody: most often a wrong tap was put right. Ratings and sales are sums kept by their writes; ratings that
 * appear since a moment ago are added.
 */
export async function findTrustSignals(
  db: ReadDatabase,
  userId: number,
  now: Date,
): Promise<TrustSignals | undefined> {
  const { rows } = await sql<TrustSignals>`
    select
      users.verification_level as approved_verifications,
      (select jsonb_build_object('count', coalesce(sum(ratings), 0), 'stars', coalesce(sum(stars), 0),
        'positive', coalesce(sum(positive), 0))
        from (
          select ratings, stars, positive from rating_sums where user_id = users.id
          union all
          select 1, rating, (rating >= 4)::integer ${uncounted(now)}
        ) as received) as ratings,
      (${medianAnswer(userId)}) as median_answer_minutes,
      users.total_sales + users.total_purchases as total_transactions,
      users.total_sales + users.total_purchases as successful_transactions,
      greatest(0, extract(epoch from ${now} - users.created_at) / 86400)::float8 as account_age_days
    from users
    where users.id = ${userId} and users.suspended_at is null`.execute(db)
  return rows[0]
}

/** The median answer of a person, and of the newest conversations of everybody else; null without one. */
export async function findAnswerTimes(
  db: Database,
  userId: number,
): Promise<{ own: number | null; others: number | null }> {
  const { rows } = await sql<{ own: number | null; others: number | null }>`
    select (${medianAnswer(userId)}) as own, (${medianOfOthers(userId)}) as others`.execute(db)
  return rows[0] ?? { own: null, others: null }
}

function medianAnswer(userId: number) {
  return medianOf(sql`
    select id, seller_id from conversations where seller_id = ${userId}
    order by last_message_at desc limit ${talksLookedAt}`)
}

function medianOfOthers(userId: number) {
  return medianOf(sql`
    select id, seller_id from conversations
    where seller_id is distinct from ${userId} and seller_id is not null
    order by id desc limit ${10 * talksLookedAt}`)
}

/** Minutes from a buyer's first message to the seller's first answer after it, in the middle of all. */
function medianOf(talks: RawBuilder<unknown>) {
  return sql`
    select (percentile_cont(0.5) within group (
      order by extract(epoch from answer.created_at - question.created_at) / 60
    ))::float8
    from (${talks}) as talk
    cross join lateral (
      select id, created_at from messages
      where conversation_id = talk.id and sender_id is distinct from talk.seller_id
      order by id limit 1
    ) as question
    cross join lateral (
      select created_at from messages
      where conversation_id = talk.id and sender_id = talk.seller_id and id > question.id
        and message_type <> ${AUTO_TYPE}
      order by id limit 1
    ) as answer`
}
