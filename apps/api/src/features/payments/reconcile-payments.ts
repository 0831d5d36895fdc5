// Once a day everything that is open, or was made lately, is held against the provider: what a lost
// message should have told is found here.
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { settleAbandoned } from '../featured/settle-abandoned.ts'
import { applyPayment } from '../featured/settle-payment.ts'
import { applyReading } from '../subscriptions/apply-reading.ts'
import { drawNumber } from '../subscriptions/read-provider.ts'
import { recordInvoice } from '../subscriptions/record-invoice.ts'
import { refreshAllOpen } from '../subscriptions/refresh-all-open.ts'
import { requirePayments } from '../subscriptions/require-payments.ts'
import { listForgottenEvents } from './payment-events.repo.ts'
import { enqueueEvent } from './receive-event.ts'

const HOUR = 3_600_000
/** Wider than the pause between two comparisons, and than the provider's own three days of trying. */
const lookBack = 4 * 24 * HOUR

/** Repairs what differs from the provider; the log says how much. Without a provider there is nothing to compare. */
export async function reconcilePayments(ctx: Deps): Promise<void> {
  if (!ctx.payments) return
  const payments = requirePayments(ctx)
  const since = new Date(ctx.clock.now().getTime() - lookBack)
  const repaired = { subscriptions: 0, payments: 0, invoices: 0, events: 0 }
  repaired.subscriptions = await refreshAllOpen(ctx)

  // What we have no note of as open: a start that was never noted, a payment that came late.
  const number = await drawNumber(ctx)
  for (const subscription of await payments.listSubscriptions(since)) {
    await inTransaction(ctx, (tx) => applyReading(tx, { number, subscription }))
  }
  for (const payment of await payments.listPayments(since)) {
    const settled = await inTransaction(ctx, (tx) => applyPayment(tx, payment))
    if (settled === 'paid' || settled === 'refused') repaired.payments += 1
  }
  for (const invoice of await payments.listInvoices(since)) {
    const recorded = await inTransaction(ctx, (tx) => recordInvoice(tx, invoice))
    if (recorded === 'recorded') repaired.invoices += 1
  }
  repaired.payments += await settleAbandoned(ctx)

  for (const id of await listForgottenEvents(ctx.db, new Date(ctx.clock.now().getTime() - HOUR))) {
    await enqueueEvent(ctx, { id })
    repaired.events += 1
  }
  if (Object.values(repaired).some((count) => count > 0)) {
    ctx.log.warn(repaired, 'payments differed from the provider and were repaired')
  }
}
