import type { Deps } from '../../context.ts'
import { deleteOldEvents } from './payment-events.repo.ts'

const kept = 90 * 24 * 60 * 60 * 1000

/** What the provider sent is of use for three months; the payments themselves stay. */
export async function forgetOldPaymentEvents(ctx: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - kept)
  for (let some = 1; some > 0; ) some = await deleteOldEvents(ctx.db, before)
}
