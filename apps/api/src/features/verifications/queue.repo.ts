// SQL of the administration's queue: pending requests that a person has to look at.
import type { VerificationRequest } from '@wepa/domain/verification'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { decodeCursor, isAbove, type Page, toPage } from '../../db/paginate.ts'
import { listDocuments } from './documents.repo.ts'
import { toVerification } from './verifications.repo.ts'

type Paging = { limit: number; cursor?: string | undefined }

/** Pending requests, the one that waits longest first. */
export async function listPendingRequests(
  db: Database,
  { limit, cursor }: Paging,
): Promise<Page<VerificationRequest>> {
  const after = cursor === undefined ? 0 : decodeCursor(cursor, z.tuple([z.int()]))[0]
  const rows = await requests(db)
    .where('request.status', '=', 'pending')
    .where('request.verificationType', '<>', 'email')
    .where(isAbove(['request.id'], [after]))
    .orderBy('request.id')
    .limit(limit + 1)
    .execute()
  const page = toPage(rows, limit, ({ id }) => [id])
  const documents = await listDocuments(
    db,
    page.items.map(({ id }) => id),
  )
  return { ...page, items: page.items.map((row) => toRequest(row, documents.get(row.id) ?? [])) }
}

/** One request, in whatever state; emails are decided by their code and are none. */
export async function findRequest(
  db: Database,
  id: number,
): Promise<VerificationRequest | undefined> {
  const row = await requests(db)
    .where('request.id', '=', id)
    .where('request.verificationType', '<>', 'email')
    .executeTakeFirst()
  if (!row) return undefined
  const documents = await listDocuments(db, [id])
  return toRequest(row, documents.get(id) ?? [])
}

export type Decision = {
  id: number
  status: 'approved' | 'rejected'
  notes: string | null
  decidedBy: number
  now: Date
}

/** Decides a request that is still pending; false for one that is not. */
export async function decideRequest(db: Database, decision: Decision): Promise<boolean> {
  const { id, status, notes, decidedBy, now } = decision
  const decided = await db
    .updateTable('userVerifications')
    .set({ status, notes, decidedBy, verifiedAt: status === 'approved' ? now : null })
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

type Row = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number]

function toRequest(row: Row, documents: VerificationRequest['documents']): VerificationRequest {
  const { documentNumber, businessName, licenseNumber, address, additionalInfo } = row.documentData
  return {
    ...toVerification(row, documents),
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
