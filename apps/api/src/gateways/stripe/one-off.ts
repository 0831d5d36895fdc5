// Single payments at Stripe.
import type Stripe from 'stripe'
import type { Payments } from '../payments.ts'
import { guard, orNull } from './errors.ts'
import { toPayment } from './shapes.ts'

type SinglePayments = Pick<Payments, 'startPayment' | 'readPayment' | 'cancelPayment'>

export function stripeOneOff(stripe: Stripe): SinglePayments {
  return {
    startPayment: ({ customerId, amount, description, metadata }, idempotencyKey) =>
      guard(async () => {
        const payment = await stripe.paymentIntents.create(
          {
            customer: customerId,
            amount,
            currency: 'usd',
            description,
            metadata: { ...metadata },
            allowed_payment_method_types: ['card'],
          },
          { idempotencyKey },
        )
        return { clientSecret: payment.client_secret ?? '', paymentId: payment.id }
      }),
    readPayment: (id) =>
      guard(async () => {
        const payment = await orNull(stripe.paymentIntents.retrieve(id))
        return payment && { ...toPayment(payment), clientSecret: payment.client_secret ?? '' }
      }),
    cancelPayment: (id) =>
      guard(async () => {
        const payment = await orNull(stripe.paymentIntents.retrieve(id))
        if (!payment) return null
        const reading = toPayment(payment)
        // Stripe refuses to call off what is not open any more.
        if (reading.state !== 'open') return reading
        return toPayment(await stripe.paymentIntents.cancel(id))
      }),
  }
}
