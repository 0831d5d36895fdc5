// A plan whose money went back: it ends, here at once and at the provider by a job.
import { isStanding } from '@wepa/domain/payments/subscription'
import type { Deps } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { enqueueJob } from '../../db/queue/queue.ts'
import { lockPerson } from '../people/lock-person.ts'
import { applyReading } from './apply-reading.ts'
import { cancelAtProvider } from './ending/cancel-plan.ts'
import { endPlan } from './ending/end-plan.ts'
import { readProvider } from './read-provider.ts'
import { requirePayments } from './require-payments.ts'
import {
  findSubscriptionPayment,
  type SubscriptionPaymentRow,
  wasTaken,
} from './subscription-payments.repo.ts'
import {
  findSubscription,
  lockSubscription,
  type Subscriber,
  type SubscriptionRow,
  updatePlan,
  updateSubscription,
} from './subscriptions.repo.ts'

export type PaidPlan = {
  bill: SubscriptionPaymentRow
  payer: Subscriber | undefined
  subscription: SubscriptionRow | undefined
}

/** A bill is paid a moment before or after its month begins. */
const slack = 3_600_000

/** What a bill paid for, with its payer, both held until the transaction ends. */
export async function findPaidPlan(
  tx: InTransaction<Deps>,
  invoiceId: string,
): Promise<PaidPlan | undefined> {
  const bill = await findSubscriptionPayment(tx.db, invoiceId)
  if (!bill) return undefined
  const payer = bill.userId ? await lockPerson(tx, bill.userId) : undefined
  const subscription = bill.subscriptionId
    ? await lockSubscription(tx.db, bill.subscriptionId)
    : undefined
  return { bill, payer, subscription }
}

/**
 * Ends the plan. Of a refund only where it was this month's bill: an earlier month given back says nothing of
 * this one. A dispute ends it whatever the month, since the next bill would be disputed too. Its person is
 * told by the caller. Answers the milliseconds that were left of it.
 */
export async function takePlan(
  tx: InTransaction<Deps>,
  { bill, payer, subscription: row }: PaidPlan,
  { isDisputed }: { isDisputed: boolean },
): Promise<number> {
  if (!row || !isStanding(row.state)) return 0
  if (!isDisputed && !isOfThisPeriod(bill, row)) return 0
  const now = tx.clock.now()
  await updateSubscription(tx.db, row.id, { endToldAt: now, updatedAt: now })
  if (payer) await endPlan(tx, payer, { ...row, endToldAt: now })
  const job = { subscriptionId: row.id }
  await enqueueJob(tx.db, 'end-reversed-plan', job, { key: `end-reversed-plan:${row.id}` })
  return Math.max(1, (row.periodEnd?.getTime() ?? 0) - now.getTime())
}

/** Gives the rest of the paid month back, without renewal; null where another plan stands or it is over. */
export async function restorePlan(
  tx: InTransaction<Deps>,
  { bill, payer, subscription: row }: PaidPlan,
): Promise<Date | null> {
  const now = tx.clock.now()
  const until = row?.periodEnd
  if (!row || !until || until <= now || !isOfThisPeriod(bill, row)) return null
  if (payer?.plan !== 'free') return null
  await updatePlan(tx.db, payer.id, { plan: row.plan, until, status: 'canceled', now })
  return until
}

function isOfThisPeriod({ paidAt }: SubscriptionPaymentRow, { periodStart }: SubscriptionRow) {
  return periodStart !== null && paidAt.getTime() >= periodStart.getTime() - slack
}

/**
 * Ends it at the provider, so that nothing more is charged: at once, or with its month where the money has come
 * back to us meanwhile. Safe to repeat. @throws DomainError payments_unavailable
 */
export async function endReversedPlan(
  ctx: Deps,
  { subscriptionId }: { subscriptionId: number },
): Promise<void> {
  const row = await findSubscription(ctx.db, subscriptionId)
  if (!row?.providerId) return
  const { providerId, userId } = row
  const isTaken = userId === null || (await wasTaken(ctx.db, { subscriptionId, userId }))
  if (!isTaken && row.state === 'ended') return
  if (!isTaken) return cancelAtProvider(ctx, providerId)
  await requirePayments(ctx).cancelNow(providerId)
  const reading = await readProvider(ctx, (payments) => payments.readSubscription(providerId))
  await inTransaction(ctx, (tx) => applyReading(tx, reading))
}
