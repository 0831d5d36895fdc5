import type { Deps } from '../../context.ts'
import { findSuspendedAt } from './suspensions.repo.ts'

/** True while the administration keeps a person out. */
export async function isSuspended(ctx: Pick<Deps, 'db'>, userId: number): Promise<boolean> {
  return Boolean(await findSuspendedAt(ctx.db, userId))
}
