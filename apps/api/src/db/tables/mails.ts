import type { ColumnType, Generated } from 'kysely'

/** Row of `mails`, the outbox. The bodies are emptied once the email has left, or was dropped. */
export type MailsTable = {
  id: Generated<number>
  userId: number | null
  recipient: string
  subject: string
  bodyText: string | null
  bodyHtml: string | null
  unsubscribeUrl: string | null
  /** Which secret it carries; null for an email without one. */
  purpose: 'code' | 'reset' | 'undo' | null
  /** When its secret is worth nothing any more. */
  endsAt: ColumnType<Date | null, Date | null | undefined, never>
  createdAt: ColumnType<Date, Date | undefined, never>
  sentAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  droppedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
