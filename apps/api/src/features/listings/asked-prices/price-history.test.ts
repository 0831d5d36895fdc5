import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
import { DAY, pricesOf } from '../../../../test/prices.ts'

let suite: Suite
let prices: ReturnType<typeof pricesOf>
beforeAll(async () => {
  suite = await startSuite()
  prices = pricesOf(suite)
})
afterAll(() => suite.close())

test('is for the owner alone', async () => {
  const [seller, other] = [await prices.makeSeller(), await suite.makeUser()]
  const id = await prices.publish(seller)
  const off = await prices.publish(seller, { isActive: false })
  expect(await codeOf(suite.asVisitor().listings.priceHistory({ id }))).toBe('unauthorized')
  expect(await codeOf(suite.asUser(other).listings.priceHistory({ id }))).toBe('not_listing_owner')
  expect(await codeOf(suite.asUser(other).listings.priceHistory({ id: off }))).toBe(
    'listing_not_found',
  )
  const app = await suite.app()
  const path = `/api/listings/${id}/price-history`
  expect((await request(app, 'GET', path)).status).toBe(401)
  const { token } = await register(suite)
  expect((await request(app, 'GET', path, { token })).status).toBe(403)
  for (const missing of ['0', 'mio', '2000000000']) {
    const lost = await request(app, 'GET', `/api/listings/${missing}/price-history`, { token })
    expect(lost.status).toBe(404)
  }
})

test('tells each price once, newest first, and what is shown of it', async () => {
  const app = await suite.app()
  const { token, user } = await register(suite)
  const published = await request(app, 'POST', '/api/listings', {
    token,
    body: makeListingInput({ price: '$500' }),
  })
  const { id, createdAt } = published.json
  prices.wait(5)
  await prices.edit(user, id, { price: '$500', isActive: false })
  await prices.edit(user, id, { price: '$500', isActive: true })
  prices.wait(5)
  const { updatedAt } = await prices.setPrice(user, id, '$450')
  const { status, json } = await request(app, 'GET', `/api/listings/${id}/price-history`, { token })
  expect(status).toBe(200)
  expect(json).toEqual({
    prices: [
      { price: '$450', at: updatedAt },
      { price: '$500', at: createdAt },
    ],
    renewals: [],
    earlierPrice: {
      amount: '500.00',
      until: new Date(Date.parse(updatedAt) + 14 * DAY).toISOString(),
    },
  })
})

test('tells each renewal, and one that was undone as the end that it came back to', async () => {
  const seller = await prices.makeSeller()
  const as = suite.asUser(seller)
  const id = await prices.publish(seller)
  const { expiresAt } = await as.listings.get({ id })
  prices.wait(5)
  const renewed = await as.listings.renew({ id })
  prices.wait(5)
  const { undo } = await as.inventory.changeMany({ action: 'renew', ids: [id] })
  await as.inventory.undo({ change: undo?.change ?? 0 })
  const { renewals } = await as.listings.priceHistory({ id })
  expect(renewals.map((each) => each.expiresAt).slice(1)).toEqual([
    expect.any(String),
    renewed.expiresAt,
  ])
  expect(renewals[0]?.expiresAt).toBe(renewed.expiresAt)
  expect(renewed.expiresAt > expiresAt).toBe(true)
})

test('goes with its ad', async () => {
  const seller = await prices.makeSeller()
  const id = await prices.publish(seller)
  await prices.setPrice(seller, id, '$450')
  await suite.asUser(seller).listings.renew({ id })
  await suite.asUser(seller).listings.remove({ id })
  const { rowCount } = await suite.database.pool.query(
    `select listing_id from listing_prices where listing_id = $1
     union all select listing_id from listing_renewals where listing_id = $1`,
    [id],
  )
  expect(rowCount).toBe(0)
})
