// Who of the administration has which case open.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type Viewer = { id: number; fullName: string }

/**
 * Notes that somebody has a case open, unless somebody else has had it since `since`: that one is answered.
 * Of two at the same moment one has it.
 */
export async function upsertClaim(
  db: Database,
  { caseId, adminId, now, since }: { caseId: string; adminId: number; now: Date; since: Date },
): Promise<void> {
  await sql`
    insert into moderation_claims as held (case_id, admin_id, seen_at) values (${caseId}, ${adminId}, ${now})
    on conflict (case_id) do update set admin_id = excluded.admin_id, seen_at = excluded.seen_at
    where held.admin_id = ${adminId} or held.seen_at < ${since}`.execute(db)
}

/** Lets a case go, and with it whatever nobody looks at any more. */
export async function deleteClaim(
  db: Database,
  { caseId, adminId, since }: { caseId: string; adminId: number; since: Date },
): Promise<void> {
  await sql`delete from moderation_claims
    where (case_id = ${caseId} and admin_id = ${adminId}) or seen_at < ${since}`.execute(db)
}

/** Who else than `adminId` has these cases open, by the id of the case. */
export async function findViewers(
  db: Database,
  { caseIds, adminId, since }: { caseIds: readonly string[]; adminId: number; since: Date },
): Promise<ReadonlyMap<string, Viewer>> {
  const rows = await db
    .selectFrom('moderationClaims')
    .innerJoin('users', 'users.id', 'moderationClaims.adminId')
    .select(['caseId', 'users.id', 'users.fullName'])
    .where('caseId', 'in', caseIds.length > 0 ? [...caseIds] : [''])
    .where('adminId', '<>', adminId)
    .where('seenAt', '>=', since)
    .execute()
  return new Map(rows.map(({ caseId, ...viewer }) => [caseId, viewer]))
}
