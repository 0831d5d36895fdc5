// Two moderators need not read the same case: who has one open is shown to the others. Nothing is locked by it.
import { DomainError } from '@wepa/domain/error'
import { parseCaseId } from '@wepa/domain/moderation/moderation'
import type { MemberContext } from '../../context.ts'
import { deleteClaim, findViewers, upsertClaim, type Viewer } from './claims.repo.ts'

/** A desk says every half minute what it has open (`use-claim.ts`): after this long without, in ms, nobody looks. */
const goodFor = 90_000

/**
 * Notes that one has a case open, and answers who else has. Whoever calls must have asked whether this is an
 * administrator. @throws DomainError not_found for what is no case's id
 */
export async function claimCase(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ viewer: Viewer | null }> {
  if (!parseCaseId(id)) throw new DomainError('not_found')
  const adminId = ctx.session.userId
  const now = ctx.clock.now()
  await upsertClaim(ctx.db, { caseId: id, adminId, now, since: lastGood(ctx) })
  return { viewer: (await viewersOf(ctx, [id])).get(id) ?? null }
}

/** Lets a case go. */
export async function releaseCase(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ success: true }> {
  await deleteClaim(ctx.db, { caseId: id, adminId: ctx.session.userId, since: lastGood(ctx) })
  return { success: true }
}

/** Who else has these cases open, by the id of the case. */
export async function viewersOf(
  ctx: MemberContext,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, Viewer>> {
  return findViewers(ctx.db, { caseIds, adminId: ctx.session.userId, since: lastGood(ctx) })
}

function lastGood({ clock }: MemberContext): Date {
  return new Date(clock.now().getTime() - goodFor)
}
