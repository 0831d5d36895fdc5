import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { enqueueJob } from '../../db/queue/queue.ts'
import type { MailsTable } from '../../db/tables/mails.ts'

/** The secrets that an email can carry. */
export type MailPurpose = NonNullable<MailsTable['purpose']>

export type NewMail = {
  userId: number | null
  recipient: string
  subject: string
  bodyText: string
  bodyHtml: string
  unsubscribeUrl: string | null
  purpose?: MailPurpose | null
  endsAt?: Date | null
  createdAt: Date
}

const emptied = { bodyText: null, bodyHtml: null, unsubscribeUrl: null }

/** Puts an email into the outbox, and with it the job that sends it. */
export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  const { id } = await db.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow()
  const isSecret = mail.purpose !== null
  await enqueueJob(db, isSecret ? 'send-secret-mail' : 'send-mail', { mailId: id })
}

export type WaitingMail = Pick<
  Selectable<MailsTable>,
  'id' | 'recipient' | 'subject' | 'unsubscribeUrl' | 'endsAt'
> & { bodyText: string; bodyHtml: string }

/** An email that has not left yet; undefined for one that has, or whose account is gone. */
export async function findWaitingMail(db: Database, id: number): Promise<WaitingMail | undefined> {
  const row = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'bodyText', 'bodyHtml', 'unsubscribeUrl', 'endsAt'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  if (!row || row.bodyText === null || row.bodyHtml === null) return undefined
  return { ...row, bodyText: row.bodyText, bodyHtml: row.bodyHtml }
}

/** The email has left: what it said is forgotten. */
export async function markMailSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...emptied, sentAt })
    .where('id', '=', id)
    .execute()
}

/** Drops an email whose secret has ended: it leaves no more, and what it said is forgotten. */
export async function dropMail(db: Database, id: number, droppedAt: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...emptied, droppedAt })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute()
}

/** How many emails have not left, and how many seconds the oldest has waited. */
export async function countUnsentMails(db: Database): Promise<{ waiting: number; oldest: number }> {
  return db
    .selectFrom('mails')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('oldest'),
    ])
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Drops a person's emails of one purpose that have not left. */
export async function dropMailsOf(
  db: Database,
  { userId, purpose, now }: { userId: number; purpose: MailPurpose; now: Date },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...emptied, droppedAt: now })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .execute()
}

/** Drops the emails that never left: those whose secret has ended, and all from before a time. Answers how many. */
export async function dropStaleMails(
  db: Database,
  { now, before }: { now: Date; before: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ ...emptied, droppedAt: now })
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .where((eb) => eb.or([eb('endsAt', '<=', now), eb('createdAt', '<', before)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Forgets that emails were sent, or dropped, before a time; at most 5,000 of each. Answers how many. */
export async function deleteSentMails(db: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mails where id = any(array(
      (select id from mails where sent_at < ${before} order by sent_at limit 5000)
      union all
      (select id from mails where dropped_at < ${before} order by dropped_at limit 5000)))`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
