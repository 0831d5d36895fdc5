// SQL of passkeys and their challenges.
import type { Database } from '../../db/database.ts'

/** Keeps a challenge, and forgets those that ended. */
export async function insertChallenge(
  db: Database,
  row: { challenge: string; userId: number | null; now: Date; expiresAt: Date },
): Promise<void> {
  const { now, ...challenge } = row
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute()
  await db.insertInto('passkeyChallenges').values(challenge).execute()
}

/** Uses a challenge, once; false for one that ended, was used, or is for something else. */
export async function claimChallenge(
  db: Database,
  { challenge, userId, now }: { challenge: string; userId: number | null; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('userId', 'is not distinct from', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A person's passkeys, oldest first. */
export async function listPasskeys(db: Database, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

type NewPasskey = {
  userId: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: Date
}

/** Adds a passkey; undefined where somebody has it already. */
export async function insertPasskey(db: Database, passkey: NewPasskey) {
  return db
    .insertInto('passkeys')
    .values({ ...passkey, counter: String(passkey.counter), lastUsedAt: null })
    .onConflict((same) => same.column('credentialId').doNothing())
    .returning(['id', 'credentialId', 'name', 'createdAt', 'lastUsedAt'])
    .executeTakeFirst()
}

/** A passkey, of an account that is not closed. */
export async function findPasskey(db: Database, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select(['passkeys.id', 'userId', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .where('users.closedAt', 'is', null)
    .executeTakeFirst()
}

/** Notes a use; false where the counter has not grown, as that of a copy, or the passkey was removed meanwhile. */
export async function updateUse(
  db: Database,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: String(counter), lastUsedAt: now })
    .where('id', '=', id)
    .where((eb) => {
      const grows = eb('counter', '<', String(counter))
      return counter === 0 ? eb('counter', '=', '0') : grows
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Renames one of a person's passkeys; false where it is none of theirs. */
export async function updateName(
  db: Database,
  { id, userId, name }: { id: number; userId: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes one of a person's passkeys; answers its name, undefined where it is none of theirs. */
export async function deletePasskey(
  db: Database,
  { id, userId }: { id: number; userId: number },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}
