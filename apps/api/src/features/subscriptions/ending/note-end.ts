import type { Deps } from '../../../context.ts'
import { updateSubscription } from '../subscriptions.repo.ts'

/** Of one that the provider does not have, or never answered: it leaves room for another. */
export async function noteEnd(ctx: Pick<Deps, 'db' | 'clock'>, id: number): Promise<void> {
  const now = ctx.clock.now()
  await updateSubscription(ctx.db, id, { state: 'ended', endedAt: now, updatedAt: now })
}
