// Once a day everything that is open, or was made lately, is held against the provider: what a lost
// message should have told is found here.
import { type Attempts, addUp, attemptEach } from '../../attempt-each.ts'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { settleAbandoned } from '../featured/settle-abandoned.ts'
import { applyPayment } from '../featured/settle-payment.ts'
import { applyReading } from '../subscriptions/apply-reading.ts'
import { drawNumber } from '../subscriptions/read-provider.ts'
import { recordInvoice } from '../subscriptions/record-invoice.ts'
import { refreshAllOpen } from '../subscriptions/refresh-all-open.ts'
import { requirePayments } from '../subscriptions/require-payments.ts'
import { refreshReversal } from './apply-reversal.ts'
import { listForgottenEvents } from './payment-events.repo.ts'
import { enqueueEvent } from './receive-event.ts'
import { listDisputed } from './reversals.repo.ts'

const HOUR = 3_600_000
/** Wider than the pause between two comparisons, and than the provider's own three days of trying. */
const lookBack = 4 * 24 * HOUR
/** Side by side: few enough to leave the database's connections to the people. */
const atOnce = 4

/**
 * Repairs what differs from the provider; the log says how much. What cannot be compared keeps nothing else from
 * it, and the next run comes back for it: a run that was broken off is made good by the next, which looks back
 * over several. Without a provider there is nothing to compare.
 */
export async function reconcilePayments(ctx: Deps): Promise<void> {
  if (!ctx.payments) return
  const payments = requirePayments(ctx)
  const since = new Date(ctx.clock.now().getTime() - lookBack)
  const open = await refreshAllOpen(ctx)

  // What we have no note of as open: a start that was never noted, a payment that came late.
  const number = await drawNumber(ctx)
  const begun = await forEachOf(ctx, payments.listSubscriptions(since), async (subscription) => {
    await inTransaction(ctx, (tx) => applyReading(tx, { number, subscription }))
    return false
  })
  const paid = await forEachOf(ctx, payments.listPayments(since), async (payment) => {
    const settled = await inTransaction(ctx, (tx) => applyPayment(tx, payment))
    return settled === 'paid' || settled === 'refused'
  })
  const billed = await forEachOf(
    ctx,
    payments.listInvoices(since),
    async (invoice) =>
      (await inTransaction(ctx, (tx) => recordInvoice(tx, invoice))) === 'recorded',
  )
  const abandoned = await settleAbandoned(ctx)
  const reversed = await refreshReversals(ctx, payments.listReversed(since))
  const events = await enqueueForgotten(ctx)

  const repaired = {
    subscriptions: open.changed,
    payments: paid.changed + abandoned.changed,
    invoices: billed.changed,
    reversals: reversed.changed,
    events,
  }
  if (Object.values(repaired).some((count) => count > 0)) {
    ctx.log.warn(repaired, 'payments differed from the provider and were repaired')
  }
  const { failed } = addUp(open, begun, paid, billed, abandoned, reversed)
  if (failed > 0) throw new Error(`${failed} payments could not be compared with the provider`)
}

async function forEachOf<Row extends { id: string }>(
  ctx: Deps,
  pages: AsyncIterable<Row[]>,
  work: (row: Row) => Promise<boolean>,
): Promise<Attempts> {
  let attempts: Attempts = { changed: 0, failed: 0 }
  for await (const page of pages) {
    const some = await attemptEach(ctx, page, ({ id }) => ({ providerId: id }), work, atOnce)
    attempts = addUp(attempts, some)
  }
  return attempts
}

/** What went back lately, and each dispute that is open here: a bank decides after months. */
async function refreshReversals(ctx: Deps, pages: AsyncIterable<string[]>): Promise<Attempts> {
  const refresh = (paymentIds: string[]) =>
    attemptEach(
      ctx,
      new Set(paymentIds),
      (providerId) => ({ providerId }),
      (id) => refreshReversal(ctx, id),
      atOnce,
    )
  let attempts: Attempts = { changed: 0, failed: 0 }
  for await (const page of pages) attempts = addUp(attempts, await refresh(page))
  for (let after = 0; ; ) {
    const open = await listDisputed(ctx.db, { after, limit: 100 })
    attempts = addUp(attempts, await refresh(open.map(({ providerId }) => providerId)))
    const last = open.at(-1)
    if (!last) return attempts
    after = last.id
  }
}

/** Messages that came more than an hour ago and wait still: their job was lost, or has given up. Answers how many. */
async function enqueueForgotten(ctx: Deps): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - HOUR)
  let count = 0
  for (let after = ''; ; ) {
    const ids = await listForgottenEvents(ctx.db, { before, after, limit: 500 })
    for (const id of ids) await enqueueEvent(ctx, { id })
    count += ids.length
    const last = ids.at(-1)
    if (last === undefined) return count
    after = last
  }
}
