import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { enqueueJob } from '../../db/job-queue.ts'
import type { MailsTable } from '../../db/tables/mails.ts'

export type NewMail = {
  userId: number | null
  recipient: string
  subject: string
  bodyText: string
  bodyHtml: string
  unsubscribeUrl: string | null
  createdAt: Date
}

/** Puts a letter into the outbox, and with it the job that sends it. */
export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  const { id } = await db.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow()
  await enqueueJob(db, 'send-mail', { mailId: id })
}

export type WaitingMail = Pick<
  Selectable<MailsTable>,
  'id' | 'recipient' | 'subject' | 'unsubscribeUrl'
> & { bodyText: string; bodyHtml: string }

/** A letter that has not left yet; undefined for one that has, or whose account is gone. */
export async function findWaitingMail(db: Database, id: number): Promise<WaitingMail | undefined> {
  const row = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'bodyText', 'bodyHtml', 'unsubscribeUrl'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  if (!row || row.bodyText === null || row.bodyHtml === null) return undefined
  return { ...row, bodyText: row.bodyText, bodyHtml: row.bodyHtml }
}

/** The letter has left: what it said is forgotten. */
export async function markMailSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sentAt, bodyText: null, bodyHtml: null, unsubscribeUrl: null })
    .where('id', '=', id)
    .execute()
}

/** Forgets that letters were sent before a time. Answers how many. */
export async function deleteSentMails(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('sentAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
