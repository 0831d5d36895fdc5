// SQL of first messages: who began to talk where, what tells their words apart for a day, and who has to wait.
import { WAITS_FOR } from '@wepa/domain/moderation/suspicion'
import { sql } from 'kysely'
import { type Database, kept } from '../../db/database.ts'

/** `hash`: 64 bits as a decimal. */
export type Mark = { kind: 'words' | 'link'; hash: string }

/** What marks are made with (migration 170). */
export async function findMarkKey(db: Database): Promise<string> {
  const row = await db
    .selectFrom('serverKeys')
    .select('secret')
    .where('name', '=', 'first_messages')
    .executeTakeFirstOrThrow()
  return row.secret
}

export async function isWaiting(db: Database, userId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('suspicions')
    .modifyFront(kept)
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .where('waitsSince', '>', waitsFrom(now))
    .executeTakeFirst()
  return row !== undefined
}

/** What began to wait before has waited long enough. */
function waitsFrom(now: Date): Date {
  return new Date(now.getTime() - WAITS_FOR)
}

/** Notes a first message; false, and nothing is noted, while its sender has to wait. */
export async function insertFirstMessage(
  db: Database,
  first: { conversationId: number; senderId: number; saidAt: Date; marks: readonly Mark[] },
): Promise<boolean> {
  const { conversationId, senderId, saidAt, marks } = first
  const kinds = marks.map(({ kind }) => kind)
  const hashes = marks.map(({ hash }) => hash)
  const { rows } = await sql<{ isFree: boolean }>`${kept}
    with waiting as materialized (
      select from suspicions
      where user_id = ${senderId}::integer and status = 'pending'
        and waits_since > ${waitsFrom(saidAt)}::timestamptz
    ), noted as (
      insert into first_messages (conversation_id, sender_id, said_at)
      select ${conversationId}::integer, ${senderId}::integer, ${saidAt}::timestamptz
      where not exists (select from waiting)
      on conflict do nothing
      returning conversation_id
    ), marked as (
      insert into first_message_marks (hash, conversation_id, kind)
      select mark.hash, noted.conversation_id, mark.kind
      from noted, unnest(${kinds}::text[], ${hashes}::bigint[]) mark (kind, hash)
      on conflict do nothing
    )
    select not exists (select from waiting) as is_free`.execute(db)
  return rows[0]?.isFree ?? true
}

/** Forgets the first messages before a moment with their marks, at most 5,000. Answers how many. */
export async function deleteFirstMessages(db: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from first_messages where conversation_id = any(array(
      select conversation_id from first_messages where said_at < ${before}
      order by said_at limit 5000))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
