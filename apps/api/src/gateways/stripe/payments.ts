// Stripe, through its own SDK: the real one, or the sandbox's under another address.
import { DomainError } from '@wepa/domain/error'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Payments } from '../payments.ts'
import { guard, orNull } from './errors.ts'
import { stripeLists } from './lists.ts'
import { stripeMoneyBack } from './money-back.ts'
import { stripeOneOff } from './one-off.ts'
import { toEvent, toInvoice } from './shapes.ts'
import { stripeSubscriptions } from './subscriptions.ts'

export type StripeOptions = {
  secretKey: string
  publishableKey: string
  /** Signs what Stripe sends us. */
  webhookSecret: string
  /** Another place than Stripe's own: the sandbox. */
  url: string | null
}

/** Of one request; a call is waited for no longer than this in all (see `guard`). */
const patience = 10_000
/** A signature further away than this many seconds, before or behind, may have been listened to and sent again. */
const tolerance = 300

/** Talks to Stripe under the API version that the SDK pins (2026-10-28). */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    ...addressOf(options.url),
    timeout: patience,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'Wepa' },
  })
  return {
    ...stripeSubscriptions(stripe),
    ...stripeOneOff(stripe),
    ...stripeLists(stripe),
    ...stripeMoneyBack(stripe),
    publishableKey: options.publishableKey,
    ensureCustomer: ({ userId, email, name }, idempotencyKey) =>
      guard(async () => {
        const metadata = { userId: String(userId) }
        const customer = await stripe.customers.create(
          { email, name, metadata, preferred_locales: ['es'] },
          { idempotencyKey },
        )
        return customer.id
      }),
    forgetCustomer: (customerId) =>
      guard(async () => {
        await orNull(stripe.customers.del(customerId))
      }),
    readInvoice: (id) =>
      guard(async () => {
        const invoice = await orNull(stripe.invoices.retrieve(id))
        return invoice && toInvoice(invoice)
      }),
    verifyEvent: (rawBody, signature = '') => {
      const event = verified(() => {
        requireNotEarly(signature)
        return stripe.webhooks.constructEvent(rawBody, signature, options.webhookSecret, tolerance)
      })
      // Signed, but not as Stripe writes: ids are keys of our rows and jobs.
      if (!SignedEvent.safeParse(event).success) throw new DomainError('validation')
      return toEvent(event)
    },
  }
}

const name = z.string().check(z.minLength(1), z.maxLength(255))
const reference = z.optional(z.nullable(z.union([name, z.object({ id: name })])))
/** What of an event is kept. */
const SignedEvent = z.object({
  id: name,
  type: name,
  created: z.int(),
  data: z.object({
    object: z.object({
      id: z.optional(name),
      object: z.optional(name),
      customer: reference,
      subscription: reference,
      payment_intent: reference,
    }),
  }),
})

function verified<Answer>(work: () => Answer): Answer {
  try {
    return work()
  } catch (cause) {
    throw new DomainError('signature_invalid', { cause })
  }
}

/** The SDK refuses what is old alone: one that is signed for later could be kept and sent then. */
function requireNotEarly(signature: string): void {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  if (seconds - Date.now() / 1000 > tolerance) throw new Error('signed for a time to come')
}

function addressOf(url: string | null) {
  if (!url) return {}
  const { protocol, hostname, port } = new URL(url)
  const isHttps = protocol === 'https:'
  return {
    protocol: isHttps ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isHttps ? 443 : 80),
  }
}
