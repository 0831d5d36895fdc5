// The calls of the payment provider in memory.
import { randomUUID } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import type { CardRequest, Payments } from '../../src/gateways/payments.ts'
import { bill, type World } from './fake-payment-world.ts'

const DAY = 86_400_000

/** Beginning a subscription, and reading it. */
export function startCalls(world: World) {
  const { call, once } = world
  const { customers, subscriptions } = world.shown
  const calls: Pick<
    Payments,
    | 'ensureCustomer'
    | 'forgetCustomer'
    | 'startSubscription'
    | 'readCardRequest'
    | 'readSubscription'
  > = {
    ensureCustomer: (person, key) =>
      call('ensureCustomer', () =>
        once(key, person, () => {
          const id = `cus_${randomUUID()}`
          customers.add(id)
          return id
        }),
      ),
    forgetCustomer: (id) =>
      call('forgetCustomer', () => {
        customers.delete(id)
        for (const subscription of subscriptions.values()) {
          if (subscription.customerId === id) subscription.state = 'ended'
        }
      }),
    startSubscription: (order, key) =>
      call('startSubscription', () =>
        once(key, order, () => {
          const id = `sub_${randomUUID()}`
          subscriptions.set(id, { id, ...begin(order, world.clock.now()) })
          const isPaid = world.credit.isThere
          if (isPaid) world.requireSubscription(id).state = 'active'
          const request = isPaid ? null : requestOf(id, order.trialDays > 0, order.amount)
          return { subscriptionId: id, request }
        }),
      ),
    readCardRequest: (id) =>
      call('readCardRequest', () => {
        const subscription = subscriptions.get(id)
        const isWaiting = subscription?.state === 'incomplete' || subscription?.state === 'past_due'
        if (!subscription || !isWaiting) return null
        const isSetup = subscription.state === 'incomplete' && subscription.trialDays > 0
        return requestOf(id, isSetup, subscription.amount)
      }),
    readSubscription: (id) => call('readSubscription', () => subscriptions.get(id) ?? null),
  }
  return calls
}

type Order = Parameters<Payments['startSubscription']>[0]

function begin({ customerId, plan, amount, trialDays, metadata }: Order, now: Date) {
  const periodEnd = new Date(now.getTime() + (trialDays || 30) * DAY)
  return {
    customerId,
    plan,
    amount,
    trialDays,
    state: 'incomplete' as const,
    periodStart: now,
    periodEnd,
    trialEndsAt: trialDays ? periodEnd : null,
    cancelAt: null,
    endedAt: null,
    createdAt: now,
    metadata,
  }
}

function requestOf(id: string, isSetup: boolean, amountDue: number): CardRequest {
  const clientSecret = `${id}_secret`
  return isSetup
    ? { clientSecret, intentType: 'setup' }
    : { clientSecret, intentType: 'payment', amountDue }
}

/** Changing one that stands. */
export function changeCalls(world: World) {
  const { call, once, requireSubscription } = world
  const { subscriptions } = world.shown
  const calls: Pick<Payments, 'cancelAtPeriodEnd' | 'resume' | 'changePlan' | 'cancelNow'> = {
    cancelAtPeriodEnd: (id) =>
      call('cancelAtPeriodEnd', () => {
        const subscription = requireSubscription(id)
        subscription.cancelAt = subscription.periodEnd
        return subscription
      }),
    resume: (id) =>
      call('resume', () => {
        const subscription = requireSubscription(id)
        subscription.cancelAt = null
        return subscription
      }),
    changePlan: ({ subscriptionId, plan, amount }, key) =>
      call('changePlan', () =>
        once(key, { subscriptionId, plan, amount }, () => {
          const subscription = requireSubscription(subscriptionId)
          const difference = amount - subscription.amount
          if (subscription.state === 'active' && difference > 0)
            bill(world, subscriptionId, difference, 'paid')
          subscription.plan = plan
          subscription.amount = amount
          subscription.cancelAt = null
          return subscription
        }),
      ),
    cancelNow: (id) =>
      call('cancelNow', () => {
        const subscription = subscriptions.get(id)
        if (!subscription) return null
        subscription.endedAt ??= world.clock.now()
        subscription.state = 'ended'
        const bills = [...world.shown.invoices.values()].filter(
          (invoice) => invoice.subscriptionId === id,
        )
        for (const invoice of bills) if (invoice.state === 'open') invoice.state = 'canceled'
        return bills.at(-1) ?? null
      }),
  }
  return calls
}

export function paymentCalls(world: World) {
  const { call, once } = world
  const { payments, invoices } = world.shown
  const calls: Pick<
    Payments,
    | 'startPayment'
    | 'readPayment'
    | 'cancelPayment'
    | 'readInvoice'
    | 'readReversal'
    | 'verifyEvent'
  > = {
    startPayment: (order, key) =>
      call('startPayment', () =>
        once(key, order, () => {
          const id = `pi_${randomUUID()}`
          payments.set(id, {
            id,
            customerId: order.customerId,
            state: 'open',
            wasDeclined: false,
            amount: order.amount,
            amountReceived: 0,
            currency: 'usd',
            createdAt: world.clock.now(),
            metadata: order.metadata,
            clientSecret: `${id}_secret`,
          })
          return { clientSecret: `${id}_secret`, paymentId: id }
        }),
      ),
    readPayment: (id) => call('readPayment', () => payments.get(id) ?? null),
    cancelPayment: (id) =>
      call('cancelPayment', () => {
        const payment = payments.get(id)
        if (payment?.state === 'open') payment.state = 'canceled'
        return payment ?? null
      }),
    // Money goes back by the sandbox's Stripe alone: see reversals.test.ts.
    readReversal: () => call('readReversal', () => null),
    readInvoice: (id) => call('readInvoice', () => invoices.get(id) ?? null),
    verifyEvent: (rawBody, signature) => {
      const body = Buffer.from(rawBody)
      if (signature !== `signed ${body.length}`) throw new DomainError('signature_invalid')
      const event = JSON.parse(body.toString())
      return { ...event, createdAt: world.clock.now() }
    },
  }
  return calls
}

export function listCalls({ call, shown: { subscriptions, payments, invoices } }: World) {
  async function* pages<Row extends { createdAt: Date }>(
    name: string,
    rows: ReadonlyMap<string, Row>,
    since: Date,
  ) {
    // Pages of two, so that nothing relies on having seen all of it.
    const made = [...rows.values()].filter(({ createdAt }) => createdAt >= since)
    for (let start = 0; start === 0 || start < made.length; start += 2) {
      yield await call(name, () => made.slice(start, start + 2))
    }
  }
  const calls: Pick<
    Payments,
    'listSubscriptions' | 'listPayments' | 'listInvoices' | 'listReversed'
  > = {
    listSubscriptions: (since) => pages('listSubscriptions', subscriptions, since),
    listPayments: (since) => pages('listPayments', payments, since),
    async *listReversed() {
      yield await call('listReversed', () => [])
    },
    listInvoices: (since) => pages('listInvoices', invoices, since),
  }
  return calls
}
