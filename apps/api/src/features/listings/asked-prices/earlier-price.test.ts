// The earlier price that people see beside a lowered one: by whichever way it was lowered.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { request } from '../../../../test/http.ts'
import { DAY, pricesOf } from '../../../../test/prices.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { migrate } from '../../../db/migrate.ts'
import { expireListings } from '../expiry/expire-listings.ts'
import { hide, unhide } from '../withdrawals/withdraw-listings.ts'

let suite: Suite
let prices: ReturnType<typeof pricesOf>
let seller: Person
beforeAll(async () => {
  suite = await startSuite()
  prices = pricesOf(suite)
})
afterAll(() => suite.close())

/** Notes the prices of ads that have no history. */
async function refill() {
  const { pool } = suite.database
  await pool.query(`delete from applied_migrations where name = '151-fill-asked-prices'`)
  expect(await migrate(suite.database)).toEqual(['151-fill-asked-prices'])
}

async function standing(ad: Parameters<typeof makeListingInput>[0] = {}, days = 5) {
  seller = await prices.makeSeller()
  const id = await prices.publish(seller, ad)
  prices.wait(days)
  return id
}

describe('no earlier price is shown', () => {
  test('of a price that stood two days', async () => {
    const id = await standing({}, 2)
    await prices.setPrice(seller, id, '$450')
    expect(await prices.shown(id)).toBeUndefined()
  })

  test('after raising it for a week and lowering it back', async () => {
    const id = await standing()
    await prices.setPrice(seller, id, '$900')
    prices.wait(7)
    await prices.setPrice(seller, id, '$500')
    expect(await prices.shown(id)).toBeUndefined()
  })

  test('of a price that stood while the ad was off, however it came to be off', async () => {
    const id = await standing({ isActive: false })
    await prices.edit(seller, id, { price: '$450', isActive: true })
    expect(await prices.shown(id)).toBeUndefined()
    const withdrawn = await standing({}, 1)
    await inTransaction(suite.deps, (tx) => hide(tx, { id: withdrawn, at: tx.clock.now() }))
    prices.wait(5)
    await inTransaction(suite.deps, (tx) => unhide(tx, { id: withdrawn }))
    await prices.setPrice(seller, withdrawn, '$450')
    expect(await prices.shown(withdrawn)).toBeUndefined()
  })

  test('of jobs, of what somebody looks for, and of prices without an amount', async () => {
    const job = await standing({ categoryId: 3, title: 'Cajera', price: '$15' })
    await prices.edit(seller, job, { categoryId: 3, title: 'Cajera', price: '$12' })
    const wanted = await standing({ title: 'Busco bicicleta usada' })
    await prices.edit(seller, wanted, { title: 'Busco bicicleta usada', price: '$450' })
    const words = await standing({ price: 'Negociable' })
    await prices.setPrice(seller, words, '$450')
    for (const id of [job, wanted, words]) expect(await prices.shown(id)).toBeUndefined()
  })

  test('14 days after, also in the lists and to who keeps them in memory', async () => {
    const id = await standing({ title: 'Barómetro' })
    await prices.edit(seller, id, { title: 'Barómetro', price: '$450' })
    const found = async () => {
      const { items } = await suite.asVisitor().listings.browse({ search: 'barometro' })
      return items.find((ad) => ad.id === id)
    }
    expect((await found())?.earlierPrice?.amount).toBe('500.00')
    prices.wait(13.9)
    expect((await found())?.earlierPrice?.amount).toBe('500.00')
    prices.wait(0.2)
    expect(await found()).toMatchObject({ price: '$450' })
    expect((await found())?.earlierPrice).toBeUndefined()
    expect(await prices.shown(id)).toBeUndefined()
  })

  test('once it is raised again, by however little', async () => {
    const id = await standing()
    await prices.setPrice(seller, id, '$450')
    await prices.setPrice(seller, id, '$499')
    expect(await prices.shown(id)).toBeUndefined()
  })

  test('of a sold ad', async () => {
    const id = await standing()
    await prices.setPrice(seller, id, '$450')
    await suite.asUser(seller).listings.setStatus({ id, status: 'sold' })
    expect(await prices.shown(id)).toBeUndefined()
  })

  test('of a price that was written past the rule', async () => {
    const id = await standing()
    await prices.setPrice(seller, id, '$450')
    const { pool } = suite.database
    await pool.query(`update listings set price = '$400', price_numeric = 400 where id = $1`, [id])
    expect(await prices.shown(id)).toBeUndefined()
    const { prices: kept } = await suite.asUser(seller).listings.priceHistory({ id })
    expect(kept.map(({ price }) => price)).toEqual(['$400', '$450', '$500'])
  })
})

describe('an earlier price is shown', () => {
  test('beside one lowered in the form, everywhere the ad is', async () => {
    const id = await standing({ title: 'Mecedora de caoba' })
    const { updatedAt } = await prices.edit(seller, id, {
      title: 'Mecedora de caoba',
      price: '$450',
    })
    const until = new Date(Date.parse(updatedAt) + 14 * DAY).toISOString()
    const earlierPrice = { amount: '500.00', until }
    const visitor = suite.asVisitor()
    expect(await visitor.listings.get({ id })).toMatchObject({ price: '$450', earlierPrice })
    const lists = [
      (await visitor.listings.browse({ search: 'mecedora' })).items,
      (await visitor.listings.search({ search: 'mecedora' })).items,
      (await visitor.users.listings({ id: seller.id })).items,
    ]
    for (const list of lists) expect(list).toMatchObject([{ id, earlierPrice }])
    const app = await suite.app()
    const { json } = await request(app, 'GET', `/api/listings/${id}`)
    expect(json.earlierPrice).toEqual(earlierPrice)
    const { json: all } = await request(app, 'GET', '/api/listings?search=mecedora')
    expect(all).toMatchObject([{ id, earlierPrice }])
  })

  test('by changes of many, undone and not', async () => {
    const [id, other] = [await standing(), await prices.publish(seller)]
    prices.wait(4)
    const as = suite.asUser(seller)
    const { undo } = await as.inventory.changeMany({
      action: 'price',
      ids: [id, other],
      price: { by: 'percent', value: -10 },
    })
    for (const ad of [id, other]) expect(await prices.shown(ad)).toBe('500.00')
    await as.inventory.undo({ change: undo?.change ?? 0 })
    for (const ad of [id, other]) expect(await prices.shown(ad)).toBeUndefined()
  })

  test('of an ad that is pending, and again of one that was off for an hour', async () => {
    const id = await standing()
    await prices.setPrice(seller, id, '$450')
    const as = suite.asUser(seller)
    await as.listings.setStatus({ id, status: 'pending' })
    expect(await prices.shown(id)).toBe('500.00')
    await prices.edit(seller, id, { price: '$450', isActive: false })
    prices.wait(1 / 24)
    await prices.edit(seller, id, { price: '$450', isActive: true })
    expect(await prices.shown(id)).toBe('500.00')
  })

  test('of an ad that had run out and comes back for less', async () => {
    const id = await standing({}, 61)
    await expireListings(suite.deps)
    prices.wait(2)
    await prices.edit(seller, id, { price: '$450', isActive: true })
    expect(await prices.shown(id)).toBe('500.00')
  })
})

test('two changes at the same moment leave one history and the price of the last', async () => {
  const id = await standing()
  const amounts = Array.from({ length: 8 }, (_, n) => `$${450 + n}`)
  await Promise.all(amounts.map((price) => prices.setPrice(seller, id, price)))
  const as = suite.asUser(seller)
  const [listing, { prices: kept }] = [
    await as.listings.get({ id }),
    await as.listings.priceHistory({ id }),
  ]
  expect(kept[0]?.price).toBe(listing.price)
  expect(kept.map(({ price }) => price).sort()).toEqual(['$500', ...amounts].sort())
  const times = kept.map(({ at }) => at)
  expect(times).toEqual([...times].sort().reverse())
})

test.each([
  ['at its next change', async () => {}],
  ['by the migration', () => refill()],
  [
    'by the migration, run twice',
    async () => {
      await refill()
      await refill()
    },
  ],
])(
  'an ad of before is known to ask its price since it was last changed, noted %s',
  async (_, fill) => {
    const id = await standing({}, 20)
    const { pool } = suite.database
    await pool.query(`update listings set title = title || ' 2', updated_at = $2 where id = $1`, [
      id,
      new Date(suite.clock.now().getTime() - 2 * DAY),
    ])
    await pool.query('delete from listing_prices')
    await fill()
    await prices.setPrice(seller, id, '$450')
    expect(await prices.shown(id)).toBeUndefined()
    const { prices: kept } = await suite.asUser(seller).listings.priceHistory({ id })
    expect(kept.map(({ price }) => price)).toEqual(['$450', '$500'])
  },
)
