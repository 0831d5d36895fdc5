import type { Deps } from '../../context.ts'
import { cancelForgotten, deleteOldImports, listUnfinished } from './imports.repo.ts'
import { queueApplying, queueReading } from './move-import.ts'

const DAY = 86_400_000

/** Queues the work of imports again whose jobs were lost; those that are under way stay as they are. */
export async function resumeImports(ctx: Deps): Promise<void> {
  for (const { id, state } of await listUnfinished(ctx.db)) {
    if (state === 'reading') await queueReading(ctx, id)
    else await queueApplying(ctx, id)
  }
}

/** Ends imports that nobody confirmed within a week, and forgets those of a month ago. */
export async function forgetOldImports(ctx: Deps): Promise<void> {
  const now = ctx.clock.now()
  await cancelForgotten(ctx.db, new Date(now.getTime() - 7 * DAY), now)
  const before = new Date(now.getTime() - 30 * DAY)
  for (let some = 1; some > 0; ) some = await deleteOldImports(ctx.db, { before, limit: 20 })
}
