// A suite that is paid by the sandbox's Stripe, through the real gateway. Its messages reach the product
// only where a test delivers them, and its subscriptions are billed only where a test says so.

import { eventually } from '@wepa/domain/test/eventually'
import { expect } from 'vitest'
import type { Payments } from '../../src/gateways/payments.ts'
import { makeListingInput } from '../factories.ts'
import { type Person, type Suite, type SuiteOptions, startSuite } from '../harness.ts'
import { type EventObject, signEvent } from './events.ts'
import { startTestStripe, type TestStripe } from './stripe.ts'

export type MoneySuite = Suite & {
  /** The gateway of the product: tests may spy on its calls. */
  payments: Payments
  /** Stripe's own side, with a gateway that no spy disturbs. */
  stripe: TestStripe
}

export async function startMoneySuite(options: SuiteOptions = {}): Promise<MoneySuite> {
  // Its time is the suite's, which is there only after it.
  let now = () => new Date()
  const stripe = await startTestStripe(null, {
    clock: () => now(),
    isBilledOnRequest: true,
    largestPage: 2,
  })
  const payments = stripe.open({})
  const suite = await startSuite({ ...options, overrides: { payments, ...options.overrides } })
  now = suite.clock.now
  const close = async () => {
    await suite.close()
    await stripe.stop()
  }
  return { ...suite, close, payments, stripe }
}

/** Hands a message to the door, as Stripe does. Answers the status. */
export async function deliver(
  suite: MoneySuite,
  { body, signature }: { body: Buffer; signature: string },
): Promise<number> {
  const app = await suite.app()
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    payload: body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
  return statusCode
}

/** A message about something, delivered and applied. */
export async function tell(suite: MoneySuite, type: string, object: EventObject): Promise<void> {
  await deliver(suite, signEvent(type, object))
  await suite.workOffQueue()
}

/** A person on a plan in its trial, confirmed by a card. Answers the id of Stripe's subscription. */
export async function subscribeTo(
  suite: MoneySuite,
  person: Person,
  priceId: 'price_pro' | 'price_business' = 'price_pro',
): Promise<string> {
  const answer = await suite.asUser(person).subscriptions.subscribe({ priceId })
  if ('isChanged' in answer) throw new Error('it was another plan before')
  await suite.stripe.confirm(answer.clientSecret)
  await tell(suite, 'customer.subscription.updated', {
    object: 'subscription',
    id: answer.subscriptionId,
  })
  return answer.subscriptionId
}

/** An own ad in the lists. */
export function publishAd(suite: Suite, person: Person) {
  return suite.asUser(person).listings.publish(makeListingInput())
}

/** Does again what failed, without its pause. */
export async function tryAgain(suite: Suite): Promise<void> {
  const { pool } = suite.database
  await eventually(async () => {
    const { rows } = await pool.query(
      'select from graphile_worker.jobs where locked_at is not null',
    )
    expect(rows).toEqual([])
  })
  await pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())',
  )
  await suite.workOffQueue()
}
