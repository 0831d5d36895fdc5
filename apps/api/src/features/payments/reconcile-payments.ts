// Once a day everything that is open, or was made lately, is held against the provider: what a lost
// message should have told is found here.
import { attemptEach } from '../../attempt-each.ts'
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

/**
 * Repairs what differs from the provider; the log says how much. What cannot be compared keeps nothing else from
 * it, and the next run comes back for it. Without a provider there is nothing to compare.
 */
export async function reconcilePayments(ctx: Deps): Promise<void> {
  if (!ctx.payments) return
  const payments = requirePayments(ctx)
  const since = new Date(ctx.clock.now().getTime() - lookBack)
  const open = await refreshAllOpen(ctx)

  // What we have no note of as open: a start that was never noted, a payment that came late.
  const number = await drawNumber(ctx)
  const begun = await attemptEach(
    ctx,
    await payments.listSubscriptions(since),
    ({ id }) => ({ providerId: id }),
    async (subscription) => {
      await inTransaction(ctx, (tx) => applyReading(tx, { number, subscription }))
      return false
    },
  )
  const paid = await attemptEach(
    ctx,
    await payments.listPayments(since),
    ({ id }) => ({ providerId: id }),
    async (payment) => {
      const settled = await inTransaction(ctx, (tx) => applyPayment(tx, payment))
      return settled === 'paid' || settled === 'refused'
    },
  )
  const billed = await attemptEach(
    ctx,
    await payments.listInvoices(since),
    ({ id }) => ({ providerId: id }),
    async (invoice) =>
      (await inTransaction(ctx, (tx) => recordInvoice(tx, invoice))) === 'recorded',
  )
  const abandoned = await settleAbandoned(ctx)
  const events = await listForgottenEvents(ctx.db, new Date(ctx.clock.now().getTime() - HOUR))
  for (const id of events) await enqueueEvent(ctx, { id })

  const repaired = {
    subscriptions: open.changed,
    payments: paid.changed + abandoned.changed,
    invoices: billed.changed,
    events: events.length,
  }
  if (Object.values(repaired).some((count) => count > 0)) {
    ctx.log.warn(repaired, 'payments differed from the provider and were repaired')
  }
  const failed = [open, begun, paid, billed, abandoned].reduce((sum, { failed }) => sum + failed, 0)
  if (failed > 0) throw new Error(`${failed} payments could not be compared with the provider`)
}
