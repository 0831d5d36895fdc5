// SQL of codes: they lie in the pending request of an email or a phone.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type NewCode = {
  userId: number
  email: string
  codeHash: string
  expiresAt: Date
  createdAt: Date
  /** A code that ends by then gives way to this one. */
  replaces: Date
}

/** Stores the code of an email, in place of one that may be replaced; false where it may not be. */
export async function saveCode(
  db: Database,
  { userId, email, codeHash, expiresAt, createdAt, replaces }: NewCode,
): Promise<boolean> {
  const saved = await db
    .insertInto('userVerifications')
    .values({
      userId,
      verificationType: 'email',
      target: email,
      codeHash,
      expiresAt,
      createdAt,
    })
    .onConflict((live) =>
      live
        .columns(['userId', 'verificationType'])
        .where('status', '<>', 'rejected')
        .doUpdateSet({ target: email, codeHash, codeTries: 0, expiresAt })
        .where('userVerifications.status', '=', 'pending')
        .where('userVerifications.expiresAt', '<=', replaces),
    )
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

/** What is confirmed by a code. */
export type CodeType = 'email' | 'phone'

export type Try = { id: number; target: string; codeHash: string; codeTries: number }

/**
 * Counts a try at the code before anybody looks whether it is right, so that any number at once has
 * no more than `most`. The last one ends the code. Undefined where there is none to try.
 */
export async function countTry(
  db: Database,
  { userId, type, most, now }: { userId: number; type: CodeType; most: number; now: Date },
): Promise<Try | undefined> {
  const row = await db
    .updateTable('userVerifications')
    .set(({ eb, fn }) => ({
      codeTries: eb('codeTries', '+', 1),
      expiresAt: eb
        .case()
        .when(eb('codeTries', '+', 1), '>=', most)
        .then(fn<Date>('least', ['expiresAt', eb.val(now)]))
        .else(eb.ref('expiresAt'))
        .end(),
    }))
    .where('userId', '=', userId)
    .where('verificationType', '=', type)
    .where('status', '=', 'pending')
    .where('codeTries', '<', most)
    .where('expiresAt', '>', now)
    .returning(['id', 'target', 'codeHash', 'codeTries'])
    .executeTakeFirst()
  if (!row?.target || !row.codeHash) return undefined
  return { ...row, target: row.target, codeHash: row.codeHash }
}

type RightCode = {
  id: number
  codeHash: string
  now: Date
  /** Whether the end of the code stays, by which one sees that no team decided. */
  keepsEnd: boolean
}

/** Approves what a right code was for, unless another code took its place meanwhile. */
export async function approveCode(
  db: Database,
  { id, codeHash, now, keepsEnd }: RightCode,
): Promise<boolean> {
  const approved = await db
    .updateTable('userVerifications')
    .set({
      status: 'approved',
      verifiedAt: now,
      codeHash: null,
      ...(!keepsEnd && { expiresAt: null }),
    })
    .where('id', '=', id)
    .where('codeHash', '=', codeHash)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return approved.numUpdatedRows > 0n
}

/** Takes away what was said of another email than this one. True when there was something. */
export async function deleteOtherEmails(
  db: Database,
  userId: number,
  email: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('userVerifications')
    .where('userId', '=', userId)
    .where('verificationType', '=', 'email')
    .where(sql`lower(target)`, '<>', sql`lower(${email})`)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
