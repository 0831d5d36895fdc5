import { type Attempts, addUp, attemptEach } from '../../attempt-each.ts'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { requirePayments } from '../subscriptions/require-payments.ts'
import {
  type FeaturedPaymentRow,
  listPending,
  lockFeaturedPayment,
  updateFeaturedPayment,
} from './featured.repo.ts'
import { applyPayment } from './settle-payment.ts'

const atOnce = 100
/** Nobody comes back to a card form after two days. */
const payableFor = 48 * 3_600_000

/**
 * Ends payments that were begun two days ago and never made, at the provider first, so that an old tab
 * cannot pay one that we call failed. Answers how many had been paid after all.
 */
export async function settleAbandoned(ctx: Deps): Promise<Attempts> {
  const before = new Date(ctx.clock.now().getTime() - payableFor)
  let attempts: Attempts = { changed: 0, failed: 0 }
  let after = 0
  for (let rows: FeaturedPaymentRow[] = []; ; ) {
    rows = await listPending(ctx.db, { before, after, limit: atOnce })
    const some = await attemptEach(
      ctx,
      rows,
      ({ id }) => ({ featuredPaymentId: id }),
      (row) => settle(ctx, row),
    )
    attempts = addUp(attempts, some)
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return attempts
    after = last.id
  }
}

async function settle(ctx: Deps, { id, providerId }: FeaturedPaymentRow): Promise<boolean> {
  const payment = providerId ? await requirePayments(ctx).cancelPayment(providerId) : null
  return inTransaction(ctx, async (tx) => {
    if (payment) return (await applyPayment(tx, payment)) === 'paid'
    const row = await lockFeaturedPayment(tx.db, id)
    if (row?.status === 'pending') await updateFeaturedPayment(tx.db, id, { status: 'failed' })
    return false
  })
}
