import type { Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { UserReportsTable } from '../../db/tables/letters.ts'

export async function insertReport(
  db: Database,
  report: Insertable<UserReportsTable>,
): Promise<void> {
  await db.insertInto('userReports').values(report).execute()
}
