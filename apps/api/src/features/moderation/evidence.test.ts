// What was withdrawn stays in sight of moderators, and of nobody else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register } from '../../../test/http.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'
import { makeDataUrl } from '../../../test/pictures.ts'

let suite: Suite
let admin: Person
let seller: Person
let other: Person
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
  seller = await suite.makeUser()
  other = await suite.makeUser()
})
afterAll(() => suite.close())

const { publish, decide } = moderationSteps(() => suite)
const everybody = () => [suite.asVisitor(), suite.asUser(other)]

describe('a hidden ad', () => {
  test('has its page for moderators alone: marked, with its photos, without contacts', async () => {
    const id = await publish(seller, {
      images: [makeDataUrl({ seed: 3 })],
      contactPhone: '787-555-0101',
    })
    expect(await suite.asUser(admin).listings.get({ id })).not.toHaveProperty('isForModerators')
    await decide(admin, `listing-${id}`, 'hide_listing')
    for (const caller of everybody()) {
      expect(await codeOf(caller.listings.get({ id }))).toBe('listing_not_found')
    }
    const seen = await suite.asUser(admin).listings.get({ id })
    expect(seen).toMatchObject({ isHidden: true, isForModerators: true, contactPhone: null })
    expect(seen.images).toEqual([expect.stringContaining('?pass=')])
    expect(seen).not.toHaveProperty('returnsActive')
    expect(await suite.asUser(seller).listings.get({ id })).not.toHaveProperty('isForModerators')
  })

  test('is there to be looked at, not to be kept, written about or counted', async () => {
    const id = await publish(seller)
    await decide(admin, `listing-${id}`, 'hide_listing')
    const { favorites, conversations, listings } = suite.asUser(admin)
    expect(await codeOf(favorites.add({ listingId: id }))).toBe('listing_not_found')
    const start = conversations.start({ listingId: id, sellerId: seller.id })
    expect(await codeOf(start)).toBe('listing_not_found')
    expect(await codeOf(listings.trackView({ id }))).toBe('listing_not_found')
  })
})

test('an ad that its owner switched off is no way out of a moderator’s sight', async () => {
  const id = await publish(seller, { isActive: false })
  for (const caller of everybody()) {
    expect(await codeOf(caller.listings.get({ id }))).toBe('listing_not_found')
  }
  const seen = await suite.asUser(admin).listings.get({ id })
  expect(seen).toMatchObject({ isHidden: false, isActive: false, isForModerators: true })
})

test('the profile of somebody suspended is there for moderators alone, marked', async () => {
  const bad = await suite.makeUser()
  expect(await suite.asUser(admin).users.get({ id: bad.id })).not.toHaveProperty('isForModerators')
  await decide(admin, `user-${bad.id}`, 'suspend_user')
  for (const caller of everybody()) {
    expect(await codeOf(caller.users.get({ id: bad.id }))).toBe('not_found')
  }
  const seen = await suite.asUser(admin).users.get({ id: bad.id })
  expect(seen).toMatchObject({ id: bad.id, isForModerators: true })
})

test('what a moderator was shown is kept by no cache on the way', async () => {
  const id = await publish(seller)
  await decide(admin, `listing-${id}`, 'hide_listing')
  const { user, token } = await register(suite)
  await suite.deps.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', user.id)
    .execute()
  const app = await suite.app()
  const ask = (headers: Record<string, string>) =>
    app.inject({ url: `/api/listings/${id}`, headers })
  const answer = await ask({ authorization: `Bearer ${token}` })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect((await ask({})).statusCode).toBe(404)
  // The page is rendered for nobody in particular, whoever asks.
  const page = await app.inject({
    url: `/listing/${id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(page.statusCode).not.toBe(200)
})
