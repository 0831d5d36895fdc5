// Who is told that an ad asks less, and how often.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alertsOf } from '../../../../test/alerts.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { pricesOf } from '../../../../test/prices.ts'
import { tellPriceDrop } from './tell-price-drop.ts'

let suite: Suite
let prices: ReturnType<typeof pricesOf>
let alerts: ReturnType<typeof alertsOf>
let seller: Person
let id: number
beforeAll(async () => {
  suite = await startSuite()
  prices = pricesOf(suite)
  alerts = alertsOf(suite)
})
afterAll(() => suite.close())
beforeEach(async () => {
  await alerts.clear()
  seller = await prices.makeSeller()
  id = await prices.publish(seller, { title: 'Kayak' })
  await suite.workOffQueue()
})

async function admirer() {
  const person = await suite.makeUser()
  await prices.heart(person, id)
  return person
}
const lower = async (price: string) => {
  await prices.edit(seller, id, { title: 'Kayak', price })
  await suite.workOffQueue()
}

describe('nobody is told', () => {
  test.each(['$499.50', '$500', '$550', '$500 OMO', 'Negociable', '$400-450'])(
    'of %s after $500',
    async (price) => {
      const person = await admirer()
      await lower(price)
      expect(await prices.told(person)).toEqual([])
    },
  )

  test('of a price that was raised and lowered back', async () => {
    const person = await admirer()
    await lower('$900')
    prices.wait(8)
    await lower('$500')
    expect(await prices.told(person)).toEqual([])
  })

  test('who kept it at the lower price, or is its owner', async () => {
    await prices.heart(seller, id)
    await prices.edit(seller, id, { title: 'Kayak', price: '$450' })
    const late = await admirer()
    await suite.workOffQueue()
    for (const person of [late, seller]) expect(await prices.told(person)).toEqual([])
  })

  test('who does not want it, blocked or is blocked, put it out of sight, or is suspended', async () => {
    const [quiet, blocks, blocked, dismisses, suspended] = [
      await admirer(),
      await admirer(),
      await admirer(),
      await admirer(),
      await admirer(),
    ]
    await suite.asUser(quiet).account.setPreferences({ id: quiet.id, priceDrops: false })
    await suite.asUser(blocks).blocks.add({ userId: seller.id, ownerId: blocks.id })
    await suite.asUser(seller).blocks.add({ userId: blocked.id, ownerId: seller.id })
    await suite.asUser(dismisses).dismissals.add({ kind: 'listing', id })
    await suite.deps.db
      .updateTable('users')
      .set({ suspendedAt: suite.clock.now() })
      .where('id', '=', suspended.id)
      .execute()
    await lower('$450')
    for (const person of [quiet, blocks, blocked, dismisses, suspended]) {
      expect(await prices.told(person)).toEqual([])
    }
  })

  test('of an ad that is off, sold or gone when it comes to telling', async () => {
    const person = await admirer()
    await prices.edit(seller, id, { title: 'Kayak', price: '$450', isActive: false })
    await suite.workOffQueue()
    await prices.edit(seller, id, { title: 'Kayak', price: '$440', isActive: true })
    await suite.asUser(seller).listings.setStatus({ id, status: 'sold' })
    await suite.workOffQueue()
    await suite.asUser(seller).listings.setStatus({ id, status: 'active' })
    await suite.asUser(seller).listings.remove({ id })
    await suite.workOffQueue()
    expect(await prices.told(person)).toEqual([])
  })

  test('of a change of many that is undone at once', async () => {
    const person = await admirer()
    const as = suite.asUser(seller)
    const { undo } = await as.inventory.changeMany({
      action: 'price',
      ids: [id],
      price: { by: 'percent', value: -10 },
    })
    await suite.workOffQueue()
    expect(await prices.told(person)).toEqual([])
    await as.inventory.undo({ change: undo?.change ?? 0 })
    await suite.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await suite.workOffQueue()
    expect(await prices.told(person)).toEqual([])
  })
})

test('who kept it is told once, by email too where they want emails', async () => {
  const [person, reader] = [await admirer(), await admirer()]
  await suite.asUser(person).account.setPreferences({ id: person.id, emailNotifications: false })
  await lower('$450')
  await tellPriceDrop(suite.deps, { listingId: id })
  for (const each of [person, reader]) {
    expect(await prices.told(each)).toEqual([
      {
        type: 'price_dropped',
        title: 'Bajó de precio: Kayak',
        message: 'Antes $500, ahora $450. Lo tienes en tus favoritos.',
        relatedId: id,
      },
    ])
  }
  await suite.workOffQueue()
  expect(alerts.emailsTo(person)).toEqual([])
  const [email] = alerts.emailsTo(reader)
  expect(email?.subject).toBe('Bajó de precio: «Kayak»')
  expect(email?.text).toContain('Antes $500, ahora $450 · Ponce')
  expect(email?.text).toContain(`/listing/${id}`)
})

test('many runs at the same moment tell each person once', async () => {
  const people = [await admirer(), await admirer(), await admirer()]
  await prices.edit(seller, id, { title: 'Kayak', price: '$450' })
  await Promise.all(Array.from({ length: 6 }, () => tellPriceDrop(suite.deps, { listingId: id })))
  await suite.workOffQueue()
  for (const person of people) expect(await prices.told(person)).toHaveLength(1)
})

test('twice lowered within a day is told once, and the next day again', async () => {
  const person = await admirer()
  await lower('$450')
  prices.wait(0.9)
  await lower('$440')
  expect(await prices.told(person)).toHaveLength(1)
  prices.wait(0.2)
  await lower('$430')
  expect((await prices.told(person)).map(({ message }) => message.slice(0, 25))).toEqual([
    'Antes $500, ahora $450. L',
    'Antes $440, ahora $430. L',
  ])
})

describe('with saved searches', () => {
  const keep = (person: Person, maxPrice: number) =>
    alerts.keep(person, { name: 'Baratos', query: 'kayak', maxPrice })

  test('who looks for less is told by the search, with both prices, and not as a favorite too', async () => {
    const person = await admirer()
    const search = await keep(person, 460)
    prices.wait(4)
    await lower('$450')
    expect(await prices.told(person)).toEqual([
      {
        type: 'saved_search',
        title: 'Anuncio nuevo en tu búsqueda «Baratos»',
        message: 'Kayak, antes $500, ahora $450, en Ponce',
        relatedId: search.id,
      },
    ])
    await suite.workOffQueue()
    expect(alerts.emailsTo(person)[0]?.text).toContain('antes $500, ahora $450 · Ponce')
  })

  test('who was told of it as a favorite is not told again that day, and the search has found it', async () => {
    const person = await admirer()
    await lower('$470')
    await keep(person, 460)
    prices.wait(0.5)
    await lower('$450')
    expect((await prices.told(person)).map(({ type }) => type)).toEqual(['price_dropped'])
    const [search] = await suite.asUser(person).savedSearches.newAds()
    expect(search?.count).toBe(1)
  })

  test('who looks for more hears nothing of an ad they could find before', async () => {
    const person = await suite.makeUser()
    await keep(person, 600)
    await lower('$450')
    expect(await prices.told(person)).toEqual([])
  })
})
