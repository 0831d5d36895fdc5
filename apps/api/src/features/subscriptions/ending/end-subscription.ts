import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { applyReading } from '../apply-reading.ts'
import { readProvider } from '../read-provider.ts'
import { requirePayments } from '../require-payments.ts'
import { findSubscription } from '../subscriptions.repo.ts'
import { endNow } from './end-now.ts'
import { isLost } from './is-lost.ts'

/**
 * Ends at the provider what was taken away here, and withdraws its bill; the queue tries again until it
 * answers. What was paid before this look goes on: its plan comes back.
 */
export async function endSubscription(
  ctx: Deps,
  { subscriptionId }: { subscriptionId: number },
): Promise<void> {
  const row = await findSubscription(ctx.db, subscriptionId)
  if (!row?.providerId) return
  const { providerId } = row
  const reading = await readProvider(ctx, (payments) => payments.readSubscription(providerId))
  const { subscription } = reading
  if (subscription && (row.userId === null || isLost(subscription, ctx.clock.now()))) {
    await endNow(ctx, providerId)
    return
  }
  await inTransaction(ctx, (tx) => applyReading(tx, reading))
}

/** Ends what somebody who left still pays, and has the provider forget them. */
export async function forgetCustomer(
  ctx: Deps,
  { customerId }: { customerId: string },
): Promise<void> {
  await requirePayments(ctx).forgetCustomer(customerId)
}
