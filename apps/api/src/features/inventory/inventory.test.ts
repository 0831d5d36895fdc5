import { UNDO_SECONDS } from '@wepa/domain/inventory/inventory'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { makeDataUrl } from '../../../test/pictures.ts'
import { finishRemovals, forgetOldChanges } from './finish-removals.ts'

type Input = Parameters<typeof makeListingInput>[0]

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

/** Somebody with these ads, in this order. */
async function seller(...ads: Input[]) {
  const person = await suite.makeUser({ subscriptionPlan: 'business' })
  const as = suite.asUser(person)
  const listings: Listing[] = []
  for (const ad of ads) listings.push(await as.listings.publish(makeListingInput(ad)))
  const [first] = listings
  if (!first) throw new Error('no ad')
  return { person, as, listings, first, ids: listings.map(({ id }) => id) }
}

const get = (as: Awaited<ReturnType<typeof seller>>['as'], id: number) => as.listings.get({ id })
const all = async (as: Awaited<ReturnType<typeof seller>>['as']) =>
  (await as.inventory.list({})).items

describe('refusals', () => {
  test('visitors have no inventory', async () => {
    await expect(suite.asVisitor().inventory.list({})).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
  })

  test('another’s ads are not changed, and the others of the same call are', async () => {
    const [ana, luis] = [await seller({}), await seller({ title: 'De Luis' })]
    const result = await ana.as.inventory.changeMany({
      action: 'pause',
      ids: [luis.first.id, ana.first.id, 2_000_000_000],
    })
    expect(result.done).toEqual([ana.first.id])
    expect(result.refused.map(({ id, title }) => [id, title])).toEqual([
      [luis.first.id, null],
      [2_000_000_000, null],
    ])
    expect((await get(luis.as, luis.first.id)).isActive).toBe(true)
  })

  test.each([
    [{ action: 'price', ids: [1] }],
    [{ action: 'price', ids: [1], price: { by: 'percent', value: -91 } }],
    [{ action: 'price', ids: [1], price: { by: 'amount', value: 0 } }],
    [{ action: 'price', ids: [1], price: { by: 'amount', value: 1.005 } }],
    [{ action: 'pause', ids: [] }],
    [{ action: 'pause', ids: Array.from({ length: 101 }, (_, n) => n + 1) }],
    [{ action: 'explode', ids: [1] }],
  ])('%j is no change', async (body) => {
    const { token } = await register(suite)
    const answer = await request(await suite.app(), 'POST', '/api/inventory/changes', {
      token,
      body,
    })
    expect(answer.status).toBe(400)
  })

  test('a free seller’s fourth ad is not brought back with the others', async () => {
    const person = await suite.makeUser()
    const as = suite.asUser(person)
    const ids: number[] = []
    for (let n = 0; n < 4; n++) {
      ids.push((await as.listings.publish(makeListingInput({ isActive: false }))).id)
    }
    const result = await as.inventory.changeMany({ action: 'resume', ids })
    expect(result.done).toEqual(ids.slice(0, 3))
    expect(result.refused).toEqual([
      { id: ids[3], title: expect.any(String), message: expect.stringContaining('3') },
    ])
  })

  test('a price in words is not changed, and says so', async () => {
    const { as, ids, first } = await seller({ price: 'Negociable' }, { price: '$100' })
    const price = { by: 'percent', value: -10 } as const
    const result = await as.inventory.changeMany({ action: 'price', ids, price })
    expect(result.refused).toEqual([
      { id: first.id, title: first.title, message: expect.stringContaining('«Negociable»') },
    ])
    expect(result.done).toEqual([ids[1]])
  })

  test('a reference is taken once by one person, and #12 is none', async () => {
    const { as, ids, listings } = await seller({}, {})
    const [one = 0, two = 0] = ids
    await as.inventory.setReference({ id: one, reference: 'A-1' })
    await expect(as.inventory.setReference({ id: two, reference: ' A-1 ' })).rejects.toThrow(
      `«${listings[0]?.title}»`,
    )
    await expect(as.inventory.setReference({ id: two, reference: '#12' })).rejects.toThrow('#')
    const other = await seller({})
    await other.as.inventory.setReference({ id: other.first.id, reference: 'A-1' })
    await expect(other.as.inventory.setReference({ id: one, reference: 'B' })).rejects.toThrow()
  })

  test('two ads that take one reference at once: one of them has it', async () => {
    const { as, ids } = await seller({}, {})
    const taken = await Promise.allSettled(
      ids.map((id) => as.inventory.setReference({ id, reference: 'X' })),
    )
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the table', () => {
  test('finds by title, reference and number, and tells states apart', async () => {
    const { as, ids } = await seller(
      { title: 'Nevera 100% nueva' },
      { title: 'Mesa' },
      { title: 'Silla', isActive: false },
      { title: 'Cama' },
    )
    const [nevera = 0, mesa = 0, silla = 0, cama = 0] = ids
    await as.inventory.setReference({ id: mesa, reference: 'INV-77' })
    await as.listings.setStatus({ id: cama, status: 'sold' })
    const find = async (query: Parameters<typeof as.inventory.list>[0]) =>
      (await as.inventory.list(query)).items.map(({ listing }) => listing.id)
    expect(await find({ text: '100%' })).toEqual([nevera])
    expect(await find({ text: '_' })).toEqual([])
    expect(await find({ text: 'inv-7' })).toEqual([mesa])
    expect(await find({ text: `#${silla}` })).toEqual([silla])
    expect(await find({ state: 'public' })).toEqual([mesa, nevera])
    expect(await find({ state: 'paused' })).toEqual([silla])
    expect(await find({ state: 'sold' })).toEqual([cama])
    expect(await find({ order: 'title' })).toEqual([cama, mesa, nevera, silla])
    expect(await as.inventory.list({ page: 2 })).toEqual({ items: [], total: 4 })
  })

  test('a reference stands beside its ad, and goes with it', async () => {
    const { as, first } = await seller({})
    await as.inventory.setReference({ id: first.id, reference: 'R-1' })
    expect((await all(as))[0]?.reference).toBe('R-1')
    await as.listings.remove({ id: first.id })
    const again = await as.listings.publish(makeListingInput())
    await as.inventory.setReference({ id: again.id, reference: 'R-1' })
    await as.inventory.setReference({ id: again.id, reference: null })
    expect((await all(as))[0]?.reference).toBeNull()
  })

  test('a copy has the photos and answers of its ad, is switched off, and lives on without it', async () => {
    const image = makeDataUrl({ width: 320, height: 240 })
    const { as, first } = await seller({ images: [image], attributes: { negotiable: true } })
    const copy = await as.inventory.copy({ id: first.id })
    expect(copy).toMatchObject({
      title: `${first.title} (copia)`,
      isActive: false,
      images: first.images,
      saidAttributes: { negotiable: true },
    })
    await as.listings.remove({ id: first.id })
    expect((await get(as, copy.id)).images).toEqual(first.images)
  })
})

describe('a change of many ads', () => {
  test.each([
    ['pause', {}, { isActive: false }],
    ['resume', { isActive: false }, { isActive: true }],
    ['sold', {}, { status: 'sold' }],
  ] as const)('%s, and taken back', async (action, input, changed) => {
    const { as, ids, first } = await seller(input, input)
    const before = await get(as, first.id)
    const { done, undo } = await as.inventory.changeMany({ action, ids })
    expect(done).toEqual(ids)
    expect(await get(as, first.id)).toMatchObject(changed)
    if (!undo) throw new Error('nothing to take back')
    expect(await as.inventory.undo(undo)).toEqual({ done: ids, refused: [] })
    const { isActive, status, expiresAt } = before
    expect(await get(as, first.id)).toMatchObject({ isActive, status, expiresAt })
    await expect(as.inventory.undo(undo)).rejects.toThrow('Ya no se puede deshacer')
  })

  test('prices by percent, found at the new price by searches, and taken back', async () => {
    const { as, ids, first } = await seller({ price: '$1,200' }, { price: '$19.99' })
    const price = { by: 'percent', value: 10 } as const
    const { undo } = await as.inventory.changeMany({ action: 'price', ids, price })
    expect(await get(as, first.id)).toMatchObject({ price: '$1,320', priceNumeric: '1320.00' })
    if (!undo) throw new Error('nothing to take back')
    await as.inventory.undo(undo)
    expect(await get(as, first.id)).toMatchObject({ price: '$1,200', priceNumeric: '1200.00' })
  })

  test('renewing gives 60 days from now; taken back, the end is the one of before', async () => {
    const { as, ids, first } = await seller({})
    suite.clock.advance(10 * 86_400_000)
    const { undo } = await as.inventory.changeMany({ action: 'renew', ids })
    const renewed = Date.parse((await get(as, first.id)).expiresAt)
    expect(renewed - Date.parse(first.expiresAt)).toBeGreaterThanOrEqual(10 * 86_400_000)
    if (!undo) throw new Error('nothing to take back')
    await as.inventory.undo(undo)
    expect((await get(as, first.id)).expiresAt).toBe(first.expiresAt)
  })

  test('what was edited since stays as it was edited', async () => {
    const { as, ids, first } = await seller({ price: '$100' })
    const price = { by: 'amount', value: 5 } as const
    const { undo } = await as.inventory.changeMany({ action: 'price', ids, price })
    const { contactEmail, contactPhone, ...input } = makeListingInput({
      price: '$80',
      title: 'Otra',
    })
    await as.listings.edit({ id: first.id, ...input, price: '$80' })
    if (!undo) throw new Error('nothing to take back')
    expect((await as.inventory.undo(undo)).refused).toHaveLength(1)
    expect((await get(as, first.id)).price).toBe('$80')
  })

  test('is not taken back by others, nor later than offered', async () => {
    const { as, ids } = await seller({})
    const { undo } = await as.inventory.changeMany({ action: 'pause', ids })
    if (!undo) throw new Error('nothing to take back')
    const other = await seller({})
    await expect(other.as.inventory.undo(undo)).rejects.toThrow('Ya no se puede deshacer')
    suite.clock.advance((UNDO_SECONDS + 11) * 1000)
    await expect(as.inventory.undo(undo)).rejects.toThrow('Ya no se puede deshacer')
  })
})

describe('deleting many', () => {
  test('ads leave all lists at once, come back when it is taken back, and are gone half a minute later', async () => {
    const { as, ids, first } = await seller({ title: 'Se va' }, { title: 'Se va también' })
    const gone = await as.inventory.changeMany({ action: 'remove', ids })
    expect(await all(as)).toEqual([])
    await expect(suite.asVisitor().listings.get({ id: first.id })).rejects.toThrow()
    await finishRemovals(suite.deps)
    if (!gone.undo) throw new Error('nothing to take back')
    await as.inventory.undo(gone.undo)
    expect((await all(as)).map(({ listing }) => listing.isActive)).toEqual([true, true])
    await as.inventory.changeMany({ action: 'remove', ids })
    suite.clock.advance(31_000)
    await finishRemovals(suite.deps)
    await expect(get(as, first.id)).rejects.toThrow()
  })

  test('one that was switched off is deleted too, and twice is once', async () => {
    const { as, ids } = await seller({ isActive: false })
    const results = await Promise.all([
      as.inventory.changeMany({ action: 'remove', ids }),
      as.inventory.changeMany({ action: 'remove', ids }),
    ])
    expect(results.map(({ done }) => done.length).sort()).toEqual([0, 1])
    suite.clock.advance(31_000)
    await finishRemovals(suite.deps)
    await finishRemovals(suite.deps)
    expect(await all(as)).toEqual([])
  })

  test('what was kept to take changes back goes after an hour', async () => {
    const { as, ids } = await seller({})
    await as.inventory.changeMany({ action: 'pause', ids })
    await forgetOldChanges(suite.deps)
    const count = () =>
      suite.database.pool.query('select count(*)::int as n from inventory_changes')
    expect((await count()).rows[0].n).toBeGreaterThan(0)
    suite.clock.advance(3_700_000)
    await forgetOldChanges(suite.deps)
    expect((await count()).rows[0].n).toBe(0)
  })
})

test('over REST: list, reference, copy, change and take back', async () => {
  const app = await suite.app()
  const { token } = await register(suite)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    request(app, method, url, { token, ...(body && { body }) })
  const { json: ad } = await call('POST', '/api/listings', makeListingInput())
  await call('PUT', `/api/listings/${ad.id}/reference`, { reference: 'R-9' })
  const { json: page } = await call('GET', '/api/inventory?text=r-9&page=1')
  expect(page).toMatchObject({ total: 1, items: [{ reference: 'R-9', listing: { id: ad.id } }] })
  expect((await call('POST', `/api/listings/${ad.id}/copy`)).status).toBe(201)
  const { json } = await call('POST', '/api/inventory/changes', { action: 'pause', ids: [ad.id] })
  expect((await call('DELETE', `/api/inventory/changes/${json.undo.change}`)).json).toEqual({
    done: [ad.id],
    refused: [],
  })
  expect((await call('GET', '/api/inventory?page=0')).status).toBe(400)
})
