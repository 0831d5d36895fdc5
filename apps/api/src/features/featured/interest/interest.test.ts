// Who hears of interest in an ad, of what, and how often.
import { dateOnly, startOfDay } from '@wepa/domain/text/date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { readPersonColumns } from '../../../../test/person-columns.ts'
import { forgetOldEvents } from '../../analytics/forget-old-events.ts'
import { forgetOldViews } from '../../listings/views/forget-old-views.ts'
import { tellInterest } from './tell-interest.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let suite: Suite
let owner: Person
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
beforeEach(async () => {
  await until(12)
  owner = await suite.makeUser({ subscriptionPlan: 'business' })
})

/** Moves the clock to this hour of the next day in Puerto Rico. */
async function until(hour: number): Promise<void> {
  const now = suite.clock.now().getTime()
  suite.clock.advance(startOfDay(new Date(now + DAY)).getTime() + hour * HOUR - now)
}
const publish = async (title = 'Nevera') =>
  (await suite.asUser(owner).listings.publish(makeListingInput({ title }))).id
async function publishFeatured(tier: 'basic' | 'premium' | 'spotlight', title?: string) {
  const id = await publish(title)
  await suite.asUser(owner).featured.upgrade({ listingId: id, tier })
  return id
}
const people = (count: number) => Promise.all(Array.from({ length: count }, () => suite.makeUser()))
async function look(id: number, by: readonly Person[]) {
  for (const person of by) await suite.asUser(person).listings.trackView({ id, source: 'search' })
}
async function save(id: number, by: readonly Person[]) {
  for (const person of by) await suite.asUser(person).favorites.add({ listingId: id })
}
async function told(person = owner) {
  const { items } = await suite.asUser(person).notifications.list({ userId: person.id, limit: 50 })
  return items.filter(({ type }) => type === 'interest')
}

describe('nobody is told', () => {
  test.each(['none', 'basic'] as const)('of an ad with the place %s', async (tier) => {
    const id = tier === 'none' ? await publish() : await publishFeatured(tier)
    const three = await people(3)
    await look(id, three)
    await until(12)
    await look(id, three)
    await save(id, three)
    await until(10)
    await tellInterest(suite.deps)
    expect(await told()).toEqual([])
  })
  test('of first looks, of looks within a day, and of one’s own', async () => {
    const id = await publishFeatured('premium')
    const three = await people(3)
    await look(id, three)
    await look(id, three)
    await look(id, [owner])
    await until(12)
    await look(id, [owner])
    await look(id, await people(2))
    await until(10)
    await tellInterest(suite.deps)
    expect(await told()).toEqual([])
  })
  test('of somebody they have blocked', async () => {
    const id = await publishFeatured('premium')
    const [blocked] = await people(1)
    if (!blocked) throw new Error('nobody')
    await suite.asUser(owner).blocks.add({ userId: blocked.id, ownerId: owner.id })
    await look(id, [blocked])
    await until(12)
    await look(id, [blocked])
    await save(id, [blocked])
    await until(10)
    await tellInterest(suite.deps)
    expect(await told()).toEqual([])
  })
  test('after the place has ended, nor of an ad that is sold', async () => {
    const [ended, sold] = [await publishFeatured('premium'), await publishFeatured('spotlight')]
    suite.clock.advance(14 * DAY - 20 * HOUR)
    await save(ended, await people(3))
    await save(sold, await people(3))
    await suite.asUser(owner).listings.setStatus({ id: sold, status: 'sold' })
    await until(13)
    await tellInterest(suite.deps)
    expect(await told()).toEqual([])
  })
  test('of a day before the place began, nor before nine in the morning', async () => {
    const id = await publish()
    await save(id, await people(3))
    await until(8)
    await suite.asUser(owner).featured.upgrade({ listingId: id, tier: 'premium' })
    await save(id, await people(3))
    suite.clock.advance(2 * HOUR)
    await tellInterest(suite.deps)
    expect(await told()).toEqual([])
    await until(8)
    await tellInterest(suite.deps)
    expect(await told()).toEqual([])
    suite.clock.advance(2 * HOUR)
    await tellInterest(suite.deps)
    expect(await told()).toHaveLength(1)
  })
})

test('those who come back and those who save are told as numbers, once a day, all ads in one', async () => {
  const [nevera, mesa] = [
    await publishFeatured('premium', 'Nevera'),
    await publishFeatured('spotlight', 'Mesa'),
  ]
  const four = await people(4)
  await look(nevera, four)
  await until(12)
  await look(nevera, four)
  await save(mesa, four.slice(0, 1))
  await until(10)
  await Promise.all([tellInterest(suite.deps), tellInterest(suite.deps)])
  await tellInterest(suite.deps)
  expect(await told()).toMatchObject([
    {
      title: 'Hay interés en 2 de tus anuncios destacados',
      message: '«Nevera»: 4 personas volvieron a mirarlo. «Mesa»: alguien lo guardó.',
      relatedId: nevera,
    },
  ])
  await until(10)
  await tellInterest(suite.deps)
  expect(await told()).toHaveLength(1)
})

test('a look is a return also once the looks of the day before have been moved', async () => {
  const id = await publishFeatured('spotlight')
  const three = await people(3)
  await look(id, three)
  await until(3)

  await forgetOldViews(suite.deps)
  await look(id, three)
  await until(10)
  await tellInterest(suite.deps)
  expect((await told())[0]?.message).toMatch(/3 personas volvieron a mirarlo/)
})

test('the numbers say nobody’s name, and are forgotten after 90 days', async () => {
  const id = await publishFeatured('spotlight')
  const three = await people(3)
  await look(id, three)
  await until(12)
  await look(id, three)
  const rows = () =>
    suite.deps.db.selectFrom('repeatViews').selectAll().where('listingId', '=', id).execute()
  const viewedOn = dateOnly(suite.clock.now())
  expect(await rows()).toEqual([{ listingId: id, viewedOn, people: 3 }])
  const persons = await readPersonColumns(suite)
  expect(persons.filter(({ table }) => table === 'repeat_views')).toEqual([])
  suite.clock.advance(89 * DAY)
  await forgetOldEvents(suite.deps)
  expect(await rows()).toHaveLength(1)
  suite.clock.advance(2 * DAY)
  await forgetOldEvents(suite.deps)
  expect(await rows()).toEqual([])
})
