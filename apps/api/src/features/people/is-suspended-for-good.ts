import type { Deps } from '../../context.ts'
import { findSuspension } from './suspensions.repo.ts'

/** True while the administration keeps a person out, and not for some days only. */
export async function isSuspendedForGood(ctx: Pick<Deps, 'db'>, userId: number): Promise<boolean> {
  const { suspendedAt = null, suspendedUntil = null } = (await findSuspension(ctx.db, userId)) ?? {}
  return suspendedAt !== null && suspendedUntil === null
}
