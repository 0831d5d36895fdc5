// A payment that comes in the very moment in which its plan is ended: it buys nothing, and somebody is told.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import {
  billOf,
  endAtStripe,
  payDue,
  readAtStripe,
  renew,
} from '../../../../test/payments/at-stripe.ts'
import { about } from '../../../../test/payments/events.ts'
import {
  type MoneySuite,
  startMoneySuite,
  subscribeTo,
  tell,
} from '../../../../test/payments/money.ts'
import { readRevenueByDay } from '../../payments/read-revenue.ts'
import { reconcilePayments } from '../../payments/reconcile-payments.ts'
import { endLapsedPlans } from './end-lapsed-plans.ts'

const DAY = 86_400_000
const problem = 'pagada en el momento en que el plan terminaba'

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

const problemsOf = async (own: MoneySuite) =>
  own.asUser(await own.makeUser({ role: 'admin' })).payments.problems()

/** Somebody whose renewal was refused, as we have heard. */
async function owing(own: MoneySuite) {
  const ana = await own.makeUser()
  const id = await subscribeTo(own, ana)
  own.clock.advance(7 * DAY)
  await renew(own, id, 'refused')
  await tell(own, 'customer.subscription.updated', about.subscription(id))
  return { ana, id, bill: await billOf(own, id), pay: () => payDue(own, id) }
}

/** The provider takes the money just before it hears that the plan ends. */
function payBeforeEnd(own: MoneySuite, pay: () => Promise<void>) {
  const { cancelNow } = own.payments
  own.payments.cancelNow = async (id) => {
    own.payments.cancelNow = cancelNow
    await pay()
    return cancelNow(id)
  }
}

describe('a renewal paid between the last look and the end of its plan', () => {
  test('is listed to be given back, and its receipt says so, once', async () => {
    const own = await startMoneySuite()
    const { ana, id, bill, pay } = await owing(own)
    own.clock.advance(3 * DAY + 60_000)
    payBeforeEnd(own, pay)
    await endLapsedPlans(own.deps)
    await own.workOffQueue()
    expect((await readAtStripe(own, id)).state).toBe('ended')
    expect(await problemsOf(own)).toMatchObject([{ amount: '9.99', problem }])
    await tell(own, 'invoice.paid', about.invoice(bill.id, id))
    await reconcilePayments(own.deps)
    await own.workOffQueue()
    const receipts = own.sentMails.filter(
      ({ to, subject }) => to === ana.email && subject.startsWith('Recibo'),
    )
    expect(receipts.map(({ text }) => text)).toEqual([expect.stringContaining('devolvértelo')])
    expect((await own.asUser(ana).subscriptions.status()).plan).toBe('free')
    expect(await readRevenueByDay(own.deps, new Date(0))).toEqual(new Map())
    await own.close()
  })

  test('is listed though its receipt had left, and though we died after the end', async () => {
    const own = await startMoneySuite()
    const { ana, id, bill, pay } = await owing(own)
    own.clock.advance(3 * DAY + 60_000)
    payBeforeEnd(own, pay)
    const { readSubscription } = own.payments
    own.payments.readSubscription = async (asked) => {
      const answer = await readSubscription(asked)
      if (answer?.state === 'ended') throw new Error('died')
      return answer
    }
    await endLapsedPlans(own.deps)
    await own.workOffQueue()
    expect((await readAtStripe(own, id)).state).toBe('ended')
    // Its message is worked off while our own record still waits for the renewal.
    await own.deps.db
      .insertInto('subscriptionPayments')
      .values({
        ...{ userId: ana.id, subscriptionId: null, providerId: bill.id, plan: 'pro' },
        ...{ amount: '9.99', problem: null, paidAt: own.clock.now(), createdAt: own.clock.now() },
      })
      .execute()
    own.payments.readSubscription = readSubscription
    await reconcilePayments(own.deps)
    await own.workOffQueue()
    expect(await problemsOf(own)).toMatchObject([{ amount: '9.99', problem }])
    expect(own.sentMails.findLast(({ to }) => to === ana.email)?.text).toContain('devolvértelo')
    await own.close()
  })

  test('also where its owner ends it by hand, or buys the plan anew', async () => {
    const [cancelled, anew] = [await owing(suite), await owing(suite)]
    payBeforeEnd(suite, cancelled.pay)
    await suite.asUser(cancelled.ana).subscriptions.cancel()
    suite.clock.advance(3 * DAY + 60_000)
    payBeforeEnd(suite, anew.pay)
    await suite.asUser(anew.ana).subscriptions.subscribe({ priceId: 'price_pro' })
    expect(await problemsOf(suite)).toMatchObject([{ problem }, { problem }])
  })
})

describe('what our record says may be old', () => {
  test('a plan paid a moment ago is cancelled to the end of what was paid', async () => {
    const { ana, id, pay } = await owing(suite)
    await pay()
    const end = (await readAtStripe(suite, id)).periodEnd.toISOString()
    expect(await suite.asUser(ana).subscriptions.cancel()).toMatchObject({
      plan: 'pro',
      status: 'active',
      cancelAt: end,
    })
    expect((await readAtStripe(suite, id)).state).toBe('active')
  })

  test('a renewal refused a moment ago is not collected after its plan was cancelled', async () => {
    const ana = await suite.makeUser()
    const id = await subscribeTo(suite, ana)
    suite.clock.advance(7 * DAY)
    await renew(suite, id, 'refused')
    expect(await suite.asUser(ana).subscriptions.cancel()).toMatchObject({ plan: 'free' })
    expect((await readAtStripe(suite, id)).state).toBe('ended')
  })

  test('what is over can neither be cancelled again nor resumed', async () => {
    const [ana, eva] = [await suite.makeUser(), await suite.makeUser()]
    const [first, second] = [await subscribeTo(suite, ana), await subscribeTo(suite, eva)]
    await suite.asUser(eva).subscriptions.cancel()
    for (const id of [first, second]) await endAtStripe(suite, id)
    expect(await suite.asUser(ana).subscriptions.cancel()).toMatchObject({ plan: 'free' })
    expect(await codeOf(suite.asUser(eva).subscriptions.resume())).toBe('no_subscription')
    expect((await readAtStripe(suite, second)).cancelAt).not.toBeNull()
    expect((await suite.asUser(eva).subscriptions.status()).plan).toBe('free')
  })

  test('one that the provider has no more makes room for another', async () => {
    const ana = await suite.makeUser()
    const { subscriptions } = suite.asUser(ana)
    const first = await subscriptions.subscribe({ priceId: 'price_pro' })
    if ('isChanged' in first) throw new Error('no')
    await suite.database.pool.query(
      `update subscriptions set provider_id = 'sub_gone' where provider_id = $1`,
      [first.subscriptionId],
    )
    const next = await subscriptions.subscribe({ priceId: 'price_pro' })
    if ('isChanged' in next) throw new Error('no')
    expect(next.subscriptionId).not.toBe(first.subscriptionId)
  })
})
