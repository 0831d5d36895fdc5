import { randomUUID } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import { dollars } from '@wepa/domain/payments/feature'
import { type PaidPlanId, PLANS, planOfPrice } from '@wepa/domain/payments/plan'
import {
  isStanding,
  type SubscribeAnswer,
  type SubscribeCall,
} from '@wepa/domain/payments/subscription'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { CardRequest, ProviderSubscription } from '../../gateways/payments.ts'
import { lockPerson } from '../people/lock-person.ts'
import { requireRecentProof } from '../proofs/require-recent-proof.ts'
import { changePlan } from './change-plan.ts'
import { customerOf } from './customer-of.ts'
import { endNow } from './ending/end-now.ts'
import { isLost } from './ending/is-lost.ts'
import { noteEnd } from './ending/note-end.ts'
import { refreshSubscription } from './refresh-plan.ts'
import { requirePayments } from './require-payments.ts'
import {
  findOpenSubscription,
  hasHadTrial,
  insertSubscription,
  type SubscriptionRow,
  updateProviderId,
} from './subscriptions.repo.ts'

/** After this a start that nobody finished is begun anew: a trial runs from its start. */
const startAgainAfter = 3_600_000
const attempts = 3
const beingProcessed =
  'Tu banco todavía procesa tu pago. No tienes que pagar otra vez: tu plan se activa en cuanto llegue.'
const otherPlan = 'Ya tienes un plan. Para cambiarlo, abre tu plan otra vez.'

/** Something to confirm with a card, or a plan that stands already. */
export type Subscribed = Extract<SubscribeAnswer, { clientSecret: string }> | { isChanged: true }

type Wanted = { plan: PaidPlanId; isNew: boolean }

/**
 * Begins a paid plan, with its trial for who never had one. Nothing is active before the browser
 * has confirmed the answer with a card. Who has the other plan goes over to it (`isChanged`), but not
 * with `isNew`: opening a payment form, in a tab that knows no plan yet, charges nobody. Asking again,
 * from a second tab or after a lost answer, goes on with the same subscription. Where a credit of before
 * pays the first bill nothing is left to confirm, and the plan stands (`isChanged`).
 * @throws DomainError payments_unavailable, already_subscribed, payment_due, card_declined, proof_required
 */
export async function subscribe(
  ctx: MemberContext,
  { priceId, isNew = false }: SubscribeCall,
): Promise<Subscribed> {
  const plan = planOfPrice(priceId)
  if (!plan) throw new DomainError('validation')
  requirePayments(ctx)
  await requireRecentProof(ctx)
  const customerId = await customerOf(ctx)
  const wanted = { plan, isNew }
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const row = await claimSubscription(ctx, plan)
    const answer = row.providerId
      ? await goOn(ctx, row, row.providerId, wanted)
      : await start(ctx, row, customerId, plan)
    if (answer) return answer
  }
  throw new DomainError('conflict')
}

/** The person's open subscription, or a new row that is written before the provider hears of it. */
async function claimSubscription(ctx: MemberContext, plan: PaidPlanId): Promise<SubscriptionRow> {
  const { userId } = ctx.session
  return inTransaction(ctx, async (tx) => {
    if (!(await lockPerson(tx, userId))) throw new DomainError('invalid_token')
    const open = await findOpenSubscription(tx.db, userId)
    if (open) return open
    const trialDays = (await hasHadTrial(tx.db, userId)) ? 0 : PLANS[plan].trialDays
    const attemptKey = randomUUID()
    return insertSubscription(tx.db, { userId, attemptKey, plan, trialDays, now: tx.clock.now() })
  })
}

/** Also finishes a start whose process died: the same key and words give the same subscription. */
async function start(
  ctx: MemberContext,
  row: SubscriptionRow,
  customerId: string,
  wanted: PaidPlanId,
): Promise<Subscribed | undefined> {
  const payments = requirePayments(ctx)
  const { plan, trialDays, attemptKey } = row
  const metadata = { subscription: String(row.id) }
  const amount = PLANS[plan].priceCents
  const order = { customerId, plan, amount, trialDays, metadata }
  const { subscriptionId, request } = await payments.startSubscription(order, attemptKey)
  await updateProviderId(ctx.db, row.id, subscriptionId)
  if (plan !== wanted) {
    await endNow(ctx, subscriptionId)
    return undefined
  }
  if (request) return answerOf(request, subscriptionId)
  await refreshSubscription(ctx, subscriptionId)
  return { isChanged: true }
}

/** What there is decides: paid, owed, still waiting for a card, or over, and then it is begun anew. */
async function goOn(
  ctx: MemberContext,
  row: SubscriptionRow,
  providerId: string,
  wanted: Wanted,
): Promise<Subscribed | undefined> {
  const { subscription } = await refreshSubscription(ctx, providerId)
  if (!subscription) {
    await noteEnd(ctx, row.id)
    return undefined
  }
  if (subscription.state === 'ended') return undefined
  // Its bill is for a plan that was taken away: withdrawn, and the plan is bought anew.
  if (isLost(subscription, ctx.clock.now())) {
    await endNow(ctx, providerId)
    return undefined
  }
  if (isStanding(subscription.state))
    return standing(ctx, subscription, { ...wanted, reading: row.reading })
  const age = ctx.clock.now().getTime() - row.createdAt.getTime()
  const isSame = row.plan === wanted.plan && age < startAgainAfter
  const request = await requirePayments(ctx).readCardRequest(providerId)
  // It may be paid any moment, whatever plan is wanted now.
  if (request === 'processing') throw new DomainError('payment_due', { message: beingProcessed })
  if (request && isSame) return answerOf(request, providerId)
  // Nobody stands behind it with a card: it ends at the provider before another begins.
  await endNow(ctx, providerId)
  return undefined
}

async function standing(
  ctx: MemberContext,
  subscription: ProviderSubscription,
  wanted: Wanted & { reading: number },
): Promise<Subscribed> {
  const { id, plan, state } = subscription
  if (state === 'past_due') {
    const due = plan === wanted.plan ? await requirePayments(ctx).readCardRequest(id) : null
    if (!due) throw new DomainError('payment_due')
    if (due === 'processing') throw new DomainError('payment_due', { message: beingProcessed })
    return answerOf(due, id)
  }
  if (plan === wanted.plan) throw new DomainError('already_subscribed')
  if (wanted.isNew) throw new DomainError('already_subscribed', { message: otherPlan })
  await changePlan(ctx, subscription, wanted)
  return { isChanged: true }
}

function answerOf(request: CardRequest, subscriptionId: string): Subscribed {
  const { clientSecret, intentType } = request
  const amount = request.intentType === 'payment' ? dollars(request.amountDue) : null
  return { clientSecret, subscriptionId, intentType, amount }
}
