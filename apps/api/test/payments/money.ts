// A suite with a payment provider in memory, and what its messages do.
import { expect, vi } from 'vitest'
import type { ProviderEvent } from '../../src/gateways/payments.ts'
import { makeListingInput } from '../factories.ts'
import { type Person, type Suite, type SuiteOptions, startSuite } from '../harness.ts'
import { createFakePayments, type FakePayments } from './fake-payments.ts'

export type MoneySuite = Suite & { payments: FakePayments }

export async function startMoneySuite(options: SuiteOptions = {}): Promise<MoneySuite> {
  const payments = createFakePayments()
  const suite = await startSuite({ ...options, overrides: { payments, ...options.overrides } })
  payments.clock = suite.clock
  return { ...suite, payments }
}

/** Hands a signed message to the door, as the provider does. Answers the status. */
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
export async function tell(
  suite: MoneySuite,
  type: string,
  object: Partial<ProviderEvent>,
): Promise<void> {
  await deliver(suite, suite.payments.event(type, object))
  await suite.workOffQueue()
}

export const about = {
  subscription: (id: string) =>
    ({ objectKind: 'subscription', objectId: id, subscriptionId: id }) as const,
  payment: (id: string) => ({ objectKind: 'payment', objectId: id }) as const,
  invoice: (id: string, subscriptionId: string) =>
    ({ objectKind: 'invoice', objectId: id, subscriptionId }) as const,
}

/** A person on a plan in its trial, confirmed by a card. Answers the provider's subscription. */
export async function subscribeTo(
  suite: MoneySuite,
  person: Person,
  priceId: 'price_pro' | 'price_business' = 'price_pro',
): Promise<string> {
  const answer = await suite.asUser(person).subscriptions.subscribe({ priceId })
  if ('isChanged' in answer) throw new Error('it was another plan before')
  suite.payments.confirm(answer.clientSecret)
  await tell(suite, 'customer.subscription.updated', about.subscription(answer.subscriptionId))
  return answer.subscriptionId
}

/** An own ad in the lists. */
export function publishAd(suite: Suite, person: Person) {
  return suite.asUser(person).listings.publish(makeListingInput())
}

/** Does again what failed, without its pause. */
export async function tryAgain(suite: Suite): Promise<void> {
  const { pool } = suite.database
  await vi.waitFor(async () => {
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

/** How a subscription stands with the provider, to be read and changed. */
export function readAtProvider({ payments }: MoneySuite, id: string) {
  const subscription = payments.subscriptions.get(id)
  if (!subscription) throw new Error(`the provider knows no ${id}`)
  return subscription
}

/** The provider's name for a person. */
export async function customerOf(suite: Suite, { id }: { id: number }): Promise<string> {
  const { rows } = await suite.database.pool.query(
    'select customer_id as id from person_plans where user_id = $1',
    [id],
  )
  return rows[0]?.id ?? ''
}

/** What the provider has open of a person. */
export async function openAtProvider(suite: MoneySuite, person: { id: number }) {
  const customerId = await customerOf(suite, person)
  return [...suite.payments.subscriptions.values()].filter(
    (each) => each.customerId === customerId && each.state !== 'ended',
  )
}
