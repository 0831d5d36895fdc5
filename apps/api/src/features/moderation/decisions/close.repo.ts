// Closing cases: each once, whoever else decides at the same moment.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Closing = { decisionId: number; note: string | null; now: Date }
export type ClosedReport = { id: number; reporterId: number | null; reference: string }

/** Which reports: one, all that wait about an ad, or all about a person. */
export type WhichReports = { id: number } | { listingId: number } | { userId: number }

/** Closes reports that wait; answers which it closed, and who had sent them. */
export async function markReportsClosed(
  db: Database,
  which: WhichReports,
  { decisionId, note, now }: Closing,
): Promise<ClosedReport[]> {
  return db
    .updateTable('userReports')
    .set({ status: 'resolved', settledBy: decisionId, adminNotes: note, resolvedAt: now })
    .where('status', '=', 'pending')
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : 0))
    .$if('listingId' in which, (query) =>
      query.where('reportedListingId', '=', 'listingId' in which ? which.listingId : 0),
    )
    .$if('userId' in which, (query) =>
      query.where('reportedUserId', '=', 'userId' in which ? which.userId : 0),
    )
    .returning(['id', 'reporterId', 'reference'])
    .execute()
}

/** Closes what the machine found: one finding, all about an ad, or all about a person's ads. Answers how many. */
export async function markFlagsClosed(
  db: Database,
  which: WhichReports,
  { decisionId }: Closing,
): Promise<number> {
  const about =
    'id' in which
      ? sql`id = ${which.id}`
      : 'listingId' in which
        ? sql`listing_id = ${which.listingId}`
        : sql`listing_id in (select id from listings where user_id = ${which.userId})`
  const { numAffectedRows } = await sql`
    update moderation_flags set status = 'resolved', settled_by = ${decisionId}
    where status = 'pending' and ${about}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** False when it was closed before. */
export async function markContactClosed(
  db: Database,
  id: number,
  { decisionId, note, now }: Closing,
): Promise<boolean> {
  const closed = await db
    .updateTable('contactMessages')
    .set({ status: 'resolved', settledBy: decisionId, adminNotes: note, resolvedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}

/** Closes one appeal; false when it was closed before. */
export async function markAppealClosed(
  db: Database,
  id: number,
  { decisionId }: Closing,
): Promise<boolean> {
  const closed = await db
    .updateTable('appeals')
    .set({ status: 'resolved', settledBy: decisionId })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}

/** Closes what was appealed against something that was taken back anyhow. */
export async function markAppealsClosed(
  db: Database,
  about: { action: 'hide_listing'; listingId: number } | { action: 'suspend_user'; userId: number },
  { decisionId }: Closing,
): Promise<void> {
  const isAbout =
    about.action === 'hide_listing'
      ? sql`listing_id = ${about.listingId}`
      : sql`subject_user_id = ${about.userId}`
  await sql`
    update appeals set status = 'resolved', settled_by = ${decisionId}
    where status = 'pending' and decision_id in (
      select id from moderation_decisions where ${isAbout} and action = ${about.action})`.execute(
    db,
  )
}
