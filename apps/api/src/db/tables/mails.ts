import type { ColumnType, Generated } from 'kysely'

/** Row of `mails`, the outbox. The bodies are emptied once the letter has left. */
export type MailsTable = {
  id: Generated<number>
  userId: number | null
  recipient: string
  subject: string
  bodyText: string | null
  bodyHtml: string | null
  unsubscribeUrl: string | null
  createdAt: ColumnType<Date, Date | undefined, never>
  sentAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
