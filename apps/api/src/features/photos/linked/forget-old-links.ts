import type { Deps } from '../../../context.ts'
import { deleteOldLinks } from './photo-links.repo.ts'

/** A form that was open so long has lost its session. */
const kept = 30 * 86_400_000
const part = 1000

/** Forgets addresses that no ad names any more, and whose copy nobody can ask for by them. */
export async function forgetOldLinks(ctx: Deps): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - kept)
  for (let gone = part; gone === part; ) {
    gone = await deleteOldLinks(ctx.db, { before, limit: part })
  }
}
