// Money that went back, as the provider has it: what it had bought ends, or comes again, once for each change.
import { dollars } from '@wepa/domain/payments/feature'
import { endsPurchase, reversalOf } from '@wepa/domain/payments/reversal'
import type { Deps } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import type { ProviderReversal } from '../../gateways/payments.ts'
import { findPlace, restorePlace, takePlace } from '../featured/take-place.ts'
import { drawNumber } from '../subscriptions/read-provider.ts'
import { requirePayments } from '../subscriptions/require-payments.ts'
import { findPaidPlan, restorePlan, takePlan } from '../subscriptions/take-plan.ts'
import { type Bought, findReversal, lockReversal, updateReversal } from './reversals.repo.ts'
import { type Purchase, tellOfReversal } from './tell-of-reversal.ts'

export type ReversalReading = { number: number; reversal: ProviderReversal | null }

/** Asks the provider; the number is drawn before, as of every reading. @throws DomainError payments_unavailable */
export async function readReversal(ctx: Deps, paymentId: string): Promise<ReversalReading> {
  const number = await drawNumber(ctx)
  return { number, reversal: await requirePayments(ctx).readReversal(paymentId) }
}

/** The same, and applies it. Answers whether anything was new. */
export async function refreshReversal(ctx: Deps, paymentId: string): Promise<boolean> {
  const reading = await readReversal(ctx, paymentId)
  return (await inTransaction(ctx, (tx) => applyReversal(tx, reading))) === 'reversed'
}

/** 'old' when a newer reading is there already, 'unknown' for a payment that is not ours. */
export async function applyReversal(
  tx: InTransaction<Deps>,
  { number, reversal }: ReversalReading,
): Promise<'reversed' | 'unchanged' | 'old' | 'unknown'> {
  if (!reversal) return 'unknown'
  const { payment, paid } = reversal
  const { state, gone } = reversalOf(reversal)
  if (state === 'kept' && !(await findReversal(tx.db, payment.id))) return 'unchanged'
  // The person is held first, as everywhere.
  const purchase = await findPurchase(tx, reversal)
  if (!purchase) return 'unknown'
  const now = tx.clock.now()
  const order = { providerId: payment.id, amount: dollars(paid), bought: boughtOf(purchase), now }
  const before = await lockReversal(tx.db, order)
  if (before.reading >= number) return 'old'
  const after = { state, gone: dollars(gone), takenMs: before.takenMs, reading: number }
  if (before.state === state && before.gone === after.gone) return 'unchanged'

  const isEnding = endsPurchase(state) && !endsPurchase(before.state)
  const isReturning = !endsPurchase(state) && endsPurchase(before.state)
  let until: Date | null = null
  if (isEnding) after.takenMs = await take(tx, purchase, state)
  if (isReturning) {
    until = await restore(tx, purchase, before.takenMs)
    after.takenMs = 0
  }
  await updateReversal(tx.db, before.id, { ...after, updatedAt: now })
  tx.log.warn({ reversal: before.id, state, gone: after.gone }, 'money of a payment went back')
  await tellOfReversal(tx, purchase, {
    id: before.id,
    paid: order.amount,
    gone: after.gone,
    state,
    hasEnded: isEnding && after.takenMs > 0,
    until,
  })
  return 'reversed'
}

async function findPurchase(
  tx: InTransaction<Deps>,
  { payment, invoiceId }: ProviderReversal,
): Promise<Purchase | undefined> {
  if (!invoiceId) {
    const place = await findPlace(tx, payment.id)
    return place && { kind: 'place', ...place }
  }
  const plan = await findPaidPlan(tx, invoiceId)
  return plan && { kind: 'plan', ...plan }
}

const boughtOf = (purchase: Purchase): Bought =>
  purchase.kind === 'place'
    ? { featuredPaymentId: purchase.payment.id }
    : { subscriptionPaymentId: purchase.bill.id }

/** Milliseconds of what was bought that were still to come; 0 where nothing was left to end. */
async function take(
  tx: InTransaction<Deps>,
  purchase: Purchase,
  state: ReturnType<typeof reversalOf>['state'],
): Promise<number> {
  if (purchase.kind === 'place') return takePlace(tx, purchase.payment)
  return takePlan(tx, purchase, { isDisputed: state !== 'refunded' })
}

/** Until when it stands again; null where it cannot. */
async function restore(
  tx: InTransaction<Deps>,
  purchase: Purchase,
  takenMs: number,
): Promise<Date | null> {
  if (takenMs === 0) return null
  if (purchase.kind === 'place') return restorePlace(tx, purchase.payment, takenMs)
  return restorePlan(tx, purchase)
}
