// SQL of private documents: a row without a request waits for one; what lost its row is garbage.
import type { VerificationDocument } from '@wepa/domain/trust/verification'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { VerificationDocumentsTable } from '../../db/tables/verifications.ts'

type Row = Selectable<VerificationDocumentsTable>
export type StoredDocument = Pick<Row, 'id' | 'userId' | 'verificationId' | 'name' | 'kind'>

export type NewDocument = Pick<Row, 'userId' | 'name' | 'kind' | 'byteSize' | 'createdAt'>

export async function insertDocument(
  db: Database,
  document: NewDocument,
): Promise<VerificationDocument> {
  const row = await db
    .insertInto('verificationDocuments')
    .values(document)
    .returning(['id', 'kind', 'byteSize'])
    .executeTakeFirstOrThrow()
  return toDocument(row)
}

export async function deleteDocument(db: Database, id: number): Promise<void> {
  await db.deleteFrom('verificationDocuments').where('id', '=', id).execute()
}

export async function findDocument(db: Database, id: number): Promise<StoredDocument | undefined> {
  return db
    .selectFrom('verificationDocuments')
    .select(['id', 'userId', 'verificationId', 'name', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Gives waiting documents of this person to their request. Answers how many it got. */
export async function claimDocuments(
  db: Database,
  verificationId: number,
  { userId, ids }: { userId: number; ids: readonly number[] },
): Promise<number> {
  const claimed = await db
    .updateTable('verificationDocuments')
    .set({ verificationId })
    .where('id', 'in', ids)
    .where('userId', '=', userId)
    .where('verificationId', 'is', null)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows)
}

/** The documents of each request, in the order in which they were sent. */
export async function listDocuments(
  db: Database,
  verificationIds: readonly number[],
): Promise<Map<number, VerificationDocument[]>> {
  const found = new Map<number, VerificationDocument[]>()
  if (verificationIds.length === 0) return found
  const rows = await db
    .selectFrom('verificationDocuments')
    .select(['id', 'verificationId', 'kind', 'byteSize'])
    .where('verificationId', 'in', verificationIds)
    .orderBy('id')
    .execute()
  for (const row of rows) {
    if (row.verificationId === null) continue
    const others = found.get(row.verificationId) ?? []
    found.set(row.verificationId, [...others, toDocument(row)])
  }
  return found
}

/** Lets go of documents from before `before` that no request took. */
export async function deleteUnclaimedDocuments(db: Database, before: Date): Promise<number> {
  const deleted = await db
    .deleteFrom('verificationDocuments')
    .where('verificationId', 'is', null)
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** Names of files whose row is gone, oldest first, at most 500. */
export async function listGarbage(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('documentGarbage')
    .select('name')
    .orderBy('createdAt')
    .limit(500)
    .execute()
  return rows.map(({ name }) => name)
}

/** Forgets deleted files that lost their row before `before`. */
export async function deleteGarbage(
  db: Database,
  names: readonly string[],
  before: Date,
): Promise<void> {
  await db
    .deleteFrom('documentGarbage')
    .where('name', 'in', names)
    .where('createdAt', '<', before)
    .execute()
}

function toDocument(row: Pick<Row, 'id' | 'kind' | 'byteSize'>): VerificationDocument {
  const { id, kind, byteSize } = row
  return { id, kind, byteSize, url: `/api/verification-documents/${id}` }
}
