// Who was scored, and the accounts that a moderator has to look at.
import {
  type PartCounts,
  type SuspicionPart,
  type SuspicionScore,
  WAITS_FOR,
} from '@wepa/domain/moderation/suspicion'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * What a moderator has seen of each part of a person since a moment, and left them in for, or let them in again: the most
 * of it.
 */
export async function findLookedAt(
  db: Database,
  { userId, since }: { userId: number; since: Date },
): Promise<PartCounts> {
  const { rows } = await sql<{ part: SuspicionPart; count: number }>`
    select each.part, max(each.count) as count
    from suspicions own join moderation_decisions said on said.id = own.settled_by,
      jsonb_to_recordset(own.parts) each (part text, count integer)
    where own.user_id = ${userId} and said.created_at > ${since}
      and (said.action <> 'suspend_user' or exists (
        select from moderation_decisions later where later.subject_user_id = ${userId}
          and later.id > said.id and later.action in ('restore_user', 'reverse')))
    group by each.part`.execute(db)
  return Object.fromEntries(rows.map(({ part, count }) => [part, count]))
}

export type NewSuspicion = SuspicionScore & { userId: number; isWaiting: boolean; now: Date }

/**
 * Puts an account before the moderators, or raises the score of one that is there already: it does not sink until they
 * have looked. A wait that is over begins again for who goes on. Undefined where nothing was changed.
 */
export async function raiseSuspicion(
  db: Database,
  { userId, score, parts, isWaiting, now }: NewSuspicion,
): Promise<{ id: number; waitsSince: Date | null } | undefined> {
  return db
    .insertInto('suspicions')
    .values({
      ...{ userId, score, createdAt: now },
      parts: JSON.stringify(parts),
      waitsSince: isWaiting ? now : null,
    })
    .onConflict((known) =>
      known
        .columns(['userId'])
        .where('status', '=', 'pending')
        .doUpdateSet({
          score: sql`greatest(suspicions.score, excluded.score)`,
          parts: sql`case when ${isHigher} then excluded.parts else suspicions.parts end`,
          waitsSince: sql`case when ${isWaitNew(now)} then excluded.waits_since
            else suspicions.waits_since end`,
        })
        .where(sql<boolean>`${isHigher} or ${isWaitNew(now)}`),
    )
    .returning(['id', 'waitsSince'])
    .executeTakeFirst()
}

const isHigher = sql`excluded.score > suspicions.score`

function isWaitNew(now: Date) {
  const from = new Date(now.getTime() - WAITS_FOR)
  return sql`(excluded.waits_since is not null
    and (suspicions.waits_since is null or suspicions.waits_since <= ${from}::timestamptz))`
}

/** Notes that what these people did up to a moment is counted. */
export async function markScored(db: Database, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    insert into scored_people (user_id, scored_at)
    select id, ${at}::timestamptz from users where id = any(${ids}::integer[])
    on conflict (user_id) do update set scored_at = excluded.scored_at`.execute(db)
}

/** Forgets who was scored before a moment, at most 5,000. Answers how many. */
export async function deleteScored(db: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from scored_people where user_id = any(array(
      select user_id from scored_people where scored_at < ${before} limit 5000))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
