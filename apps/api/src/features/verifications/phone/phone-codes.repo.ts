// SQL of numbers that are confirmed by a code: it lies in the pending request of a phone.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

type NewPhoneCode = {
  userId: number
  phone: string
  codeHash: string
  expiresAt: Date
  createdAt: Date
}

/** Stores the code of a number in place of the one before; false where the team looks at the phone, or it is approved. */
export async function savePhoneCode(
  db: Database,
  { userId, phone, codeHash, expiresAt, createdAt }: NewPhoneCode,
): Promise<boolean> {
  const saved = await db
    .insertInto('userVerifications')
    .values({
      userId,
      verificationType: 'phone',
      target: phone,
      codeHash,
      expiresAt,
      createdAt,
    })
    .onConflict((live) =>
      live
        .columns(['userId', 'verificationType'])
        .where('status', '<>', 'rejected')
        .doUpdateSet({ target: phone, codeHash, codeTries: 0, expiresAt })
        .where('userVerifications.status', '=', 'pending')
        .where('userVerifications.expiresAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

/** Takes away a request by code that was not finished: the team is asked instead. */
export async function deletePendingCode(db: Database, userId: number): Promise<void> {
  await db
    .deleteFrom('userVerifications')
    .where('userId', '=', userId)
    .where('verificationType', '=', 'phone')
    .where('status', '=', 'pending')
    .where('expiresAt', 'is not', null)
    .execute()
}

/** Holds a number until the transaction ends: of two who prove it at once one does so after the other. */
export async function lockNumber(db: Database, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`phone ${phone}`}))`.execute(db)
}

/** Takes a number away from all others who had it confirmed; answers who they are. */
export async function takeNumber(
  db: Database,
  { userId, phone }: { userId: number; phone: string },
): Promise<number[]> {
  const rows = await db
    .deleteFrom('userVerifications')
    .where('verificationType', '=', 'phone')
    .where('status', '=', 'approved')
    .where('target', '=', phone)
    .where('userId', '<>', userId)
    .returning('userId')
    .execute()
  return rows.map((row) => row.userId)
}

/** The number of a person's profile. */
export async function putPhone(db: Database, userId: number, phone: string): Promise<void> {
  await db.updateTable('users').set({ phone }).where('id', '=', userId).execute()
}

/** Takes away the approval of another number than this one. True when there was one. */
export async function deleteOtherPhones(
  db: Database,
  userId: number,
  phone: string | null,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('userVerifications')
    .where('userId', '=', userId)
    .where('verificationType', '=', 'phone')
    .where('status', '=', 'approved')
    .where('target', 'is distinct from', phone)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
