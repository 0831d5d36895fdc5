// What an ad is shared with: whose it is, while its place lasts, in the shapes of the networks.
import { SHARE_SHAPES, shareShapes } from '@wepa/domain/sharing/share-kit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
import { createLimiter } from '../../../rate-limit.ts'

const DAY = 86_400_000

let suite: Suite
let owner: Person & { token: string }
beforeAll(async () => {
  suite = await startSuite()
  owner = await enter(suite)
})
afterAll(() => suite.close())

async function enter(of: Suite): Promise<Person & { token: string }> {
  const { user, token } = await register(of)
  await of.deps.db
    .updateTable('personPlans')
    .set({ plan: 'business' })
    .where('userId', '=', user.id)
    .execute()
  return { id: user.id, role: 'user', token }
}
async function publish(tier: 'premium' | 'spotlight', input = {}, of = suite, by = owner) {
  const { id } = await of.asUser(by).listings.publish(makeListingInput(input))
  await of.asUser(by).featured.upgrade({ listingId: id, tier })
  return id
}
const texts = (listingId: number, person: Person = owner) =>
  suite.asUser(person).featured.shareTexts({ listingId })
const picture = async (address: string, token?: string, of = suite) =>
  (await of.app()).inject({
    url: `/api/share-pictures/${address}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

describe('refused is', () => {
  test('a visitor, somebody else, and what is no picture', async () => {
    const id = await publish('spotlight')
    expect(await codeOf(suite.asVisitor().featured.shareTexts({ listingId: id }))).toBe(
      'unauthorized',
    )
    expect(await codeOf(texts(id, await suite.makeUser()))).toBe('not_listing_owner')
    expect((await picture(`${id}/square`)).statusCode).toBe(401)
    expect((await picture(`${id}/square`, (await enter(suite)).token)).statusCode).toBe(403)
    for (const address of [`${id}/round`, '0/square', '99999999999/square', '999999/square']) {
      expect([address, (await picture(address, owner.token)).statusCode]).toEqual([address, 404])
    }
  })
  test('another place, a sold ad, and one whose place is over', async () => {
    const [premium, sold, over] = [
      await publish('premium'),
      await publish('spotlight'),
      await publish('spotlight'),
    ]
    expect(await codeOf(texts(premium))).toBe('forbidden')
    await suite.asUser(owner).listings.setStatus({ id: sold, status: 'sold' })
    expect(await codeOf(texts(sold))).toBe('forbidden')
    expect((await picture(`${over}/story`, owner.token)).statusCode).toBe(200)
    suite.clock.advance(31 * DAY)
    expect(await codeOf(texts(over))).toBe('forbidden')
    // Signed in again: the session has ended meanwhile.
    expect((await picture(`${over}/story`, owner.token)).statusCode).toBeGreaterThanOrEqual(401)
  })
})

test.each([
  ['of a plain ad', {}],
  ['with a long title', { title: 'Ñandú «Toyota» '.repeat(8) }],
  ['without a word that our font has', { title: '🚗🚗🚗🚗' }],
  ['without a price', { price: null }],
  ['with an odd price', { price: '$1,250,000-$1,750,000 o mejor oferta razonable' }],
])('%s there are three pictures, each in its shape', async (_, input) => {
  const by = await enter(suite)
  const id = await publish('spotlight', input, suite, by)
  for (const shape of shareShapes) {
    const { statusCode, headers, rawPayload } = await picture(`${id}/${shape}`, by.token)
    expect([shape, statusCode, headers['content-type']]).toEqual([shape, 200, 'image/jpeg'])
    expect(headers['content-disposition']).toBe(`attachment; filename="wepa-${id}-${shape}.jpg"`)
    expect(headers['cache-control']).toBe('private, no-store')
    const { width, height, format } = await sharp(rawPayload).metadata()
    expect({ width, height, format }).toEqual({ ...SHARE_SHAPES[shape], format: 'jpeg' })
    expect(rawPayload.length).toBeLessThan(900_000)
  }
})

test('the texts carry title, price, town and the address of the ad', async () => {
  const by = await enter(suite)
  const input = { title: 'Nevera', price: '$350', location: 'Ponce, Sur' }
  const id = await publish('spotlight', input, suite, by)
  const { short, long } = await texts(id, by)
  const url = `http://localhost:3000/listing/${id}?via=link`
  expect(short).toBe(`Nevera · $350 · Ponce\n${url}`)
  expect(long).toContain(url)
  expect(long).toMatch(/#PuertoRico #Ponce/)
})

test('painting counts against a limit, what is painted already does not', async () => {
  const own = await startSuite({ overrides: { limiter: createLimiter({ factor: 1 / 600 }) } })
  const by = await enter(own)
  const id = await publish('spotlight', {}, own, by)
  expect((await picture(`${id}/square`, by.token, own)).statusCode).toBe(200)
  expect((await picture(`${id}/story`, by.token, own)).statusCode).toBe(429)
  expect((await picture(`${id}/square`, by.token, own)).statusCode).toBe(200)
  const { status } = await request(await own.app(), 'GET', `/api/share-pictures/${id}/wide`)
  expect(status).toBe(401)
  await own.close()
})
