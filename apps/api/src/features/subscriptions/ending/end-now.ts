import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { applyReading } from '../apply-reading.ts'
import { readProvider } from '../read-provider.ts'
import { recordInvoice } from '../record-invoice.ts'
import { requirePayments } from '../require-payments.ts'

/**
 * Ends a subscription at the provider at once, withdraws its open bill, and applies how it stands then.
 * Whoever calls has looked at it before; what was paid between that look and the end buys nothing, so its
 * last bill is looked at once more. Safe to repeat.
 * @throws DomainError payments_unavailable
 */
export async function endNow(ctx: Deps, providerId: string): Promise<void> {
  const lastBill = await requirePayments(ctx).cancelNow(providerId)
  const reading = await readProvider(ctx, (payments) => payments.readSubscription(providerId))
  await inTransaction(ctx, async (tx) => {
    await applyReading(tx, reading)
    await recordInvoice(tx, lastBill)
  })
}
