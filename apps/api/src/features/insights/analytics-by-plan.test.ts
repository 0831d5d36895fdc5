// How far the metrics of one's ads go on each plan, and with a paid place.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const publish = async (person: Person) =>
  (await suite.asUser(person).listings.publish(makeListingInput())).id
const onPhone = (person: Person) => suite.asUser(person, { userAgent: iPhone })
const trendOf = (person: Person, listingId?: number) =>
  suite.asUser(person).users.sellerTrend({ id: person.id, listingId })

test('comes with a plan: none on Free, the days on Pro, their origins on Business', async () => {
  const seen = async (subscriptionPlan: 'free' | 'pro' | 'business') => {
    const owner = await suite.makeUser({ subscriptionPlan })
    const id = await publish(owner)
    await onPhone(await suite.makeUser()).listings.trackView({ id, source: 'home' })
    return { owner, id }
  }
  const free = await seen('free')
  expect(await codeOf(trendOf(free.owner))).toBe('plan_required')
  expect(await codeOf(trendOf(free.owner, free.id))).toBe('plan_required')
  expect(await trendOf((await seen('pro')).owner)).toMatchObject({
    level: 'basic',
    views: 1,
    sources: [],
    devices: [],
  })
  expect(await trendOf((await seen('business')).owner)).toMatchObject({
    level: 'advanced',
    sources: [{ name: 'home', views: 1 }],
  })
})

test.each([
  ['basic', 'basic'],
  ['premium', 'advanced'],
] as const)(
  'of an ad with the place %s is open to its owner, and ends with it',
  async (place, level) => {
    const owner = await suite.makeUser()
    const [paid, other] = [await publish(owner), await publish(owner)]
    const until = (days: number) =>
      suite.database.pool.query(
        `update listings set is_featured = true, featured_plan = $2,
         featured_expires_at = now() + $3 * interval '1 day' where id = $1`,
        [paid, place, days],
      )
    await until(1)
    expect(await trendOf(owner, paid)).toMatchObject({ level })
    expect(await codeOf(trendOf(owner, other))).toBe('plan_required')
    await until(-1)
    expect(await codeOf(trendOf(owner, paid))).toBe('plan_required')
  },
)
