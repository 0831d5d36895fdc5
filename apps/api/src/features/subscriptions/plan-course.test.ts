import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import type { Person } from '../../../test/harness.ts'
import {
  billOf,
  breakCall,
  endAtStripe,
  markPaidNow,
  mend,
  openAtStripe,
  payDue,
  readAtStripe,
  renew,
} from '../../../test/payments/at-stripe.ts'
import { about } from '../../../test/payments/events.ts'
import {
  type MoneySuite,
  publishAd,
  startMoneySuite,
  subscribeTo,
  tell,
  tryAgain,
} from '../../../test/payments/money.ts'
import { endLapsedPlans } from './ending/end-lapsed-plans.ts'
import { warnOfTrialEnd } from './ending/warn-of-trial-end.ts'

const DAY = 86_400_000

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

const statusOf = (person: Person) => suite.asUser(person).subscriptions.status()
const emailsTo = (person: { email: string }) =>
  suite.sentMails.filter(({ to }) => to === person.email).map(({ subject }) => subject)
const update = (id: string) => tell(suite, 'customer.subscription.updated', about.subscription(id))

describe('a trial', () => {
  test('is once for each person: the next plan is paid at once', async () => {
    const ana = await suite.makeUser()
    const id = await subscribeTo(suite, ana)
    await endAtStripe(suite, id)
    await tell(suite, 'customer.subscription.deleted', about.subscription(id))
    expect(await statusOf(ana)).toMatchObject({ plan: 'free', isTrialAvailable: false })
    const answer = await suite.asUser(ana).subscriptions.subscribe({ priceId: 'price_business' })
    if ('isChanged' in answer) throw new Error('no')
    expect(answer.intentType).toBe('payment')
    await suite.stripe.confirm(answer.clientSecret)
    await update(answer.subscriptionId)
    expect(await statusOf(ana)).toMatchObject({
      plan: 'business',
      trialDaysLeft: 0,
      status: 'active',
    })
  })

  test('is announced three days before it is charged, once, whoever sees it first', async () => {
    const own = await startMoneySuite()
    const [ana, eva] = [await own.makeUser(), await own.makeUser()]
    const id = await subscribeTo(own, ana)
    await subscribeTo(own, eva)
    await own.asUser(eva).subscriptions.cancel()
    await warnOfTrialEnd(own.deps)
    const warnings = () => own.sentMails.filter(({ subject }) => /termina el/.test(subject))
    await own.workOffQueue()
    expect(warnings()).toEqual([])
    own.clock.advance(4 * DAY + 60_000)
    await warnOfTrialEnd(own.deps)
    await warnOfTrialEnd(own.deps)
    await tell(own, 'customer.subscription.trial_will_end', about.subscription(id))
    await own.workOffQueue()
    expect(warnings().map(({ to }) => to)).toEqual([ana.email])
    expect(warnings()[0]?.text).toContain('$9.99')
    await own.close()
  })
})

describe('cancelling', () => {
  test('keeps the plan until what was paid is over; resuming undoes it', async () => {
    const ana = await suite.makeUser()
    const id = await subscribeTo(suite, ana)
    const { subscriptions } = suite.asUser(ana)
    const end = (await readAtStripe(suite, id)).periodEnd.toISOString()
    expect(await subscriptions.cancel()).toMatchObject({
      plan: 'pro',
      cancelAt: end,
      nextBillingDate: null,
    })
    await update(id)
    expect(await subscriptions.resume()).toMatchObject({
      plan: 'pro',
      cancelAt: null,
      nextBillingDate: end,
    })
    await suite.workOffQueue()
    expect(emailsTo(ana)).toEqual(['Tu plan Pro está activo', 'Cancelaste tu plan Pro'])
  })

  test('and its end are heard of even if every message is lost; ads stay, new ones are refused', async () => {
    const own = await startMoneySuite()
    const ana = await own.makeUser()
    const id = await subscribeTo(own, ana)
    const caller = own.asUser(ana)
    const ads = []
    for (let n = 0; n < 5; n++) ads.push(await publishAd(own, ana))
    await caller.subscriptions.cancel()
    own.clock.advance(7 * DAY + 1000)
    await endAtStripe(own, id)
    // Before any job has looked: limits go by the time.
    expect(await codeOf(publishAd(own, ana))).toBe('listing_limit')
    expect(await caller.subscriptions.status()).toMatchObject({ plan: 'free', listingsUsed: 5 })
    await endLapsedPlans(own.deps)
    await endLapsedPlans(own.deps)
    await own.workOffQueue()
    expect((await caller.auth.me()).subscriptionPlan).toBe('free')
    expect(own.sentMails.filter(({ subject }) => subject === 'Tu plan Pro terminó')).toHaveLength(1)
    expect((await caller.listings.get({ id: ads[4]?.id ?? 0 })).isActive).toBe(true)
    await own.close()
  })

  test('what nobody has paid yet ends at once', async () => {
    const ana = await suite.makeUser()
    const { subscriptions } = suite.asUser(ana)
    await subscriptions.subscribe({ priceId: 'price_pro' })
    expect(await subscriptions.cancel()).toMatchObject({ plan: 'free', cancelAt: null })
    expect(await openAtStripe(suite, ana)).toEqual([])
    expect(emailsTo(ana)).toEqual([])
  })
})

describe('a renewal', () => {
  test('goes on with the plan, and has its receipt', async () => {
    const ana = await suite.makeUser()
    const id = await subscribeTo(suite, ana)
    await renew(suite, id, 'paid')
    const bill = await billOf(suite, id)
    await tell(suite, 'invoice.paid', about.invoice(bill.id, id))
    await tell(suite, 'invoice.paid', about.invoice(bill.id, id))
    expect(await statusOf(ana)).toMatchObject({ plan: 'pro', status: 'active', trialDaysLeft: 0 })
    expect(emailsTo(ana)).toEqual(['Tu plan Pro está activo', 'Recibo: plan Pro, $9.99'])
  })

  test('that fails leaves three days, then Free, and nothing is charged after it', async () => {
    const own = await startMoneySuite()
    const ana = await own.makeUser()
    const id = await subscribeTo(own, ana)
    const { subscriptions } = own.asUser(ana)
    own.clock.advance(7 * DAY)
    await renew(own, id, 'refused')
    await tell(own, 'invoice.payment_failed', about.subscription(id))
    await tell(own, 'customer.subscription.updated', about.subscription(id))
    expect(await subscriptions.status()).toMatchObject({
      plan: 'pro',
      status: 'past_due',
      graceUntil: new Date(
        (await readAtStripe(own, id)).periodStart.getTime() + 3 * DAY,
      ).toISOString(),
      nextBillingDate: null,
    })
    const business = subscriptions.subscribe({ priceId: 'price_business' })
    expect(await codeOf(business)).toBe('payment_due')
    expect(await subscriptions.subscribe({ priceId: 'price_pro' })).toMatchObject({
      subscriptionId: id,
      intentType: 'payment',
      amount: '9.99',
    })
    own.clock.advance(3 * DAY - 60_000)
    await endLapsedPlans(own.deps)
    expect((await subscriptions.status()).plan).toBe('pro')
    own.clock.advance(120_000)
    await endLapsedPlans(own.deps)
    await own.workOffQueue()
    expect((await subscriptions.status()).plan).toBe('free')
    expect((await readAtStripe(own, id)).state).toBe('ended')
    const subjects = own.sentMails.map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Tu plan Pro está activo',
      'No pudimos cobrar tu plan Pro',
      'Tu plan Pro terminó',
    ])
    const notices = await own.asUser(ana).notifications.list({ userId: ana.id })
    expect(notices.items.map(({ title }) => title)).toEqual([
      'Tu plan Pro terminó',
      'No pudimos cobrar tu plan',
    ])
    await own.close()
  })

  test('that is paid within the three days goes on as if nothing had been', async () => {
    const own = await startMoneySuite()
    const ana = await own.makeUser()
    const id = await subscribeTo(own, ana)
    own.clock.advance(7 * DAY)
    await renew(own, id, 'refused')
    await tell(own, 'customer.subscription.updated', about.subscription(id))
    await payDue(own, id)
    await tell(own, 'customer.subscription.updated', about.subscription(id))
    own.clock.advance(20 * DAY)
    await endLapsedPlans(own.deps)
    expect(await own.asUser(ana).subscriptions.status()).toMatchObject({
      plan: 'pro',
      status: 'active',
      graceUntil: null,
    })
    await own.close()
  })

  test('that is paid before we could end it brings the plan back; one paid later is flagged', async () => {
    const own = await startMoneySuite()
    const [ana, eva] = [await own.makeUser(), await own.makeUser()]
    const [saved, late] = [await subscribeTo(own, ana), await subscribeTo(own, eva)]
    own.clock.advance(7 * DAY)
    for (const id of [saved, late]) await renew(own, id, 'refused')
    for (const id of [saved, late]) {
      await tell(own, 'customer.subscription.updated', about.subscription(id))
    }
    own.clock.advance(3 * DAY + 60_000)
    await breakCall(own, 'DELETE /v1/subscriptions/:id', 'refuse')
    await endLapsedPlans(own.deps)
    await own.workOffQueue()
    expect((await own.asUser(ana).subscriptions.status()).plan).toBe('free')
    await mend(own)
    await payDue(own, saved)
    await tryAgain(own)
    expect((await readAtStripe(own, saved)).state).toBe('active')
    expect((await own.asUser(ana).subscriptions.status()).plan).toBe('pro')

    expect((await readAtStripe(own, late)).state).toBe('ended')
    const bill = await billOf(own, late)
    expect(bill.state).toBe('canceled')
    // As if the provider had taken it all the same, a moment later.
    own.clock.advance(60_000)
    markPaidNow(own, bill.id)
    await tell(own, 'invoice.paid', about.invoice(bill.id, late))
    const admin = own.asUser(await own.makeUser({ role: 'admin' }))
    expect(await admin.payments.problems()).toMatchObject([
      { amount: '9.99', problem: 'pagada cuando el plan ya había terminado' },
    ])
    // To be given back: in the sums as in the days.
    const { revenue30d } = await admin.payments.revenue()
    const days = await admin.admin.trends()
    expect(days.reduce((sum, { revenue }) => sum + Number(revenue), 0)).toBe(Number(revenue30d))
    const sent = own.sentMails.findLast(({ to }) => to === eva.email)
    expect(sent?.text).toContain('ese plan ya había terminado')
    await own.close()
  })

  test('that was not paid in its three days can only be bought anew', async () => {
    const own = await startMoneySuite()
    const ana = await own.makeUser()
    const id = await subscribeTo(own, ana)
    own.clock.advance(7 * DAY)
    await renew(own, id, 'refused')
    await tell(own, 'customer.subscription.updated', about.subscription(id))
    own.clock.advance(3 * DAY + 60_000)
    const answer = await own.asUser(ana).subscriptions.subscribe({ priceId: 'price_pro' })
    if ('isChanged' in answer) throw new Error('no')
    expect(answer.subscriptionId).not.toBe(id)
    expect((await readAtStripe(own, id)).state).toBe('ended')
    expect((await billOf(own, id)).state).toBe('canceled')
    await own.close()
  })

  test('of which we heard nothing while we were away is asked for before a plan is taken', async () => {
    const own = await startMoneySuite()
    const ana = await own.makeUser()
    const id = await subscribeTo(own, ana)
    own.clock.advance(12 * DAY)
    await renew(own, id, 'paid')
    await endLapsedPlans(own.deps)
    await own.workOffQueue()
    expect((await own.asUser(ana).subscriptions.status()).plan).toBe('pro')
    expect((await readAtStripe(own, id)).state).toBe('active')
    await own.close()
  })
})
