// What people are told of new ads of the sellers they follow: of what, when, and how often.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { request } from '../../../../test/http.ts'
import { forgetNewListings } from '../../followers/forget-new-listings.ts'
import { tellNewAds } from './tell-new-ads.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let suite: Suite
let ana: Person
let carmen: Person
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
beforeEach(async () => {
  ana = await suite.makeUser({ email: `ana${Date.now()}@ejemplo.pr` })
  carmen = await suite.makeUser({ fullName: 'Carmen', subscriptionPlan: 'business' })
  await follow(carmen)
  suite.clock.advance(1000)
})

const follow = (seller: Person, by = ana) => suite.asUser(by).follows.add({ sellerId: seller.id })
const publish = async (title: string, by = carmen, more = {}) =>
  (await suite.asUser(by).listings.publish(makeListingInput({ title, ...more }))).id
async function told(person = ana) {
  const { items } = await suite.asUser(person).notifications.list({ userId: person.id, limit: 50 })
  return items.filter(({ type }) => type === 'followed_ads')
}
/** The minutes in which nothing more was published pass, and the job runs. */
async function tell(minutes = 6): Promise<void> {
  suite.clock.advance(minutes * MINUTE)
  await tellNewAds(suite.deps)
}
const emails = () =>
  suite.sentMails.filter(({ subject }) => /publicó|Anuncio nuevo de/.test(subject))
const setWanted = (followedAds: boolean) =>
  suite.asUser(ana).account.setPreferences({ id: ana.id, followedAds })

describe('nobody is told', () => {
  test('of what was published before they followed, or by others', async () => {
    const luis = await suite.makeUser()
    await publish('De antes', luis)
    suite.clock.advance(1000)
    await follow(luis)
    await publish('De nadie', await suite.makeUser())
    await tell()
    expect(await told()).toEqual([])
  })

  test('of ads that are off, sold or hidden by then, nor of one of a person blocked since', async () => {
    const [off, sold, hidden] = [await publish('Uno'), await publish('Dos'), await publish('Tres')]
    await publish('Inactivo', carmen, { isActive: false })
    const own = suite.asUser(carmen).listings
    await own.edit({ ...makeListingInput(), price: '$1', id: off, isActive: false })
    await own.setStatus({ id: sold, status: 'sold' })
    await suite.deps.db
      .updateTable('listings')
      .set({ isActive: false, withdrawnAt: new Date(), hiddenAt: new Date(), wasActive: true })
      .where('id', '=', hidden)
      .execute()
    const luis = await suite.makeUser()
    await follow(luis)
    suite.clock.advance(1000)
    await publish('De Luis', luis)
    await suite.asUser(ana).blocks.add({ ownerId: ana.id, userId: luis.id })
    await tell()
    expect(await told()).toEqual([])
  })

  test('who does not want it, and not of that time once they want it again', async () => {
    await setWanted(false)
    await publish('Uno')
    await tell()
    await setWanted(true)
    await tell()
    expect(await told()).toEqual([])
    await publish('Dos')
    await tell()
    expect(await told()).toMatchObject([{ title: 'Anuncio nuevo de Carmen' }])
  })

  test('while the seller goes on publishing, nor while an inventory of theirs comes in', async () => {
    await publish('Uno')
    await tell(3)
    await publish('Dos')
    await tell(3)
    expect(await told()).toEqual([])
    const { rows } = await suite.database.pool.query(
      `insert into inventory_imports (user_id, state, source, file_name, document, absent, created_at)
       values ($1, 'applying', 'file', 'x.csv', 'x', 'keep', now()) returning id`,
      [carmen.id],
    )
    await tell(20)
    expect(await told()).toEqual([])
    await suite.database.pool.query(`update inventory_imports set state = 'done' where id = $1`, [
      rows[0].id,
    ])
    await tell(1)
    expect(await told()).toMatchObject([
      { title: 'Carmen publicó 2 anuncios', message: 'Dos, Uno' },
    ])
  })

  test('but a seller who never stops is waited for an hour', async () => {
    for (let n = 0; n < 21; n++) {
      await publish(`Silla ${n}`)
      await tell(3)
    }
    expect(await told()).toMatchObject([
      { title: expect.stringMatching(/^Carmen publicó 1\d anuncios$/) },
    ])
  })
})

test('of one ad its title is told, and the tap leads to the new ads', async () => {
  const id = await publish('Nevera Samsung', carmen, { price: '$450', location: 'Ponce, Sur' })
  await tell()
  expect(await told()).toMatchObject([
    {
      title: 'Anuncio nuevo de Carmen',
      message: 'Nevera Samsung, $450, en Ponce',
      relatedId: id,
      isRead: false,
    },
  ])
})

test('all sellers come in one, once, however many processes look', async () => {
  const luis = await suite.makeUser({ fullName: 'Luis' })
  const rosa = await suite.makeUser({ fullName: 'Rosa' })
  for (const seller of [luis, rosa]) await follow(seller)
  suite.clock.advance(1000)
  await publish('Uno', luis)
  await publish('Dos', rosa)
  suite.clock.advance(1000)
  for (const title of ['Tres', 'Cuatro', 'Cinco']) await publish(title)
  suite.clock.advance(6 * MINUTE)
  await Promise.all(Array.from({ length: 4 }, () => tellNewAds(suite.deps)))
  await tellNewAds(suite.deps)
  const [notice, ...others] = await told()
  expect(notice?.title).toBe('Carmen y 2 más publicaron 5 anuncios')
  expect(notice?.message).toMatch(/ y 2 más$/)
  expect(others).toEqual([])
})

test('a thousand ads that come in are one notification', async () => {
  await suite.database.pool.query(
    `with ads as (
       insert into listings (user_id, category_id, title, description, expires_at, created_at, updated_at)
       select $1, 8, 'Silla ' || n, 'x', $2::timestamptz + interval '60 days', $2, $2
       from generate_series(1, 1000) as n returning id)
     insert into new_listings (listing_id, seller_id, listed_at) select id, $1, $2 from ads`,
    [carmen.id, suite.clock.now()],
  )
  await publish('Última')
  await tell()
  await tell()
  expect(await told()).toMatchObject([{ title: 'Carmen publicó 1,001 anuncios' }])
})

test('what comes later waits until a day has passed, and is told then together', async () => {
  await publish('Uno')
  await tell()
  suite.clock.advance(HOUR)
  await publish('Dos')
  await tell()
  suite.clock.advance(20 * HOUR)
  await publish('Tres')
  await tell()
  expect(await told()).toHaveLength(1)
  suite.clock.advance(4 * HOUR)
  await tell()
  expect((await told()).map(({ message }) => message)).toEqual([
    'Tres, Dos',
    expect.stringMatching(/^Uno, /),
  ])
  suite.clock.advance(2 * DAY)
  await tell()
  expect(await told()).toHaveLength(2)
})

test('an ad that only comes back is no news', async () => {
  const id = await publish('Uno')
  await tell()
  suite.clock.advance(2 * DAY)
  const own = suite.asUser(carmen).listings
  await own.edit({ ...makeListingInput(), price: '$1', id, isActive: false })
  await own.edit({ ...makeListingInput(), price: '$1', id, isActive: true })
  await tell()
  expect(await told()).toHaveLength(1)
})

describe('the email', () => {
  test('goes along where emails are wanted, and ends by its link alone', async () => {
    await publish('Nevera', carmen, { price: '$450', location: 'Ponce, Sur' })
    await tell()
    await suite.workOffQueue()
    const [sent] = emails().slice(-1)
    expect(sent?.subject).toBe('Anuncio nuevo de Carmen')
    expect(sent?.text).toContain('Nevera\n$450 · Ponce')
    const token = /unsubscribe\?followed=([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
    const endNotices = (given: string) => suite.asVisitor().follows.endNotices({ token: given })
    expect(await codeOf(endNotices('medio'))).toBe('validation')
    const { status } = await request(await suite.app(), 'POST', `/unsubscribe?followed=${token}`)
    expect(status).toBe(200)
    expect(await suite.asUser(ana).account.preferences({ id: ana.id })).toMatchObject({
      followedAds: false,
      emailNotifications: true,
    })
    suite.clock.advance(2 * DAY)
    await publish('Otra')
    await tell()
    expect(await told()).toHaveLength(1)
  })

  test('stays away where emails are off', async () => {
    await suite.asUser(ana).account.setPreferences({ id: ana.id, emailNotifications: false })
    const before = emails().length
    await publish('Nevera')
    await tell()
    await suite.workOffQueue()
    expect(await told()).toHaveLength(1)
    expect(emails()).toHaveLength(before)
  })
})

test('after thirty days an ad is not new any more', async () => {
  await publish('Uno')
  const count = async () => (await suite.asUser(ana).follows.newAds({})).items.length
  suite.clock.advance(29 * DAY)
  await forgetNewListings(suite.deps)
  expect(await count()).toBe(1)
  suite.clock.advance(2 * DAY)
  await forgetNewListings(suite.deps)
  expect(await count()).toBe(0)
})
