// Subscriptions at Stripe: started, changed, ended.
import type Stripe from 'stripe'
import type { CardRequest, Payments } from '../payments.ts'
import { guard, orNull } from './errors.ts'
import { createPrices } from './prices.ts'
import { idOf, toCardRequest, toInvoice, toSubscription } from './shapes.ts'

const pending = ['pending_setup_intent', 'latest_invoice.confirmation_secret']

type Subscriptions = Pick<
  Payments,
  | 'startSubscription'
  | 'readCardRequest'
  | 'readSubscription'
  | 'cancelAtPeriodEnd'
  | 'resume'
  | 'changePlan'
  | 'cancelNow'
>

export function stripeSubscriptions(stripe: Stripe): Subscriptions {
  const prices = createPrices(stripe)
  const change = (id: string, params: Stripe.SubscriptionUpdateParams) =>
    guard(async () => toSubscription(await stripe.subscriptions.update(id, params)))

  return {
    startSubscription: ({ customerId, plan, amount, trialDays, metadata }, idempotencyKey) =>
      guard(async () => {
        const price = await prices.find(plan, amount)
        const subscription = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price }],
            payment_behavior: 'default_incomplete',
            payment_settings: {
              payment_method_types: ['card'],
              save_default_payment_method: 'on_subscription',
            },
            ...(trialDays > 0 && {
              trial_period_days: trialDays,
              // Without a card the trial ends and nothing else happens.
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            }),
            metadata: { ...metadata, plan },
            expand: pending,
          },
          { idempotencyKey },
        )
        return { subscriptionId: subscription.id, request: firstRequest(subscription) }
      }),
    readCardRequest: (id) => guard(() => readRequest(stripe, id)),
    readSubscription: (id) =>
      guard(async () => {
        const subscription = await orNull(
          stripe.subscriptions.retrieve(id, { expand: ['pending_setup_intent'] }),
        )
        return subscription && toSubscription(await keepCard(stripe, subscription))
      }),
    cancelAtPeriodEnd: (id) => change(id, { cancel_at_period_end: true }),
    resume: (id) => change(id, { cancel_at_period_end: false }),
    changePlan: ({ subscriptionId, plan, amount }, idempotencyKey) =>
      guard(async () => {
        const price = await prices.find(plan, amount)
        const { items } = await stripe.subscriptions.retrieve(subscriptionId)
        return toSubscription(
          await stripe.subscriptions.update(
            subscriptionId,
            {
              items: items.data.slice(0, 1).map(({ id }) => ({ id, price })),
              cancel_at_period_end: false,
              proration_behavior: 'always_invoice',
              payment_behavior: 'error_if_incomplete',
              metadata: { plan },
            },
            { idempotencyKey },
          ),
        )
      }),
    cancelNow: (id) =>
      guard(async () => {
        const expand = ['latest_invoice']
        // In this order: of a running one a withdrawn bill would count as settled. What has ended is not
        // found by `cancel`, which somebody else may have called at this very moment.
        const ended =
          (await orNull(stripe.subscriptions.cancel(id, { expand }))) ??
          (await orNull(stripe.subscriptions.retrieve(id, { expand })))
        const bill = await withdrawBill(stripe, ended?.latest_invoice ?? null)
        return bill && toInvoice(bill)
      }),
  }
}

/** null for one that credit pays: Stripe would like a card for later, which its renewal will ask for. */
function firstRequest(subscription: Stripe.Subscription): CardRequest | null {
  if (subscription.status === 'active') return null
  const request = toCardRequest(subscription)
  if (!request) throw new Error(`Stripe's ${subscription.id} waits for no card`)
  return request
}

/**
 * The bill that was still tried stays payable when its subscription ends: nobody is to pay it for nothing.
 * Answers it as it stands afterwards.
 */
async function withdrawBill(
  stripe: Stripe,
  invoice: Stripe.Subscription['latest_invoice'],
): Promise<Stripe.Invoice | null> {
  if (!invoice || typeof invoice === 'string') return null
  if (invoice.status !== 'open') return invoice
  try {
    return await stripe.invoices.voidInvoice(invoice.id)
  } catch (error) {
    // Paid at this very moment, or withdrawn by somebody else: then it waits for nobody.
    const now = await stripe.invoices.retrieve(invoice.id)
    if (now.status === 'open') throw error
    return now
  }
}

/**
 * The card of a trial is that of its renewals. Stripe notes it by itself in most cases; where it stands
 * only with the SetupIntent, the first charge after the trial would find no card.
 */
async function keepCard(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  if (subscription.status !== 'trialing' || subscription.default_payment_method) return subscription
  const card = await givenCard(stripe, subscription)
  if (!card) return subscription
  return stripe.subscriptions.update(subscription.id, { default_payment_method: card })
}

async function givenCard(
  stripe: Stripe,
  { pending_setup_intent: setup, customer }: Stripe.Subscription,
): Promise<string | null> {
  if (setup) {
    const isDone = typeof setup !== 'string' && setup.status === 'succeeded'
    return isDone ? idOf(setup.payment_method) : null
  }
  const customerId = idOf(customer)
  if (!customerId) return null
  const { data } = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 1 })
  return data[0]?.id ?? null
}

async function readRequest(stripe: Stripe, id: string): Promise<CardRequest | 'processing' | null> {
  const subscription = await orNull(stripe.subscriptions.retrieve(id, { expand: pending }))
  if (!subscription) return null
  const request = toCardRequest(subscription)
  return request && (await isProcessing(stripe, subscription, request)) ? 'processing' : request
}

/** Of a bill, only the payment that its card was given to says so. */
async function isProcessing(
  stripe: Stripe,
  { pending_setup_intent: setup }: Stripe.Subscription,
  { clientSecret, intentType }: CardRequest,
): Promise<boolean> {
  if (intentType === 'setup') return typeof setup === 'object' && setup?.status === 'processing'
  const id = clientSecret.split('_secret_')[0] ?? ''
  return (await stripe.paymentIntents.retrieve(id)).status === 'processing'
}
