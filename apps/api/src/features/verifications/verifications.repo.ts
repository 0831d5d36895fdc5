// SQL of verifications: a row is one request; only one that was not rejected for each person and type.
import type {
  Verification,
  VerificationRequest,
  VerificationType,
} from '@wepa/domain/trust/verification'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { decodeCursor, isAbove, type Page, toPage } from '../../db/sql/paginate.ts'
import type { UserVerificationsTable, WrittenDetails } from '../../db/tables/verifications.ts'

/** A verification before its documents are put to it (withDocuments). */
export type Undocumented<T extends Verification> = Omit<T, 'documents' | 'documentUrl'>

export type Account = { email: string; fullName: string }

/** The newest request of each type, the newest first. */
export async function listVerifications(
  db: Database,
  userId: number,
): Promise<Undocumented<Verification>[]> {
  const rows = await db
    .selectFrom('userVerifications')
    .selectAll()
    .distinctOn('verificationType')
    .where('userId', '=', userId)
    .orderBy('verificationType')
    .orderBy('id', 'desc')
    .execute()
  return rows.toSorted((a, b) => b.id - a.id).map(toVerification)
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

/** Writes into the person's rows what their approved verifications make of it. */
export async function refreshStanding(db: Database, userId: number, now: Date): Promise<void> {
  await sql`
    update users set
      verification_level = approved.level,
      is_verified = approved.level > 0,
      updated_at = ${now}
    from (
      select count(*)::int as level
      from user_verifications where user_id = ${userId} and status = 'approved'
    ) as approved
    where users.id = ${userId}`.execute(db)
  await sql`
    update business_profiles set is_verified = exists (
      select from user_verifications
      where user_id = ${userId} and status = 'approved' and verification_type = 'business')
    where user_id = ${userId}`.execute(db)
}

type Paging = { limit: number; cursor?: string | null | undefined }

/** Pending requests, the one that waits longest first. */
export async function listPendingRequests(
  db: Database,
  { limit, cursor }: Paging,
): Promise<Page<Undocumented<VerificationRequest>>> {
  const after = cursor ? decodeCursor(cursor, z.tuple([z.int()]))[0] : 0
  const rows = await requests(db)
    .where('request.status', '=', 'pending')
    .where('request.verificationType', '<>', 'email')
    .where('request.expiresAt', 'is', null)
    .where(isAbove(['request.id'], [after]))
    .orderBy('request.id')
    .limit(limit + 1)
    .execute()
  const page = toPage(rows, limit, ({ id }) => [id])
  return { ...page, items: page.items.map(toRequest) }
}

/** One request, in whatever state; what is decided by a code is none. */
export async function findRequest(
  db: Database,
  id: number,
): Promise<Undocumented<VerificationRequest> | undefined> {
  const row = await requests(db)
    .where('request.id', '=', id)
    .where('request.verificationType', '<>', 'email')
    .where('request.expiresAt', 'is', null)
    .executeTakeFirst()
  return row && toRequest(row)
}

/** The requests with these ids, in whatever state. */
export async function listRequests(
  db: Database,
  ids: readonly number[],
): Promise<Undocumented<VerificationRequest>[]> {
  const rows = await requests(db)
    .where('request.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  return rows.map(toRequest)
}

export type Decision = {
  id: number
  status: 'approved' | 'rejected'
  notes: string | null
  decidedBy: number
  /** The line of the audit trail. */
  settledBy: number
  now: Date
}

/** Decides a request that is still pending; false for one that is not. */
export async function decideRequest(db: Database, decision: Decision): Promise<boolean> {
  const { id, status, notes, decidedBy, settledBy, now } = decision
  const decided = await db
    .updateTable('userVerifications')
    .set({ status, notes, decidedBy, settledBy, verifiedAt: status === 'approved' ? now : null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return decided.numUpdatedRows > 0n
}

function requests(db: Database) {
  return db
    .selectFrom('userVerifications as request')
    .innerJoin('users', 'users.id', 'request.userId')
    .selectAll('request')
    .select(['users.fullName', 'users.username', 'users.email'])
}

type RequestRow = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number]

function toRequest(row: RequestRow): Undocumented<VerificationRequest> {
  const { documentNumber, businessName, licenseNumber, address, additionalInfo } = row.documentData
  return {
    ...toVerification(row),
    user: {
      id: row.userId,
      fullName: row.fullName,
      username: row.username,
      email: row.email,
    },
    phoneNumber: row.verificationType === 'phone' ? row.target : null,
    documentData: {
      documentNumber: documentNumber ?? null,
      businessName: businessName ?? null,
      licenseNumber: licenseNumber ?? null,
      address: address ?? null,
      additionalInfo: additionalInfo ?? null,
    },
  }
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
function toVerification(row: Row): Undocumented<Verification> {
  return {
    id: row.id,
    userId: row.userId,
    verificationType: row.verificationType,
    status: row.status,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    expiresAt: row.status === 'pending' ? (row.expiresAt?.toISOString() ?? null) : null,
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
  }
}
