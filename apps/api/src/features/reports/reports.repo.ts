import type { Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { UserReportsTable } from '../../db/tables/contact-and-reports.ts'

export type NewReport = Insertable<UserReportsTable>

export async function insertReport(db: Database, report: NewReport): Promise<void> {
  await db.insertInto('userReports').values(report).execute()
}

/** The conversation a report is about, and when it was made; undefined where it is about none. */
export async function findReportedConversation(
  db: Database,
  reportId: number,
): Promise<{ conversationId: number; messageId: number | null; at: Date } | undefined> {
  const row = await db
    .selectFrom('userReports')
    .select(['conversationId', 'messageId', 'createdAt'])
    .where('id', '=', reportId)
    .executeTakeFirst()
  const conversationId = row?.conversationId
  if (!conversationId) return undefined
  return { conversationId, messageId: row.messageId, at: row.createdAt }
}
