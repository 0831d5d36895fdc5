// SQL of the verifications that the administration has opened.
import type { OpeningLine, VerificationType } from '@wepa/domain/trust/verification'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** The types that are open, by the last word of the administration about each. */
export async function listOpened(db: Database): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select type from (
      select distinct on (type) type, is_open from verification_openings order by type, id desc) last
    where is_open`.execute(db)
  return rows.map(({ type }) => type)
}

export async function insertOpening(
  db: Database,
  opening: { type: VerificationType; isOpen: boolean; adminId: number; createdAt: Date },
): Promise<void> {
  await db.insertInto('verificationOpenings').values(opening).execute()
}

/** Who opened and closed what, the newest first. */
export async function listOpenings(db: Database, limit: number): Promise<OpeningLine[]> {
  const rows = await db
    .selectFrom('verificationOpenings')
    .leftJoin('users', 'users.id', 'adminId')
    .select(['type', 'isOpen', 'fullName as by', 'verificationOpenings.createdAt'])
    .orderBy('verificationOpenings.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ createdAt, ...line }) => ({ ...line, createdAt: createdAt.toISOString() }))
}
