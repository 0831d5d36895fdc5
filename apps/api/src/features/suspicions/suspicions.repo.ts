// Who was scored, and the accounts that a moderator has to look at.
import type { SuspicionPart, SuspicionScore } from '@wepa/domain/moderation/suspicion'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The parts of a person that a moderator has looked at since a moment, and left them in for, or let them in again. */
export async function listLookedAt(
  db: Database,
  { userId, since }: { userId: number; since: Date },
): Promise<SuspicionPart[]> {
  const { rows } = await sql<{ part: SuspicionPart }>`
    select distinct each.part
    from suspicions own join moderation_decisions said on said.id = own.settled_by,
      jsonb_to_recordset(own.parts) each (part text)
    where own.user_id = ${userId} and said.created_at > ${since}
      and (said.action <> 'suspend_user' or exists (
        select from moderation_decisions later where later.subject_user_id = ${userId}
          and later.id > said.id and later.action in ('restore_user', 'reverse')))`.execute(db)
  return rows.map(({ part }) => part)
}

export type NewSuspicion = SuspicionScore & { userId: number; isWaiting: boolean; now: Date }

/**
 * Puts an account before the moderators, or raises the score of one that is there already: it does not sink while it
 * waits, nor does a wait end by itself. Undefined where nothing was raised.
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
          score: sql`excluded.score`,
          parts: sql`excluded.parts`,
          waitsSince: sql`coalesce(suspicions.waits_since, excluded.waits_since)`,
        })
        .where(sql<boolean>`excluded.score > suspicions.score`),
    )
    .returning(['id', 'waitsSince'])
    .executeTakeFirst()
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
