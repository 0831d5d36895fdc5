import type { Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { ContactMessagesTable } from '../../db/tables/contact-and-reports.ts'

export async function insertContactMessage(
  db: Database,
  message: Insertable<ContactMessagesTable>,
): Promise<void> {
  await db.insertInto('contactMessages').values(message).execute()
}
