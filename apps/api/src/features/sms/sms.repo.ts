// SQL of the outbox of text messages.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { enqueueJob } from '../../db/queue/queue.ts'

export type NewTextMessage = {
  userId: number
  phone: string
  body: string
  endsAt: Date
  createdAt: Date
}

/** Puts a message into the outbox, and with it the job that sends it. */
export async function insertTextMessage(db: Database, message: NewTextMessage): Promise<void> {
  const { id } = await db
    .insertInto('textMessages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueJob(db, 'send-sms', { textMessageId: id })
}

/** Holds the outbox until the transaction ends, so that what is counted stays true. */
export async function lockOutbox(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('text_messages'))`.execute(db)
}

/** When messages were written after `since`, the oldest first: of one account, to one number, or all. */
export async function listTimes(
  db: Database,
  { since, of }: { since: Date; of: { userId: number } | { phone: string } | null },
): Promise<Date[]> {
  let query = db.selectFrom('textMessages').select('createdAt').where('createdAt', '>', since)
  if (of && 'userId' in of) query = query.where('userId', '=', of.userId)
  if (of && 'phone' in of) query = query.where('phone', '=', of.phone)
  const rows = await query.orderBy('createdAt').execute()
  return rows.map(({ createdAt }) => createdAt)
}

/** A message that has not left; undefined for one that has, that leaves no more, or whose account is gone. */
export async function findWaiting(db: Database, id: number) {
  return db
    .selectFrom('textMessages')
    .select(['id', 'phone', 'body', 'endsAt'])
    .where('id', '=', id)
    .where('body', 'is not', null)
    .where('userId', 'is not', null)
    .executeTakeFirst()
}

/** The message has left: what it said is forgotten. */
export async function markSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db.updateTable('textMessages').set({ body: null, sentAt }).where('id', '=', id).execute()
}

/** The message leaves no more: what it said is forgotten. */
export async function markDropped(db: Database, id: number, droppedAt: Date): Promise<void> {
  await db
    .updateTable('textMessages')
    .set({ body: null, droppedAt })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute()
}

/** Drops a person's messages that have not left. */
export async function dropOf(db: Database, userId: number, droppedAt: Date): Promise<void> {
  await db
    .updateTable('textMessages')
    .set({ body: null, droppedAt })
    .where('userId', '=', userId)
    .where('body', 'is not', null)
    .execute()
}

/**
 * Empties messages whose end has passed, and forgets those from before `before`, of accounts that are gone those from before
 * `goneBefore`.
 */
export async function forgetOld(
  db: Database,
  { now, before, goneBefore }: { now: Date; before: Date; goneBefore: Date },
): Promise<void> {
  await db
    .updateTable('textMessages')
    .set({ body: null, droppedAt: now })
    .where('body', 'is not', null)
    .where('endsAt', '<=', now)
    .execute()
  await db.deleteFrom('textMessages').where('createdAt', '<', before).execute()
  await db
    .deleteFrom('textMessages')
    .where('createdAt', '<', goneBefore)
    .where('userId', 'is', null)
    .execute()
}
