import type { Deps } from '../../context.ts'
import { listLivingSessions } from './auth.repo.ts'

/** Which of these sessions are over, for servers that may have missed being told. */
export async function findEndedSessions(
  ctx: Pick<Deps, 'db'>,
  ids: readonly number[],
): Promise<number[]> {
  const living = new Set(await listLivingSessions(ctx.db, ids))
  return ids.filter((id) => !living.has(id))
}
