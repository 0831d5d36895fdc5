// The audit trail: written once, read for histories.
import type { ModerationAction, ModerationDecision } from '@wepa/domain/moderation/moderation'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

export type NewDecision = {
  reference: string
  caseId: string
  action: ModerationAction
  adminId: number
  subjectUserId: number | null
  listingId: number | null
  listingTitle: string | null
  reason: string
  note: string | null
  days?: number | null
  /** Where the administrator was. */
  ip: string | null
  createdAt: Date
}

export async function insertDecision(db: Database, decision: NewDecision): Promise<number> {
  const row = await db
    .insertInto('moderationDecisions')
    .values(decision)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The decisions with these ids, by id. */
export async function findDecisions(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ModerationDecision>> {
  if (ids.length === 0) return new Map()
  const found = await read(db, sql`said.id = any(${ids}::integer[])`, ids.length)
  return new Map(found.map((decision) => [decision.id, decision]))
}

/** What was decided about an ad or its person, the last first. */
export async function listHistory(
  db: Database,
  { userId, listingId }: { userId: number | null; listingId: number | null },
  limit: number,
): Promise<ModerationDecision[]> {
  return read(db, sql`said.subject_user_id = ${userId} or said.listing_id = ${listingId}`, limit)
}

/** The last decision of a kind about an ad or a person. */
export async function findLast(
  db: Database,
  about: { action: 'hide_listing'; listingId: number } | { action: 'suspend_user'; userId: number },
): Promise<ModerationDecision | undefined> {
  const isAbout =
    about.action === 'hide_listing'
      ? sql`said.listing_id = ${about.listingId}`
      : sql`said.subject_user_id = ${about.userId}`
  const [last] = await read(db, sql`${isAbout} and said.action = ${about.action}`, 1)
  return last
}

/** The last decision of a kind that was taken on a case since a moment. */
export async function findRecent(
  db: Database,
  { caseId, action, since }: { caseId: string; action: ModerationAction; since: Date },
): Promise<ModerationDecision | undefined> {
  const isOfCase = sql`said.case_id = ${caseId} and said.action = ${action}`
  const [last] = await read(db, sql`${isOfCase} and said.created_at > ${since}`, 1)
  return last
}

async function read(
  db: Database,
  which: RawBuilder<unknown>,
  limit: number,
): Promise<ModerationDecision[]> {
  const { rows } = await sql<Row>`
    select said.id, said.reference, said.case_id, said.action, said.listing_id, said.listing_title,
      said.reason, said.note, said.days, said.created_at, admin.id as admin_id, admin.full_name as admin_name,
      subject.id as subject_id, subject.full_name as subject_name
    from moderation_decisions said
    left join users admin on admin.id = said.admin_id
    left join users subject on subject.id = said.subject_user_id
    where ${which}
    order by said.id desc limit ${limit}`.execute(db)
  return rows.map(({ adminId, adminName, subjectId, subjectName, createdAt, ...row }) => ({
    ...row,
    admin: asPerson(adminId, adminName),
    subject: asPerson(subjectId, subjectName),
    createdAt: createdAt.toISOString(),
  }))
}

type Row = Omit<ModerationDecision, 'admin' | 'subject' | 'createdAt'> & {
  adminId: number | null
  adminName: string | null
  subjectId: number | null
  subjectName: string | null
  createdAt: Date
}

function asPerson(id: number | null, fullName: string | null) {
  return id === null || fullName === null ? null : { id, fullName }
}
