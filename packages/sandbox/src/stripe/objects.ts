// Stripe's objects as they go over the wire (API 2026-10-28), with the fields that Wepa's SDK reads. `own`
// is the sandbox's and leaves no answer.
import * as z from 'zod/mini'

const reference = z.nullable(z.string())
const seconds = z.int()
const metadata = z.record(z.string(), z.string())

export const Customer = z.object({
  id: z.string(),
  object: z.literal('customer'),
  created: seconds,
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Cents; below 0 the customer has something to their credit. */
  balance: z.int(),
  invoice_settings: z.object({ default_payment_method: reference }),
  preferred_locales: z.array(z.string()),
  metadata,
  deleted: z.optional(z.literal(true)),
  own: z.object({
    /** How far this customer's clock is ahead of the real one. */
    ahead: seconds,
  }),
})
export type Customer = z.infer<typeof Customer>

export const Price = z.object({
  id: z.string(),
  object: z.literal('price'),
  created: seconds,
  active: z.boolean(),
  currency: z.literal('usd'),
  lookup_key: z.nullable(z.string()),
  product: z.string(),
  recurring: z.object({ interval: z.literal('month'), interval_count: z.literal(1) }),
  type: z.literal('recurring'),
  unit_amount: z.int(),
})
export type Price = z.infer<typeof Price>

export const Product = z.object({
  id: z.string(),
  object: z.literal('product'),
  created: seconds,
  active: z.boolean(),
  name: z.string(),
})
export type Product = z.infer<typeof Product>

export const PaymentMethod = z.object({
  id: z.string(),
  object: z.literal('payment_method'),
  created: seconds,
  customer: reference,
  type: z.literal('card'),
  card: z.object({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
    funding: z.literal('credit'),
  }),
  own: z.object({
    number: z.string(),
    /** Its bank has agreed to charges without the person. */
    isTrusted: z.boolean(),
  }),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

const WireError = z.object({
  type: z.string(),
  code: z.optional(z.string()),
  decline_code: z.optional(z.string()),
  message: z.string(),
  param: z.optional(z.string()),
})
export type WireError = z.infer<typeof WireError>

const intent = {
  id: z.string(),
  created: seconds,
  client_secret: z.string(),
  customer: reference,
  description: z.nullable(z.string()),
  metadata,
  next_action: z.nullable(z.object({ type: z.literal('use_stripe_sdk') })),
  payment_method: reference,
  payment_method_types: z.array(z.string()),
  status: z.enum([
    'requires_payment_method',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ]),
  canceled_at: z.nullable(seconds),
}

export const SetupIntent = z.object({
  ...intent,
  object: z.literal('setup_intent'),
  last_setup_error: z.nullable(WireError),
  usage: z.literal('off_session'),
})
export type SetupIntent = z.infer<typeof SetupIntent>

export const PaymentIntent = z.object({
  ...intent,
  object: z.literal('payment_intent'),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  last_payment_error: z.nullable(WireError),
})
export type PaymentIntent = z.infer<typeof PaymentIntent>

export const Invoice = z.object({
  id: z.string(),
  object: z.literal('invoice'),
  created: seconds,
  amount_due: z.int(),
  amount_paid: z.int(),
  amount_remaining: z.int(),
  attempt_count: z.int(),
  attempted: z.boolean(),
  billing_reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  collection_method: z.literal('charge_automatically'),
  currency: z.string(),
  customer: z.string(),
  metadata,
  next_payment_attempt: z.nullable(seconds),
  parent: z.object({
    type: z.literal('subscription_details'),
    subscription_details: z.object({ subscription: z.string(), metadata }),
  }),
  period_end: seconds,
  period_start: seconds,
  status: z.enum(['open', 'paid', 'void']),
  status_transitions: z.object({
    finalized_at: seconds,
    paid_at: z.nullable(seconds),
    voided_at: z.nullable(seconds),
  }),
  total: z.int(),
  own: z.object({ paymentIntent: reference }),
})
export type Invoice = z.infer<typeof Invoice>

export const Subscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  created: seconds,
  billing_cycle_anchor: seconds,
  cancel_at: z.nullable(seconds),
  cancel_at_period_end: z.boolean(),
  canceled_at: z.nullable(seconds),
  cancellation_details: z.object({
    reason: z.nullable(z.enum(['cancellation_requested', 'payment_failed'])),
  }),
  collection_method: z.literal('charge_automatically'),
  currency: z.literal('usd'),
  customer: z.string(),
  default_payment_method: reference,
  ended_at: z.nullable(seconds),
  items: z.object({
    object: z.literal('list'),
    data: z.array(
      z.object({
        id: z.string(),
        object: z.literal('subscription_item'),
        created: seconds,
        current_period_end: seconds,
        current_period_start: seconds,
        price: Price,
        quantity: z.literal(1),
        subscription: z.string(),
      }),
    ),
    has_more: z.literal(false),
    url: z.string(),
  }),
  latest_invoice: reference,
  metadata,
  pending_setup_intent: reference,
  start_date: seconds,
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'canceled',
  ]),
  trial_end: z.nullable(seconds),
  trial_start: z.nullable(seconds),
  own: z.object({ isCardKept: z.boolean(), isTrialEndTold: z.boolean() }),
})
export type Subscription = z.infer<typeof Subscription>

const back = {
  id: z.string(),
  created: seconds,
  amount: z.int(),
  charge: z.string(),
  currency: z.literal('usd'),
  payment_intent: z.string(),
}

export const Refund = z.object({
  ...back,
  object: z.literal('refund'),
  status: z.literal('succeeded'),
})
export type Refund = z.infer<typeof Refund>

export const Dispute = z.object({
  ...back,
  object: z.literal('dispute'),
  reason: z.literal('fraudulent'),
  status: z.enum(['needs_response', 'won', 'lost']),
})
export type Dispute = z.infer<typeof Dispute>

export const Event = z.object({
  id: z.string(),
  object: z.literal('event'),
  api_version: z.string(),
  created: seconds,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
  pending_webhooks: z.int(),
  request: z.object({ id: z.null(), idempotency_key: z.null() }),
  type: z.string(),
  /** `held` waits to be let go, `dropped` was lost on purpose. */
  own: z.object({
    customer: reference,
    fate: z.enum(['send', 'held', 'dropped']),
    attempts: z.array(z.object({ at: z.string(), status: z.int() })),
  }),
})
export type Event = z.infer<typeof Event>

/** The answer to a call with an Idempotency-Key; `id` is the key. */
export const KeptAnswer = z.object({
  id: z.string(),
  request: z.string(),
  status: z.int(),
  body: z.string(),
})
