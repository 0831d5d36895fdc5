// Stripe, through its own SDK: the real one, or the sandbox's under another address.
import { DomainError } from '@wepa/domain/error'
import Stripe from 'stripe'
import type { Payments } from './payments.ts'
import { guard, orNull } from './stripe-errors.ts'
import { stripeLists } from './stripe-lists.ts'
import { stripeOneOff } from './stripe-one-off.ts'
import { toEvent, toInvoice } from './stripe-shapes.ts'
import { stripeSubscriptions } from './stripe-subscriptions.ts'

export type StripeOptions = {
  secretKey: string
  publishableKey: string
  /** Signs what Stripe sends us. */
  webhookSecret: string
  /** Another place than Stripe's own: the sandbox. */
  url: string | null
}

const patience = 10_000
/** A signature older than this many seconds may have been listened to and sent again. */
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
    verifyEvent: (rawBody, signature) => {
      const { webhookSecret } = options
      try {
        return toEvent(
          stripe.webhooks.constructEvent(rawBody, signature ?? '', webhookSecret, tolerance),
        )
      } catch (cause) {
        throw new DomainError('signature_invalid', { cause })
      }
    },
  }
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
