// SQL of the links that take a change of the account back, and of accounts in their grace time.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { AccountUndosTable } from '../../db/tables/accounts/account-undos.ts'

export type NewUndo = {
  userId: number
  kind: AccountUndosTable['kind']
  tokenHash: Buffer
  oldEmail: string | null
  newEmail: string | null
  createdAt: Date
  endsAt: Date
}

/** Stores a link that is about to be sent. */
export async function insertUndo(db: Database, undo: NewUndo): Promise<void> {
  await db.insertInto('accountUndos').values(undo).execute()
}

/** True while a link can still be used. */
export async function hasUndo(db: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('accountUndos')
    .select('id')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

type ClaimedUndo = Pick<NewUndo, 'userId' | 'kind' | 'oldEmail'>

/**
 * Uses a link; of any number at the same moment one gets it. Later links of the person end with it, so
 * that what somebody else changed afterwards does not come back.
 */
export async function claimUndo(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<ClaimedUndo | undefined> {
  const claimed = await db
    .updateTable('accountUndos')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('endsAt', '>', now)
    .returning(['id', 'userId', 'kind', 'oldEmail'])
    .executeTakeFirst()
  if (!claimed) return undefined
  const { id, ...undo } = claimed
  await db
    .updateTable('accountUndos')
    .set({ usedAt: now })
    .where('userId', '=', undo.userId)
    .where('id', '>', id)
    .where('usedAt', 'is', null)
    .execute()
  return undo
}

/** Whose change can still be taken back from an address that an account had before. */
export async function findOpenUndo(db: Database, oldEmail: string, now: Date) {
  return db
    .selectFrom('accountUndos')
    .innerJoin('users', 'users.id', 'accountUndos.userId')
    .select(['accountUndos.id', 'userId', 'oldEmail', 'endsAt', 'fullName'])
    .where('kind', '=', 'email')
    .where('usedAt', 'is', null)
    .where('endsAt', '>', now)
    .where(sql`lower(old_email)`, '=', sql`lower(${oldEmail})`)
    .orderBy('accountUndos.id')
    .executeTakeFirst()
}

/** Gives a link another token: the one that was sent before opens nothing any more. */
export async function updateUndoToken(db: Database, id: number, tokenHash: Buffer): Promise<void> {
  await db.updateTable('accountUndos').set({ tokenHash }).where('id', '=', id).execute()
}

/** The link of an account that is closed and waits for its end. */
export async function findOpenDeletion(db: Database, userId: number, now: Date) {
  return db
    .selectFrom('accountUndos')
    .select(['id', 'endsAt'])
    .where('userId', '=', userId)
    .where('kind', '=', 'deletion')
    .where('usedAt', 'is', null)
    .where('endsAt', '>', now)
    .executeTakeFirst()
}

/** When an account last got the email it has, if that was after `since` and was not taken back. */
export async function findEmailChange(
  db: Database,
  { userId, since }: { userId: number; since: Date },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('accountUndos')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('kind', '=', 'email')
    .where('usedAt', 'is', null)
    .where('createdAt', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.createdAt
}

/** Forgets the links that ended before a time. Answers how many. */
export async function deleteUndos(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('accountUndos')
    .where('endsAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Closes an account for everybody; undefined when it is closed already, or gone. */
export async function closePerson(db: Database, id: number, now: Date) {
  return db
    .updateTable('users')
    .set({ closedAt: now, suspendedAt: now, suspendedUntil: null })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returning(['email', 'fullName'])
    .executeTakeFirst()
}

/** Opens a closed account again; false when it was not closed. */
export async function reopenPerson(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ closedAt: null, suspendedAt: null })
    .where('id', '=', id)
    .where('closedAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Accounts closed by a time, the oldest first; none whose email was changed and can still be taken back, for
 * whoever did that may have closed it.
 */
export async function listClosed(
  db: Database,
  { by, now, limit }: { by: Date; now: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('closedAt', '<=', by)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accountUndos')
            .select('accountUndos.id')
            .whereRef('accountUndos.userId', '=', 'users.id')
            .where('kind', '=', 'email')
            .where('usedAt', 'is', null)
            .where('endsAt', '>', now),
        ),
      ),
    )
    .orderBy('closedAt')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Gives an account the email back that it had, and takes the password away. */
export async function restoreEmail(
  db: Database,
  id: number,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
) {
  return db
    .updateTable('users')
    .set({ email, passwordHash, updatedAt: now })
    .where('id', '=', id)
    .returning(['id', 'email', 'fullName'])
    .executeTakeFirst()
}
