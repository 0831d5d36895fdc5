import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Person, startSuite } from '../../../test/harness.ts'
import {
  billOf,
  breakCall,
  endAtStripe,
  killAfter,
  markPaidNow,
  mend,
  paymentIdOf,
  readAtStripe,
  renew,
  rewritePayment,
  secretOf,
} from '../../../test/payments/at-stripe.ts'
import { about, signEvent } from '../../../test/payments/events.ts'
import {
  deliver,
  type MoneySuite,
  publishAd,
  startMoneySuite,
  subscribeTo,
  tell,
} from '../../../test/payments/money.ts'
import { eraseClosedAccounts } from '../account/deletion/erase-closed-accounts.ts'
import { readRevenue24h } from './read-revenue.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const HOUR = 3_600_000

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

const receiptsOf = (person: { email: string }) =>
  suite.sentMails
    .filter(({ to, subject }) => to === person.email && /^Recibo/.test(subject))
    .map(({ subject }) => subject)

async function startUpgrade(own: MoneySuite, person: Person) {
  const { id: listingId } = await publishAd(own, person)
  const answer = await own.asUser(person).featured.upgrade({ listingId, tier: 'basic' })
  return { listingId, clientSecret: 'clientSecret' in answer ? answer.clientSecret : '' }
}
const isFeatured = async (own: MoneySuite, id: number) =>
  (await own.asVisitor().listings.get({ id })).isFeatured

describe('the daily comparison', () => {
  test('does nothing where nothing can be paid', async () => {
    const bare = await startSuite()
    const error = vi.fn()
    const log = { ...bare.deps.log, error, warn: error }
    await expect(reconcilePayments({ ...bare.deps, log })).resolves.toBeUndefined()
    expect(error).not.toHaveBeenCalled()
    await bare.close()
  })

  test('finds payments, plans and bills whose messages were all lost, once', async () => {
    const [ana, eva] = [await suite.makeUser(), await suite.makeUser()]
    const place = await startUpgrade(suite, ana)
    await suite.stripe.confirm(place.clientSecret)
    const answer = await suite.asUser(eva).subscriptions.subscribe({ priceId: 'price_pro' })
    if ('isChanged' in answer) throw new Error('no')
    await suite.stripe.confirm(answer.clientSecret)
    await renew(suite, answer.subscriptionId, 'paid')
    const warn = vi.fn()
    const ctx = { ...suite.deps, log: { ...suite.deps.log, warn } }
    await reconcilePayments(ctx)
    expect(warn).toHaveBeenCalledWith(
      { subscriptions: 1, payments: 1, invoices: 1, reversals: 0, events: 0 },
      expect.any(String),
    )
    await reconcilePayments(ctx)
    expect(warn).toHaveBeenCalledTimes(1)
    await suite.workOffQueue()
    expect(await isFeatured(suite, place.listingId)).toBe(true)
    expect((await suite.asUser(eva).subscriptions.status()).plan).toBe('pro')
    expect([receiptsOf(ana), receiptsOf(eva)]).toEqual([
      ['Recibo: anuncio destacado, $5.00'],
      ['Recibo: plan Pro, $9.99'],
    ])
  })

  test('goes on past what cannot be compared, and says so at its end', async () => {
    const own = await startMoneySuite()
    const [ana, eva] = [await own.makeUser(), await own.makeUser()]
    const broken = await subscribeTo(own, ana)
    const id = await subscribeTo(own, eva)
    await endAtStripe(own, id)
    const { readSubscription } = own.payments
    const readAllButOne = async (asked: string) => {
      if (asked === broken) throw new Error('not one of ours')
      return readSubscription(asked)
    }
    const error = vi.fn()
    const payments = { ...own.payments, readSubscription: readAllButOne }
    const ctx = { ...own.deps, payments, log: { ...own.deps.log, error } }
    await expect(reconcilePayments(ctx)).rejects.toThrow('1 payments could not be compared')
    expect(error).toHaveBeenCalledOnce()
    expect((await own.asUser(eva).subscriptions.status()).plan).toBe('free')
    await own.close()
  })

  test('finds the end of a plan, and a message that was kept and never done', async () => {
    const ana = await suite.makeUser()
    const id = await subscribeTo(suite, ana)
    await endAtStripe(suite, id)
    await reconcilePayments(suite.deps)
    expect((await suite.asUser(ana).subscriptions.status()).plan).toBe('free')

    const own = await startMoneySuite()
    const eva = await own.makeUser()
    const place = await startUpgrade(own, eva)
    await own.stripe.confirm(place.clientSecret)
    const paymentId = paymentIdOf(place.clientSecret)
    await deliver(own, signEvent('payment_intent.succeeded', about.payment(paymentId)))
    await own.database.pool.query(
      'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
    )
    own.clock.advance(2 * HOUR)
    await reconcilePayments(own.deps)
    await own.workOffQueue()
    expect(await isFeatured(own, place.listingId)).toBe(true)
    const waiting = 'select from payment_events where applied_at is null'
    expect((await own.database.pool.query(waiting)).rows).toEqual([])
    await own.close()
  })

  test('ends what nobody paid within two days, so that an old tab cannot pay it', async () => {
    const own = await startMoneySuite()
    const ana = await own.makeUser()
    const { listingId, clientSecret } = await startUpgrade(own, ana)
    own.clock.advance(49 * HOUR)
    await reconcilePayments(own.deps)
    const payment = await own.payments.readPayment(paymentIdOf(clientSecret))
    expect(payment?.state).toBe('canceled')
    const rows = async () =>
      (await own.database.pool.query('select status from featured_payments order by id')).rows
    expect(await rows()).toEqual([{ status: 'failed' }])
    const next = await own.asUser(ana).featured.upgrade({ listingId, tier: 'basic' })
    expect(next).not.toEqual({ clientSecret })
    expect(await rows()).toEqual([{ status: 'failed' }, { status: 'pending' }])
    await own.close()
  })

  test('ends what somebody who left still pays', async () => {
    const ana = await suite.makeUser()
    const id = await subscribeTo(suite, ana)
    // As if the job that forgets the customer had been lost with its database.
    await suite.database.pool.query(
      'update person_plans set customer_id = null where user_id = $1',
      [ana.id],
    )
    await suite.asUser(ana).account.deleteByToken()
    const graceEnded = `update users set closed_at = closed_at - interval '73 hours' where id = $1`
    await suite.database.pool.query(graceEnded, [ana.id])
    await eraseClosedAccounts(suite.deps)
    await suite.workOffQueue()
    expect((await readAtStripe(suite, id)).state).toBe('trialing')
    await reconcilePayments(suite.deps)
    await suite.workOffQueue()
    expect((await readAtStripe(suite, id)).state).toBe('ended')
  })
})

test('a payment whose answer was lost is the one that a second try finds', async () => {
  const ana = await suite.makeUser()
  const { id: listingId } = await publishAd(suite, ana)
  const { featured } = suite.asUser(ana)
  const count = () => suite.stripe.tables.paymentIntents.list().length
  const before = count()
  await breakCall(suite, 'POST /v1/payment_intents', 'lose')
  const lost = featured.upgrade({ listingId, tier: 'basic' })
  expect(await codeOf(lost)).toBe('payments_unavailable')
  await mend(suite)
  await suite.stripe.confirm(secretOf(await featured.upgrade({ listingId, tier: 'basic' })))
  expect(count()).toBe(before + 1)
  expect(await featured.refresh({ listingId })).toMatchObject({ isFeatured: true })
})

describe('a process that is killed after the provider’s answer', () => {
  test('leaves a payment that a second try finds: asked for once, paid once', async () => {
    const ana = await suite.makeUser()
    const { id: listingId } = await publishAd(suite, ana)
    const { featured } = suite.asUser(ana)
    const startPayment = killAfter(suite.stripe.payments.startPayment)
    vi.spyOn(suite.payments, 'startPayment').mockImplementationOnce(startPayment)
    await expect(featured.upgrade({ listingId, tier: 'basic' })).rejects.toMatchObject({
      cause: { message: 'killed' },
    })
    const count = () => suite.stripe.tables.paymentIntents.list().length
    const before = count()
    const answer = await featured.upgrade({ listingId, tier: 'basic' })
    expect(count()).toBe(before)
    const secret = 'clientSecret' in answer ? answer.clientSecret : ''
    await suite.stripe.confirm(secret)
    const id = paymentIdOf(secret)
    await tell(suite, 'payment_intent.succeeded', about.payment(id))
    expect(await isFeatured(suite, listingId)).toBe(true)
    expect(receiptsOf(ana)).toHaveLength(1)
  })

  test('leaves a payment that finds its row by what was given along', async () => {
    const ana = await suite.makeUser()
    const { id: listingId } = await publishAd(suite, ana)
    const startPayment = killAfter(suite.stripe.payments.startPayment)
    vi.spyOn(suite.payments, 'startPayment').mockImplementationOnce(startPayment)
    await expect(
      suite.asUser(ana).featured.upgrade({ listingId, tier: 'premium' }),
    ).rejects.toMatchObject({ cause: { message: 'killed' } })
    const [made] = suite.stripe.tables.paymentIntents.list()
    expect(made?.amount).toBe(1000)
    await suite.stripe.confirm(made?.client_secret ?? '')
    await reconcilePayments(suite.deps)
    expect(await isFeatured(suite, listingId)).toBe(true)
  })

  test('before it could note a changed plan leaves it to the next look', async () => {
    const ana = await suite.makeUser()
    await subscribeTo(suite, ana)
    const { subscriptions } = suite.asUser(ana)
    const changePlan = killAfter(suite.stripe.payments.changePlan)
    vi.spyOn(suite.payments, 'changePlan').mockImplementationOnce(changePlan)
    await expect(subscriptions.subscribe({ priceId: 'price_business' })).rejects.toMatchObject({
      cause: { message: 'killed' },
    })
    expect((await subscriptions.status()).plan).toBe('pro')
    expect((await subscriptions.refresh()).plan).toBe('business')
  })
})

test('the revenue of a day counts what was paid for plans and places, and nothing else', async () => {
  const own = await startMoneySuite()
  expect(await readRevenue24h(own.deps)).toBe('0.00')
  const id = await subscribeTo(own, await own.makeUser())
  const late = await subscribeTo(own, await own.makeUser())
  own.clock.advance(7 * 24 * HOUR)
  const [ana, eva] = [await own.makeUser(), await own.makeUser({ subscriptionPlan: 'pro' })]
  const paid = await startUpgrade(own, ana)
  await own.stripe.confirm(paid.clientSecret)
  const wrong = await startUpgrade(own, ana)
  await own.stripe.confirm(wrong.clientSecret)
  rewritePayment(own, paymentIdOf(wrong.clientSecret), { amount_received: 1 })
  await startUpgrade(own, ana)
  // Out of an allowance, and a trial: no money.
  await startUpgrade(own, eva)
  await renew(own, id, 'paid')
  await reconcilePayments(own.deps)
  // Paid when its plan was over: it goes back.
  await renew(own, late, 'paid')
  await endAtStripe(own, late)
  own.clock.advance(60_000)
  markPaidNow(own, (await billOf(own, late)).id)
  await reconcilePayments(own.deps)
  expect(await own.asUser(await own.makeUser({ role: 'admin' })).payments.problems()).toHaveLength(
    2,
  )
  expect(await readRevenue24h(own.deps)).toBe('14.99')
  own.clock.advance(25 * HOUR)
  expect(await readRevenue24h(own.deps)).toBe('0.00')
  await own.close()
})
