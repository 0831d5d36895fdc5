// Posts about ads with a Spotlight place: when there are any, once each, and gone with their ads.
import { sharedAddress } from '@wepa/domain/sharing/social'
import { freePort } from '@wepa/sandbox/free-port'
import { socialAddresses, socialKeys } from '@wepa/sandbox/social/keys'
import { type RunningSocial, serveSocial } from '@wepa/sandbox/social/serve-social'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { tryAgain } from '../../../test/payments/money.ts'
import { createSocialNetworks } from '../../gateways/social/create-networks.ts'
import { endPaidPlaces } from '../listings/featured/end-paid-places.ts'
import { queuePosts } from './queue-posts.ts'

const DAY = 86_400_000
const Posts = z.array(
  z.object({
    network: z.string(),
    id: z.string(),
    text: z.string(),
    isRemoved: z.boolean(),
    pictureBytes: z.number(),
  }),
)

let suite: Suite
let networks: RunningSocial
let baseUrl: string
let owner: Person
beforeAll(async () => {
  let now = () => new Date()
  networks = await serveSocial(() => now())
  const port = await freePort()
  baseUrl = `http://127.0.0.1:${port}`
  const bare = await startSuite()
  const { settings } = bare.deps
  await bare.close()
  suite = await startSuite({
    overrides: { social: open(networks.url), settings: { ...settings, baseUrl } },
  })
  now = suite.clock.now
  // Instagram fetches the picture itself.
  await (await suite.app()).listen({ port, host: '127.0.0.1' })
})
afterAll(async () => {
  await suite.close()
  await networks.stop()
})
beforeEach(async () => {
  owner = await suite.makeUser({ subscriptionPlan: 'business' })
})

function open(sandboxUrl: string, keys: Partial<typeof socialKeys> = {}) {
  const { GRAPH_URL: url, BLUESKY_URL } = socialAddresses(sandboxUrl)
  const all = { ...socialKeys, ...keys }
  const graph = { url, token: all.FACEBOOK_PAGE_TOKEN }
  return createSocialNetworks({
    facebook: { ...graph, pageId: all.FACEBOOK_PAGE_ID },
    instagram: { ...graph, userId: all.INSTAGRAM_USER_ID },
    bluesky: {
      url: BLUESKY_URL,
      handle: all.BLUESKY_HANDLE,
      password: all.BLUESKY_APP_PASSWORD,
    },
  })
}
async function publish(input = {}): Promise<number> {
  const { id } = await suite.asUser(owner).listings.publish(makeListingInput(input))
  return id
}
async function feature(id: number, tier: 'premium' | 'spotlight' = 'spotlight'): Promise<number> {
  await suite.asUser(owner).featured.upgrade({ listingId: id, tier })
  return id
}
async function run(): Promise<void> {
  await queuePosts(suite.deps)
  await suite.workOffQueue()
}
async function postsOf(listingId: number) {
  const response = await fetch(`${networks.url}/sandbox/social.json`)
  const posts = Posts.parse(await response.json())
  return posts.filter(({ text }) => text.includes(sharedAddress(baseUrl, listingId)))
}
const shownOf = async (listingId: number) =>
  (await suite.asUser(owner).featured.report({ listingId })).posts
async function trouble(network: string, body: { status: number; isDoneAnyway?: boolean }) {
  const init = { method: 'POST', body: JSON.stringify({ network, times: 1, ...body }) }
  expect((await fetch(`${networks.url}/sandbox/social`, init)).status).toBe(200)
}

describe('nothing is posted', () => {
  test('without keys, and nobody is told of networks', async () => {
    const own = await startSuite()
    expect(await own.asVisitor().featured.networks()).toEqual([])
    const ana = await own.makeUser({ subscriptionPlan: 'business' })
    const { id } = await own.asUser(ana).listings.publish(makeListingInput())
    await own.asUser(ana).featured.upgrade({ listingId: id, tier: 'spotlight' })
    await queuePosts(own.deps)
    expect(await own.deps.db.selectFrom('socialPosts').selectAll().execute()).toEqual([])
    await own.close()
  })
  test('of an ad with another place, or that is sold before', async () => {
    const [plain, premium, sold] = [
      await publish(),
      await feature(await publish(), 'premium'),
      await feature(await publish()),
    ]
    await suite.asUser(owner).listings.setStatus({ id: sold, status: 'sold' })
    await run()
    for (const id of [plain, premium, sold]) expect(await postsOf(id)).toEqual([])
  })
  test('where the ad is sold between the queue and its turn', async () => {
    const id = await feature(await publish())
    await queuePosts(suite.deps)
    await suite.asUser(owner).listings.setStatus({ id, status: 'sold' })
    await suite.workOffQueue()
    expect(await postsOf(id)).toEqual([])
  })
  test('of places that began before the last day', async () => {
    const id = await feature(await publish())
    suite.clock.advance(1.5 * DAY)
    await run()
    expect(await postsOf(id)).toEqual([])
  })
})

test('a place is posted once in each network, with its picture, text and address', async () => {
  expect(await suite.asVisitor().featured.networks()).toEqual(['facebook', 'instagram', 'bluesky'])
  const id = await feature(
    await publish({ title: 'Ñandú «de güiro» 🌴', price: '$350', location: 'Ponce, Sur' }),
  )
  await Promise.all([queuePosts(suite.deps), queuePosts(suite.deps)])
  expect((await shownOf(id)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
  await run()
  await run()
  const posts = await postsOf(id)
  expect(posts.map(({ network }) => network).toSorted()).toEqual([
    'bluesky',
    'facebook',
    'instagram',
  ])
  for (const { text, pictureBytes } of posts) {
    expect(text).toMatch(/^Ñandú «de güiro» 🌴/)
    expect(pictureBytes).toBeGreaterThan(10_000)
  }
  const shown = await shownOf(id)
  expect(shown.map(({ state }) => state)).toEqual(['posted', 'posted', 'posted'])
  for (const { url } of shown) expect((await fetch(url ?? '')).status).toBe(200)
})

test('the picture is there for a network while it is asked for, and under its key alone', async () => {
  const id = await feature(await publish())
  await run()
  const rows = await suite.deps.db
    .selectFrom('socialPosts')
    .select('pictureKey')
    .where('listingId', '=', id)
    .execute()
  for (const name of [...rows.map(({ pictureKey }) => pictureKey), '1', '../x']) {
    expect((await fetch(`${baseUrl}/preview/social/${name}.jpg`)).status).toBe(404)
  }
})

test.each(['facebook', 'instagram', 'bluesky'])(
  'an answer of %s that is lost leaves one post, not two',
  async (network) => {
    const id = await feature(await publish())
    await trouble(network, { status: 500, isDoneAnyway: true })
    await run()
    await tryAgain(suite)
    await tryAgain(suite)
    expect(await postsOf(id)).toHaveLength(3)
    expect((await shownOf(id)).map(({ state }) => state)).toEqual(['posted', 'posted', 'posted'])
  },
)

test('what a network refuses for good is not tried again, and not shown', async () => {
  const id = await feature(await publish())
  await trouble('instagram', { status: 400 })
  await run()
  await tryAgain(suite)
  expect((await postsOf(id)).map(({ network }) => network).toSorted()).toEqual([
    'bluesky',
    'facebook',
  ])
  expect((await shownOf(id)).map(({ network }) => network).toSorted()).toEqual([
    'bluesky',
    'facebook',
  ])
})

test('wrong keys are a refusal, which names no key', async () => {
  const refused = open(networks.url, {
    // @ts-expect-error Another one.
    FACEBOOK_PAGE_TOKEN: 'wrong-token',
  })
  const [facebook] = refused
  const asked = facebook?.remove('104000000000001_1')
  await expect(asked).rejects.toThrow(/answered 401, code 190$/)
})

describe('posts are taken down', () => {
  test.each(['sold', 'deleted', 'switched off', 'withdrawn', 'run out'] as const)(
    'when their ad is %s',
    async (how) => {
      const id = await feature(await publish())
      await run()
      expect(await postsOf(id)).toHaveLength(3)
      await takeAway(id, how)
      await run()
      await run()
      expect((await postsOf(id)).every(({ isRemoved }) => isRemoved)).toBe(true)
    },
  )
  test('also where one has been removed by hand, and after a moment of trouble', async () => {
    const id = await feature(await publish())
    await run()
    const [facebook] = suite.deps.social
    const [post] = (await postsOf(id)).filter(({ network }) => network === 'facebook')
    await facebook?.remove(post?.id ?? '')
    await takeAway(id, 'sold')
    await trouble('bluesky', { status: 503 })
    await run()
    await tryAgain(suite)
    expect((await postsOf(id)).every(({ isRemoved }) => isRemoved)).toBe(true)
    expect((await shownOf(id)).map(({ state, url }) => [state, url])).toEqual(
      Array.from({ length: 3 }, () => ['removed', null]),
    )
  })
  test('not at the end of the place, while the ad is still in the lists', async () => {
    const id = await feature(await publish())
    await run()
    suite.clock.advance(31 * DAY)
    await endPaidPlaces(suite.deps)
    await run()
    expect((await postsOf(id)).some(({ isRemoved }) => isRemoved)).toBe(false)
  })
})

test('days that go to another ad are posted for it, and the first ad’s posts go', async () => {
  const [sold, other] = [await feature(await publish()), await publish()]
  await run()
  await takeAway(sold, 'sold')
  const [place] = await suite.asUser(owner).featured.remaining()
  if (!place) throw new Error('nothing is left')
  await suite.asUser(owner).featured.move({ placeId: place.id, listingId: other })
  await run()
  expect((await postsOf(sold)).every(({ isRemoved }) => isRemoved)).toBe(true)
  expect(await postsOf(other)).toHaveLength(3)
})

async function takeAway(
  id: number,
  how: 'sold' | 'deleted' | 'switched off' | 'withdrawn' | 'run out',
): Promise<void> {
  const { listings } = suite.asUser(owner)
  if (how === 'sold') await listings.setStatus({ id, status: 'sold' })
  else if (how === 'deleted') await listings.remove({ id })
  else {
    const now = suite.clock.now()
    await suite.deps.db
      .updateTable('listings')
      .set({
        isActive: false,
        ...(how === 'withdrawn' && { withdrawnAt: now, hiddenAt: now, wasActive: true }),
        ...(how === 'run out' && { expiresAt: now }),
      })
      .where('id', '=', id)
      .execute()
  }
}
