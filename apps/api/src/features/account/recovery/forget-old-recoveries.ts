import type { Deps } from '../../../context.ts'
import { deleteUndos } from '../undos.repo.ts'
import { deleteRecoveryRequests, deleteResetLinks } from './recovery.repo.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes links that ended a day ago, and requests no job could answer in that time. Answers how many links. */
export async function forgetOldRecoveries(ctx: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - day)
  await deleteRecoveryRequests(ctx.db, { before })
  await deleteUndos(ctx.db, before)
  return deleteResetLinks(ctx.db, before)
}
