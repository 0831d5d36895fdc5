// SQL of recovery: requests that wait for their job, and links.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import type { RecoveryRequestsTable } from '../../../db/tables/accounts/recovery.ts'

export type RecoveryKind = RecoveryRequestsTable['kind']
export type RecoveryRequest = { kind: RecoveryKind; email: string; createdAt: Date }

/** Notes a request, and with it the job that answers it. */
export async function insertRecoveryRequest(db: Database, request: RecoveryRequest): Promise<void> {
  const { id } = await db
    .insertInto('recoveryRequests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueJob(db, 'answer-recovery', { requestId: id })
}

/** Takes a request off the list; undefined when it was answered before. */
export async function deleteRecoveryRequest(
  db: Database,
  id: number,
): Promise<RecoveryRequest | undefined> {
  return db
    .deleteFrom('recoveryRequests')
    .where('id', '=', id)
    .returning(['kind', 'email', 'createdAt'])
    .executeTakeFirst()
}

/** Forgets the requests for an address, and those from before a time when no address is given. */
export async function deleteRecoveryRequests(
  db: Database,
  which: { email: string } | { before: Date },
): Promise<void> {
  const deletion = db.deleteFrom('recoveryRequests')
  await ('email' in which
    ? deletion.where(sql`lower(email)`, '=', sql`lower(${which.email})`)
    : deletion.where('createdAt', '<', which.before)
  ).execute()
}

/** The person of an address, however it is written. */
export async function findPersonByEmail(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'fullName', 'username', 'closedAt'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', sql<string>`lower(${email})`))
    .executeTakeFirst()
}

export type NewResetLink = { tokenHash: Buffer; userId: number; email: string; expiresAt: Date }

/** Stores a link that is about to be sent. */
export async function insertResetLink(db: Database, link: NewResetLink): Promise<void> {
  await db.insertInto('passwordResets').values(link).execute()
}

/** True while a link opens something: unused, within its hour, and its address still the account's. */
export async function hasResetLink(db: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select('passwordResets.userId')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(isStillTheirAddress)
    .executeTakeFirst()
  return row !== undefined
}

/** Spends a link: of any number at the same moment one gets the person, the others undefined. */
export async function claimResetLink(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .updateTable('passwordResets')
    .from('users')
    .set({ usedAt: now })
    .whereRef('users.id', '=', 'passwordResets.userId')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(isStillTheirAddress)
    .returning('passwordResets.userId')
    .executeTakeFirst()
  return row?.userId
}

const isStillTheirAddress = sql<boolean>`lower(users.email) = lower(password_resets.email)`

/** Spends every link of a person. */
export async function spendResetLinks(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}

/** Forgets links that ended before a time. Answers how many. */
export async function deleteResetLinks(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passwordResets')
    .where('expiresAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
