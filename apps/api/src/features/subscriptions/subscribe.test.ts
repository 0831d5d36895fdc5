import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Person, startSuite } from '../../../test/harness.ts'
import {
  breakCall,
  customerOf,
  endAtStripe,
  killAfter,
  mend,
  openAtStripe,
  payDue,
  readAtStripe,
} from '../../../test/payments/at-stripe.ts'
import { about } from '../../../test/payments/events.ts'
import {
  type MoneySuite,
  publishAd,
  startMoneySuite,
  subscribeTo,
  tell,
} from '../../../test/payments/money.ts'

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

describe('refused', () => {
  test('are visitors, other prices, and everything where nothing can be paid', async () => {
    const ana = await suite.makeUser()
    expect(await codeOf(suite.asVisitor().subscriptions.status())).toBe('unauthorized')
    const visitor = suite.asVisitor().subscriptions.subscribe({ priceId: 'price_pro' })
    expect(await codeOf(visitor)).toBe('unauthorized')
    // @ts-expect-error No such price.
    const free = suite.asUser(ana).subscriptions.subscribe({ priceId: 'price_gratis' })
    expect(await codeOf(free)).toBe('validation')
    const bare = await startSuite()
    const luis = await bare.makeUser()
    const call = bare.asUser(luis).subscriptions.subscribe({ priceId: 'price_pro' })
    expect(await codeOf(call)).toBe('payments_unavailable')
    expect(await bare.asUser(luis).subscriptions.status()).toMatchObject({ plan: 'free' })
    await bare.close()
  })

  test('is cancelling what one does not have', async () => {
    const { subscriptions } = suite.asUser(await suite.makeUser())
    expect(await codeOf(subscriptions.cancel())).toBe('no_subscription')
    expect(await codeOf(subscriptions.resume())).toBe('no_subscription')
  })

  test('is the plan one has', async () => {
    const ana = await suite.makeUser()
    await subscribeTo(suite, ana)
    const again = suite.asUser(ana).subscriptions.subscribe({ priceId: 'price_pro' })
    expect(await codeOf(again)).toBe('already_subscribed')
  })
})

test.each(['price_pro', 'price_business'] as const)(
  'a start whose card the bank works on is neither ended nor paid again: %s',
  async (priceId) => {
    const ana = await suite.makeUser()
    const { subscriptions } = suite.asUser(ana)
    const answer = await subscriptions.subscribe({ priceId: 'price_pro' })
    const id = 'subscriptionId' in answer ? answer.subscriptionId : ''
    const processing = vi.spyOn(suite.payments, 'readCardRequest').mockResolvedValue('processing')
    expect(await codeOf(subscriptions.subscribe({ priceId }))).toBe('payment_due')
    expect((await subscriptions.awaited()).isAwaited).toBe(true)
    processing.mockRestore()
    expect((await suite.payments.readSubscription(id))?.state).toBe('incomplete')
  },
)

test('a payment is awaited from its card until it is noted, and of nobody else', async () => {
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  const awaited = async (person: typeof ana) =>
    (await suite.asUser(person).subscriptions.awaited()).isAwaited
  expect(await codeOf(suite.asVisitor().subscriptions.awaited())).toBe('unauthorized')
  expect(await awaited(ana)).toBe(false)
  const answer = await suite.asUser(ana).subscriptions.subscribe({ priceId: 'price_pro' })
  // Begun is not paid.
  expect(await awaited(ana)).toBe(false)
  await suite.stripe.confirm('clientSecret' in answer ? answer.clientSecret : '')
  expect([await awaited(ana), await awaited(luis)]).toEqual([true, false])
  await suite.asUser(ana).subscriptions.refresh()
  expect(await awaited(ana)).toBe(false)
})

test('credit that pays the first bill is the plan at once, without a card', async () => {
  const own = await startMoneySuite()
  const eva = await own.makeUser()
  const { subscriptions } = own.asUser(eva)
  // Their trial was used up: the first bill is over a month.
  await endAtStripe(own, await subscribeTo(own, eva))
  await subscriptions.refresh()
  const customer = own.stripe.tables.customers.get(await customerOf(own, eva))
  if (!customer) throw new Error('Stripe does not know them')
  own.stripe.tables.customers.put({ ...customer, balance: -5000 })
  const answer = await subscriptions.subscribe({ priceId: 'price_pro', isNew: true })
  expect(answer).toMatchObject({ isChanged: true, status: { plan: 'pro', isActive: true } })
  const again = subscriptions.subscribe({ priceId: 'price_pro', isNew: true })
  expect(await codeOf(again)).toBe('already_subscribed')
  await own.close()
})

test('a first payment asked for from a stale tab changes no plan that stands', async () => {
  const ana = await suite.makeUser()
  const { subscriptions } = suite.asUser(ana)
  const id = await subscribeTo(suite, ana)
  const stale = subscriptions.subscribe({ priceId: 'price_business', isNew: true })
  await expect(stale).rejects.toThrow('Ya tienes un plan. Para cambiarlo, abre tu plan otra vez.')
  const again = subscriptions.subscribe({ priceId: 'price_business', isNew: true })
  expect(await codeOf(again)).toBe('already_subscribed')
  expect((await readAtStripe(suite, id)).plan).toBe('pro')
  expect((await statusOf(ana)).plan).toBe('pro')
})

describe('a start', () => {
  test('gives nothing before a card is confirmed, then seven days, and says what they cost', async () => {
    const ana = await suite.makeUser()
    const { subscriptions } = suite.asUser(ana)
    const answer = await subscriptions.subscribe({ priceId: 'price_pro' })
    if ('isChanged' in answer) throw new Error('no')
    expect(answer).toEqual({
      clientSecret: expect.any(String),
      subscriptionId: expect.stringMatching(/^sub_/),
      amount: null,
      intentType: 'setup',
    })
    await update(answer.subscriptionId)
    expect(await statusOf(ana)).toMatchObject({
      plan: 'free',
      listingsLimit: 3,
      isTrialAvailable: true,
      trialDaysLeft: 0,
    })
    await suite.stripe.confirm(answer.clientSecret)
    await update(answer.subscriptionId)
    await update(answer.subscriptionId)
    const { trialEndsAt } = await readAtStripe(suite, answer.subscriptionId)
    expect(await statusOf(ana)).toEqual({
      plan: 'pro',
      isActive: true,
      status: 'trialing',
      trialDaysLeft: 7,
      listingsUsed: 0,
      listingsLimit: 999,
      aiUsageCount: 0,
      nextBillingDate: trialEndsAt?.toISOString(),
      cancelAt: null,
      featuredLeft: 2,
      graceUntil: null,
      isTrialAvailable: false,
    })
    expect(emailsTo(ana)).toEqual(['Tu plan Pro está activo'])
    expect(suite.sentMails.at(-1)?.text).toContain('$9.99')
    for (let n = 0; n < 4; n++) await publishAd(suite, ana)
  })

  test('from two tabs at once is one subscription', async () => {
    const ana = await suite.makeUser()
    const { subscriptions } = suite.asUser(ana)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => subscriptions.subscribe({ priceId: 'price_pro' })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await openAtStripe(suite, ana)).toHaveLength(1)
  })

  test('for the other plan ends the one that nobody confirmed', async () => {
    const ana = await suite.makeUser()
    const { subscriptions } = suite.asUser(ana)
    await subscriptions.subscribe({ priceId: 'price_pro' })
    const answer = await subscriptions.subscribe({ priceId: 'price_business' })
    expect(answer).toMatchObject({ intentType: 'setup' })
    expect((await openAtStripe(suite, ana)).map(({ plan }) => plan)).toEqual(['business'])
    expect((await statusOf(ana)).isTrialAvailable).toBe(true)
  })

  test('that died after the provider’s answer goes on with the same subscription', async () => {
    const ana = await suite.makeUser()
    const { subscriptions } = suite.asUser(ana)
    const startSubscription = killAfter(suite.stripe.payments.startSubscription)
    vi.spyOn(suite.payments, 'startSubscription').mockImplementationOnce(startSubscription)
    await expect(subscriptions.subscribe({ priceId: 'price_pro' })).rejects.toMatchObject({
      cause: { message: 'killed' },
    })
    const answer = await subscriptions.subscribe({ priceId: 'price_pro' })
    expect((await openAtStripe(suite, ana)).map(({ id }) => id)).toEqual([
      'subscriptionId' in answer && answer.subscriptionId,
    ])
  })

  test('that died there is also found by the provider’s own message', async () => {
    const ana = await suite.makeUser()
    const startSubscription = killAfter(suite.stripe.payments.startSubscription)
    vi.spyOn(suite.payments, 'startSubscription').mockImplementationOnce(startSubscription)
    await expect(
      suite.asUser(ana).subscriptions.subscribe({ priceId: 'price_pro' }),
    ).rejects.toMatchObject({ cause: { message: 'killed' } })
    const [made] = await openAtStripe(suite, ana)
    await payDue(suite, made?.id ?? '')
    await update(made?.id ?? '')
    expect((await statusOf(ana)).plan).toBe('pro')
  })

  test('an old one begins anew, so that the trial has all its days', async () => {
    const own = await startMoneySuite()
    const ana = await own.makeUser()
    const first = await own.asUser(ana).subscriptions.subscribe({ priceId: 'price_pro' })
    own.clock.advance(2 * DAY)
    const second = await own.asUser(ana).subscriptions.subscribe({ priceId: 'price_pro' })
    expect(second).not.toEqual(first)
    await subscribeTo(own, ana)
    expect((await own.asUser(ana).subscriptions.status()).trialDaysLeft).toBe(7)
    await own.close()
  })

  test('while the provider is away is refused, and nothing is half done', async () => {
    const ana = await suite.makeUser()
    await breakCall(suite, 'POST /v1/customers', 'refuse')
    const call = suite.asUser(ana).subscriptions.subscribe({ priceId: 'price_pro' })
    expect(await codeOf(call)).toBe('payments_unavailable')
    await mend(suite)
    await subscribeTo(suite, ana)
    expect((await statusOf(ana)).plan).toBe('pro')
  })
})

test('uses of the assistant count for their month alone', async () => {
  const ana = await suite.makeUser({ subscriptionPlan: 'pro' })
  const set = (until: Date) =>
    suite.database.pool.query(
      'update assistant_uses set count = 12, month_ends_at = $2 where user_id = $1',
      [ana.id, until],
    )
  await set(new Date(suite.clock.now().getTime() + DAY))
  expect((await statusOf(ana)).aiUsageCount).toBe(12)
  await set(suite.clock.now())
  expect((await statusOf(ana)).aiUsageCount).toBe(0)
})

test('a plan that somebody was given outlives a start that they broke off', async () => {
  const ana = await suite.makeUser({ subscriptionPlan: 'business' })
  const { subscriptions } = suite.asUser(ana)
  await subscriptions.subscribe({ priceId: 'price_pro' })
  await subscriptions.cancel()
  expect((await statusOf(ana)).plan).toBe('business')
})
