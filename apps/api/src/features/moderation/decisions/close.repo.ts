// Closing cases: each once, whoever else decides at the same moment; and what would be closed.
import type { SettledCase } from '@wepa/domain/moderation/moderation'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { suspicionTopic } from '../../../db/sql/conversations/suspicion-topic.ts'

type Closing = { decisionId: number; note: string | null; now: Date }
export type ClosedReport = { id: number; reporterId: number | null; reference: string }

/**
 * Which reports or findings: one, all that wait about an ad, or all about a person. What was said in a
 * conversation is about the person alone, though its report names the ad they talked of: of such a report
 * the ad's decision settles none but `ownId`, the one it is taken on. Reports that point at a message are settled with
 * it, and `ownId`.
 */
export type WhichCases =
  | { id: number }
  | { listingId: number; ownId?: number | undefined }
  | { userId: number }
  | { messageId: number; ownId: number }

/** Closes reports that wait; answers which it closed, and who had sent them. */
export async function markReportsClosed(
  db: Database,
  which: WhichCases,
  { decisionId, note, now }: Closing,
): Promise<ClosedReport[]> {
  return db
    .updateTable('userReports')
    .set({ status: 'resolved', settledBy: decisionId, adminNotes: note, resolvedAt: now })
    .where('status', '=', 'pending')
    .where(isReportAbout(which))
    .returning(['id', 'reporterId', 'reference'])
    .execute()
}

/** Closes what the machine found: one case of it, all about an ad, or all about a person's ads. Answers how many. */
export async function markFlagsClosed(
  db: Database,
  which: WhichCases,
  { decisionId }: Closing,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update moderation_flags set status = 'resolved', settled_by = ${decisionId}
    where status = 'pending' and ${isFlagAbout(which)}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Closes what speaks for looking at an account; answers whose new conversations had to wait for it. */
export async function markSuspicionsClosed(
  db: Database,
  which: { id: number } | { userId: number },
  { decisionId }: Closing,
): Promise<{ id: number; userId: number; waitsSince: Date | null }[]> {
  return db
    .updateTable('suspicions')
    .set({ status: 'resolved', settledBy: decisionId })
    .where('status', '=', 'pending')
    .where('id' in which ? sql<boolean>`id = ${which.id}` : sql<boolean>`user_id = ${which.userId}`)
    .returning(['id', 'userId', 'waitsSince'])
    .execute()
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

/** The reports and findings that wait, the oldest first; of a person also that their account is to be looked at. */
export async function listUnsettled(
  db: Database,
  which: WhichCases,
  limit: number,
): Promise<SettledCase[]> {
  const { rows } = await sql<Omit<SettledCase, 'createdAt'> & { createdAt: Date }>`
    select * from (
      (select 'report-' || id as id, 'report' as kind, reference, report_type as topic,
          conversation_id is not null as is_about_talk, created_at
        from user_reports where status = 'pending' and ${isReportAbout(which)}
        order by created_at, id limit ${limit})
      union all
      (select 'flag-' || id, 'flag', null, kind, false, created_at
        from moderation_flags where status = 'pending' and ${isFlagAbout(which)}
          and ${isFirstFinding}
        order by created_at, id limit ${limit})
      union all
      (select 'suspicion-' || own.id, 'suspicion', null, ${suspicionTopic}, false, own.created_at
        from suspicions own
        where own.status = 'pending' and own.user_id = ${'userId' in which ? which.userId : null}::integer)
    ) waiting order by created_at, id limit ${limit}`.execute(db)
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

function isReportAbout(which: WhichCases): RawBuilder<boolean> {
  if ('id' in which) return sql`id = ${which.id}`
  if ('messageId' in which) {
    return sql`(message_id = ${which.messageId} or id = ${which.ownId})`
  }
  if ('userId' in which) return sql`reported_user_id = ${which.userId}`
  const { listingId, ownId = null } = which
  return sql`((reported_listing_id = ${listingId} and conversation_id is null)
    or id = ${ownId}::integer)`
}

/** Of the findings of one kind about one ad the first stands for all. */
const isFirstFinding = sql`not exists (select from moderation_flags before
  where before.listing_id = moderation_flags.listing_id and before.kind = moderation_flags.kind
    and before.status = 'pending' and before.id < moderation_flags.id)`

function isFlagAbout(which: WhichCases): RawBuilder<boolean> {
  if ('id' in which) {
    return sql`(listing_id, kind) = (
      select own.listing_id, own.kind from moderation_flags own where own.id = ${which.id})`
  }
  if ('listingId' in which) return sql`listing_id = ${which.listingId}`
  // What the machine finds is about ads.
  if ('messageId' in which) return sql`false`
  return sql`listing_id in (select id from listings where user_id = ${which.userId})`
}
