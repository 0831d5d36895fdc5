// A payment provider in memory, for rules alone: it keeps idempotency keys as the real one does, and
// tests say what people do with their cards, and which of its messages arrive.
import { randomUUID } from 'node:crypto'
import { changeCalls, listCalls, paymentCalls, startCalls } from './fake-payment-calls.ts'
import { bill, createWorld, type FakePayments, type World } from './fake-payment-world.ts'

export type { FakePayments }

const DAY = 86_400_000

export function createFakePayments(): FakePayments {
  const world = createWorld()
  const fake: FakePayments = {
    clock: { now: () => new Date() },
    ...world.shown,
    ...peopleOf(world),
    publishableKey: 'pk_fake',
    ...startCalls(world),
    ...changeCalls(world),
    ...paymentCalls(world),
    ...listCalls(world),
  }
  world.clock = { now: () => fake.clock.now() }
  return fake
}

/** What people do with their cards, and what time does. */
function peopleOf(world: World): Pick<FakePayments, 'confirm' | 'renew' | 'end' | 'event'> {
  const { requireSubscription } = world
  const { payments } = world.shown
  return {
    confirm: (clientSecret, received) => {
      const id = clientSecret.replace(/_secret$/, '')
      const payment = payments.get(id)
      if (payment) {
        payment.state = 'succeeded'
        payment.amountReceived = received ?? payment.amount
        return
      }
      const subscription = requireSubscription(id)
      subscription.state = subscription.trialDays > 0 ? 'trialing' : 'active'
      if (subscription.state === 'active') bill(world, id, subscription.amount, 'paid')
    },
    renew: (id, outcome) => {
      const subscription = requireSubscription(id)
      subscription.state = outcome === 'paid' ? 'active' : 'past_due'
      subscription.periodStart = subscription.periodEnd
      subscription.periodEnd = new Date(subscription.periodStart.getTime() + 30 * DAY)
      bill(world, id, subscription.amount, outcome === 'paid' ? 'paid' : 'open')
    },
    end: (id) => {
      const subscription = requireSubscription(id)
      subscription.state = 'ended'
      subscription.endedAt = world.clock.now()
    },
    event: (type, object) => {
      const event = {
        id: `evt_${randomUUID()}`,
        type,
        objectKind: 'other',
        objectId: null,
        customerId: null,
        subscriptionId: null,
        ...object,
      }
      const body = Buffer.from(JSON.stringify(event))
      return { body, signature: `signed ${body.length}` }
    },
  }
}
