// SQL of how long people wait for the first answer of a business.
import { AUTO_TYPE } from '@wepa/domain/conversations/auto-message'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Conversations that are looked at, the newest. */
const MOST = 5000

export type AnswerWindow = { userId: number; since: Date; until: Date }

export type CountedAnswers = {
  conversations: number
  answered: number
  medianMinutes: number | null
  withinHour: number
  withinDay: number
}

/** A group of answers by `weekday` (0 is Sunday) or by `hour` of the question, in Puerto Rico. */
export type AnswersOfTime = {
  weekday: number | null
  hour: number | null
  answered: number
  medianMinutes: number
}

/**
 * The first answers in conversations that somebody began in the window: in all, and by the time of the question. From a
 * buyer's first message to the seller's first answer after it.
 */
export async function sumAnswers(
  db: Database,
  window: AnswerWindow,
): Promise<{ all: CountedAnswers; times: AnswersOfTime[] }> {
  const { rows } = await sql<CountedAnswers & AnswersOfTime & { level: number }>`
    with talks as (
      select id, seller_id from conversations
      where seller_id = ${window.userId}
        and created_at >= ${window.since} and created_at < ${window.until}
      order by created_at desc limit ${MOST}
    ), answers as materialized (
      select extract(epoch from answer.created_at - question.created_at) / 60 as minutes,
        extract(dow from question.created_at at time zone 'America/Puerto_Rico')::integer as weekday,
        extract(hour from question.created_at at time zone 'America/Puerto_Rico')::integer as hour
      from talks
      cross join lateral (
        select id, created_at from messages
        where conversation_id = talks.id and sender_id is distinct from talks.seller_id
        order by id limit 1
      ) as question
      left join lateral (
        select created_at from messages
        where conversation_id = talks.id and sender_id = talks.seller_id and id > question.id
          and message_type <> ${AUTO_TYPE}
        order by id limit 1
      ) as answer on true
    )
    select grouping(weekday, hour) as level, weekday, hour, count(*)::integer as conversations,
      count(minutes)::integer as answered,
      (percentile_cont(0.5) within group (order by minutes))::float8 as median_minutes,
      count(*) filter (where minutes <= 60)::integer as within_hour,
      count(*) filter (where minutes <= 1440)::integer as within_day
    from answers group by grouping sets ((), (weekday), (hour))
    order by level, weekday, hour`.execute(db)
  const all = rows.find(({ level }) => level === 3)
  return {
    all: all ?? nothing,
    times: rows.filter(({ level, answered }) => level < 3 && answered > 0),
  }
}

const nothing: CountedAnswers = {
  conversations: 0,
  answered: 0,
  medianMinutes: null,
  withinHour: 0,
  withinDay: 0,
}
