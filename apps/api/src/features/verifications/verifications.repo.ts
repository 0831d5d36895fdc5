// SQL of verifications: a row is one request; only one that was not rejected for each person and type.
import type { Verification, VerificationStatus, VerificationType } from '@wepa/domain/verification'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { UserVerificationsTable, WrittenDetails } from '../../db/tables/verifications.ts'
import { listDocuments } from './documents.repo.ts'

export type Account = { email: string; fullName: string }

/** Holds a person's row until the transaction ends: their standing is worked out by one at a time. */
export async function lockAccount(db: Database, userId: number): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'fullName'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** The newest request of each type, the newest first. */
export async function listVerifications(db: Database, userId: number): Promise<Verification[]> {
  const rows = await db
    .selectFrom('userVerifications')
    .selectAll()
    .distinctOn('verificationType')
    .where('userId', '=', userId)
    .orderBy('verificationType')
    .orderBy('id', 'desc')
    .execute()
  const documents = await listDocuments(
    db,
    rows.map(({ id }) => id),
  )
  return rows
    .toSorted((a, b) => b.id - a.id)
    .map((row) => toVerification(row, documents.get(row.id) ?? []))
}

export type LiveRequest = Pick<
  Selectable<UserVerificationsTable>,
  'id' | 'verificationType' | 'status' | 'expiresAt'
>

/** The request of this type that was not rejected. */
export async function findLive(
  db: Database,
  userId: number,
  type: VerificationType,
): Promise<LiveRequest | undefined> {
  return db
    .selectFrom('userVerifications')
    .select(['id', 'verificationType', 'status', 'expiresAt'])
    .where('userId', '=', userId)
    .where('verificationType', '=', type)
    .where('status', '<>', 'rejected')
    .executeTakeFirst()
}

export type NewRequest = {
  userId: number
  verificationType: VerificationType
  target: string | null
  details: WrittenDetails
  createdAt: Date
}

/** Stores a request; undefined where one of this type is pending or approved. */
export async function insertRequest(
  db: Database,
  { details, ...request }: NewRequest,
): Promise<number | undefined> {
  const row = await db
    .insertInto('userVerifications')
    .values({ ...request, documentData: JSON.stringify(details) })
    .onConflict((live) =>
      live.columns(['userId', 'verificationType']).where('status', '<>', 'rejected').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

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

export type Try = { id: number; target: string; codeHash: string; codeTries: number }

/**
 * Counts a try at the code before anybody looks whether it is right, so that any number at once has
 * no more than `most`. The last one ends the code. Undefined where there is none to try.
 */
export async function countTry(
  db: Database,
  { userId, most, now }: { userId: number; most: number; now: Date },
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
    .where('verificationType', '=', 'email')
    .where('status', '=', 'pending')
    .where('codeTries', '<', most)
    .where('expiresAt', '>', now)
    .returning(['id', 'target', 'codeHash', 'codeTries'])
    .executeTakeFirst()
  if (!row?.target || !row.codeHash) return undefined
  return { ...row, target: row.target, codeHash: row.codeHash }
}

/** Approves the email whose code was right, unless another code took its place meanwhile. */
export async function approveEmail(
  db: Database,
  { id, codeHash, now }: { id: number; codeHash: string; now: Date },
): Promise<boolean> {
  const approved = await db
    .updateTable('userVerifications')
    .set({ status: 'approved', verifiedAt: now, codeHash: null, expiresAt: null })
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

/** Takes away the approval of a business. True when there was one. */
export async function deleteApprovedBusiness(db: Database, userId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('userVerifications')
    .where('userId', '=', userId)
    .where('verificationType', '=', 'business')
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Writes into the person's row what their approved verifications make of it. */
export async function refreshStanding(db: Database, userId: number, now: Date): Promise<void> {
  await sql`
    update users set
      verification_level = approved.level,
      is_verified = approved.level > 0,
      business_verified = approved.is_business,
      updated_at = ${now}
    from (
      select count(*)::int as level,
        coalesce(bool_or(verification_type = 'business'), false) as is_business
      from user_verifications where user_id = ${userId} and status = 'approved'
    ) as approved
    where users.id = ${userId}`.execute(db)
}

type Row = Pick<
  Selectable<UserVerificationsTable>,
  | 'id'
  | 'userId'
  | 'verificationType'
  | 'status'
  | 'verifiedAt'
  | 'expiresAt'
  | 'notes'
  | 'createdAt'
>

/** The row as its owner reads it. */
export function toVerification(row: Row, documents: Verification['documents']): Verification {
  const status: VerificationStatus = row.status
  return {
    id: row.id,
    userId: row.userId,
    verificationType: row.verificationType,
    status,
    documentUrl: documents[0]?.url ?? null,
    documents,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
  }
}
