// A payment for an ad's place, as the provider has it: takes effect once, whoever brings the news.
import type { Deps } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import type { ProviderPayment } from '../../gateways/payments.ts'
import { featureListing } from '../listings/featured/feature-listing.ts'
import { lockPerson } from '../people/lock-person.ts'
import { requirePayments } from '../subscriptions/require-payments.ts'
import {
  type FeaturedPaymentRow,
  findByProvider,
  lockFeaturedPayment,
  type Payer,
  updateFeaturedPayment,
} from './featured.repo.ts'
import { tellOfPlace, tellOfRefusal } from './tell-of-place.ts'

/** What became of it: nothing new, a place, a payment that will not come, or money that needs somebody's eyes. */
export type Settled = 'unchanged' | 'paid' | 'failed' | 'refused' | 'unknown'

/**
 * Asks the provider and applies its answer, which is answered: null where it knows no such payment.
 * @throws DomainError payments_unavailable
 */
export async function settlePayment(
  ctx: Deps,
  providerId: string,
): Promise<ProviderPayment | null> {
  const payment = await requirePayments(ctx).readPayment(providerId)
  await inTransaction(ctx, (tx) => applyPayment(tx, payment))
  return payment
}

/**
 * Applies a reading in the transaction of `tx`. A payment that was seen paid stays so: no older reading
 * changes it, so their order does not matter.
 */
export async function applyPayment(
  tx: InTransaction<Deps>,
  payment: ProviderPayment | null,
): Promise<Settled> {
  if (!payment) return 'unknown'
  const rowId = Number(payment.metadata.featuredPayment)
  const found = await findByProvider(tx.db, {
    id: payment.id,
    rowId: Number.isSafeInteger(rowId) ? rowId : null,
  })
  if (!found) return 'unknown'
  const payer = found.userId ? await lockPerson(tx, found.userId) : undefined
  // Another product beside this one may number its payments as we do.
  if (!found.providerId && isSomebodyElse(payer, payment)) return 'unknown'
  return applyTo(tx, found.id, payer, payment)
}

async function applyTo(
  tx: InTransaction<Deps>,
  rowId: number,
  payer: Payer | undefined,
  payment: ProviderPayment,
): Promise<Settled> {
  const row = await lockFeaturedPayment(tx.db, rowId)
  if (!row || row.status === 'paid' || row.status === 'refused') return 'unchanged'
  if (!row.providerId) await updateFeaturedPayment(tx.db, row.id, { providerId: payment.id })
  if (payment.state === 'open' || payment.state === 'processing') return 'unchanged'
  if (payment.state === 'canceled') {
    await updateFeaturedPayment(tx.db, row.id, { status: 'failed' })
    return row.status === 'failed' ? 'unchanged' : 'failed'
  }
  return payer ? settleFor(tx, payer, row, payment) : refuse(tx, row, 'la cuenta ya no existe')
}

/** The provider's customer is not the one that stands with the payer's account. */
function isSomebodyElse(payer: Payer | undefined, { customerId }: ProviderPayment): boolean {
  return payer?.customerId != null && customerId !== payer.customerId
}

/** With news for its payer, whatever came of it. */
async function settleFor(
  tx: InTransaction<Deps>,
  payer: Payer,
  row: FeaturedPaymentRow,
  payment: ProviderPayment,
): Promise<Settled> {
  const settled = await takeEffect(tx, row, payer, payment)
  if (settled === 'refused') await tellOfRefusal(tx, payer, row, payment)
  return settled
}

async function takeEffect(
  tx: InTransaction<Deps>,
  row: FeaturedPaymentRow,
  payer: Payer,
  payment: ProviderPayment,
): Promise<Settled> {
  const { id, amountReceived, currency } = payment
  if (isSomebodyElse(payer, payment)) return refuse(tx, row, 'la pagó otra persona')
  if (currency !== 'usd' || amountReceived !== Math.round(Number(row.amount) * 100)) {
    const received = `${(amountReceived / 100).toFixed(2)} ${currency}`
    return refuse(tx, row, `llegaron ${received} en vez de ${row.amount} usd`)
  }
  const place = row.listingId
    ? await featureListing(tx, {
        listingId: row.listingId,
        plan: row.plan,
        days: row.duration,
        paymentId: id,
      })
    : undefined
  if (!place) {
    const problem = row.listingId ? 'el anuncio ya no está publicado' : 'el anuncio ya no existe'
    return refuse(tx, row, problem)
  }
  const paidAt = tx.clock.now()
  await updateFeaturedPayment(tx.db, row.id, { status: 'paid', ...place, paidAt })
  await tellOfPlace(tx, payer, { ...row, ...place, paidAt })
  return 'paid'
}

/** Money came that buys nothing: kept, told to the log and shown to the administration, who gives it back. */
async function refuse(
  tx: InTransaction<Deps>,
  row: FeaturedPaymentRow,
  problem: string,
): Promise<Settled> {
  await updateFeaturedPayment(tx.db, row.id, {
    status: 'refused',
    problem,
    paidAt: tx.clock.now(),
  })
  tx.log.warn({ featuredPayment: row.id, problem }, 'a payment was refused')
  return 'refused'
}
