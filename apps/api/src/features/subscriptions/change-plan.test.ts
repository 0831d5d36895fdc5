import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import type { Person } from '../../../test/harness.ts'
import {
  badCard,
  customerOf,
  openAtStripe,
  readAtStripe,
  renew,
} from '../../../test/payments/at-stripe.ts'
import { about } from '../../../test/payments/events.ts'
import {
  type MoneySuite,
  startMoneySuite,
  subscribeTo,
  tell,
} from '../../../test/payments/money.ts'

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

const statusOf = (person: Person) => suite.asUser(person).subscriptions.status()
const update = (id: string) => tell(suite, 'customer.subscription.updated', about.subscription(id))

describe('another plan', () => {
  test('is taken over at once, and takes a cancellation back', async () => {
    const ana = await suite.makeUser()
    const id = await subscribeTo(suite, ana)
    const { subscriptions } = suite.asUser(ana)
    await subscriptions.cancel()
    // In one step: nobody is charged for a plan that ends all the same.
    const resume = vi.spyOn(suite.payments, 'resume')
    const answer = await subscriptions.subscribe({ priceId: 'price_business' })
    expect(resume).not.toHaveBeenCalled()
    resume.mockRestore()
    expect(answer).toMatchObject({
      isChanged: true,
      status: { plan: 'business', cancelAt: null, featuredLeft: 10 },
    })
    expect((await openAtStripe(suite, ana)).map((each) => each.id)).toEqual([id])
  })

  test('and back, and again, within one minute is what was asked for last', async () => {
    const ana = await suite.makeUser()
    const id = await subscribeTo(suite, ana)
    const { subscriptions } = suite.asUser(ana)
    for (const plan of ['business', 'pro', 'business'] as const) {
      const answer = await subscriptions.subscribe({ priceId: `price_${plan}` })
      expect(answer).toMatchObject({ isChanged: true, status: { plan } })
      expect((await readAtStripe(suite, id)).plan).toBe(plan)
    }
  })

  test('whose card is declined changes nothing', async () => {
    const ana = await suite.makeUser()
    const id = await subscribeTo(suite, ana)
    // In a trial nothing is charged for the other plan.
    await renew(suite, id, 'paid')
    await update(id)
    await suite.stripe.pull('cards', { customer: await customerOf(suite, ana), number: badCard })
    const change = suite.asUser(ana).subscriptions.subscribe({ priceId: 'price_business' })
    expect(await codeOf(change)).toBe('card_declined')
    expect((await readAtStripe(suite, id)).plan).toBe('pro')
    expect((await statusOf(ana)).plan).toBe('pro')
  })
})
