// SQL of second factors, their recovery codes, and sign-ins that wait for a code.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The app of a person, confirmed or not. */
export async function findFactor(db: Database, userId: number) {
  return db
    .selectFrom('secondFactors')
    .select(['secret', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** Keeps the secret of an app that is being set up; false where one is in force already. */
export async function upsertPending(
  db: Database,
  { userId, secret, now }: { userId: number; secret: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('secondFactors')
    .values({ userId, secret, createdAt: now, confirmedAt: null })
    .onConflict((same) =>
      same
        .column('userId')
        .doUpdateSet({ secret, createdAt: now })
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts an app in force, with the step of its first code; false where another press was first. */
export async function confirmFactor(
  db: Database,
  { userId, secret, step, now }: { userId: number; secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ confirmedAt: now, lastStep: String(step) })
    .where('userId', '=', userId)
    .where('secret', '=', secret)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses the code of a step; false where it, or a later one, was used. */
export async function claimStep(db: Database, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: String(step) })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses a recovery code; false where it is none of theirs, or was used. */
export async function claimRecoveryCode(
  db: Database,
  { userId, codeHash, now }: { userId: number; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces a person's recovery codes. */
export async function replaceRecoveryCodes(
  db: Database,
  userId: number,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  if (codeHashes.length === 0) return
  await db
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash, usedAt: null })))
    .execute()
}

/** How many recovery codes a person can still use. */
export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes the app away; false where there was none. */
export async function deleteFactor(db: Database, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Keeps a ticket, and forgets the person's that ended. */
export async function insertTicket(
  db: Database,
  ticket: { tokenHash: Buffer; userId: number; now: Date; expiresAt: Date },
): Promise<void> {
  const { now, ...row } = ticket
  await db
    .deleteFrom('signInTickets')
    .where('userId', '=', row.userId)
    .where('expiresAt', '<=', now)
    .execute()
  await db.insertInto('signInTickets').values(row).execute()
}

/** Counts a try; answers whose ticket it is, undefined for one that ended or had its tries. */
export async function countTicketTry(
  db: Database,
  { tokenHash, most, now }: { tokenHash: Buffer; most: number; now: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('signInTickets')
    .set({ tries: sql<number>`tries + 1` })
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', most)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  return row?.userId
}

/** Uses a ticket; false where it was used at the same moment. */
export async function deleteTicket(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('signInTickets')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all tickets of a person. */
export async function deleteTickets(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('signInTickets').where('userId', '=', userId).execute()
}
