import type { Condition } from '@wepa/domain/listings/condition'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { findMarketPrices } from './find-market-prices.ts'

let suite: Suite
let seller: Awaited<ReturnType<Suite['makeUser']>>
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'pro' })
})
afterAll(() => suite.close())

async function sell(title: string, prices: string[], extra: object = {}) {
  const ids: number[] = []
  for (const price of prices) {
    const input = makeListingInput({ title, price, categoryId: 4, ...extra })
    ids.push((await suite.asUser(seller).listings.publish(input)).id)
  }
  return ids
}

type Asking = { categoryId?: number; condition?: Condition; by?: { id: number } }

/** What somebody who sells nothing of it is told; `by` asks instead. */
function ask(words: string[], { categoryId = 4, condition, by }: Asking = {}) {
  const person = { id: by?.id ?? 0, role: 'user' } as const
  const { session, ...ctx } = suite.contextOf(person)
  if (!session) throw new Error('nobody asks')
  const thing = { categoryId, words, condition: condition ?? null }
  return findMarketPrices({ ...ctx, session }, thing)
}

test('prices come from five ads alike at least, without those far outside', async () => {
  const words = ['nevera', 'samsung']
  await sell('Nevera Samsung de dos puertas', ['$400', '$420', '$440', '$460'])
  await sell('Nevera Samsung', ['Negociable', '$0'])
  expect(await ask(words)).toBeUndefined()
  await sell('Samsung nevera gris', ['$480'])
  expect(await ask(words)).toEqual({ count: 5, low: 420, median: 440, high: 460 })
  // A mistyped price, a toy, a spare part.
  await sell('Nevera Samsung', ['$44000', '$1', '$5'])
  expect(await ask(words)).toMatchObject({ count: 5, median: 440 })
  // Of another category, or one's own.
  expect(await ask(words, { categoryId: 8 })).toBeUndefined()
  expect(await ask(words, { by: seller })).toBeUndefined()
})

test('more words in common go first, then the same condition', async () => {
  const iphone = (title: string, prices: string[], condition: Condition) =>
    sell(title, prices, { condition })
  await iphone('iPhone 12 usado', ['$200', '$210', '$220', '$230', '$240'], 'bueno')
  await iphone('iPhone 15 Pro', ['$700', '$710', '$720', '$730', '$740'], 'bueno')
  await iphone('iPhone 15 Pro sellado', ['$900', '$910', '$920', '$930', '$940'], 'nuevo')
  const words = ['iphone', '15', 'pro']
  expect(await ask(words, { condition: 'bueno' })).toMatchObject({ count: 5, median: 720 })
  expect(await ask(words, { condition: 'nuevo' })).toMatchObject({ count: 5, median: 920 })
  expect(await ask(words, { condition: 'regular' })).toMatchObject({ count: 10 })
  expect(await ask(['iphone', '15', 'max'])).toMatchObject({ count: 10 })
  expect(await ask(['iphone'])).toMatchObject({ count: 15 })
  expect(await ask(['iphone', 'rosa', 'mini'])).toBeUndefined()
})

test('sold ads count for a year, ads switched off or hidden do not', async () => {
  const ids = await sell('Guitarra cuatro', ['$100', '$100', '$100', '$100', '$100'])
  const { listings } = suite.asUser(seller)
  for (const id of ids) await listings.setStatus({ id, status: 'sold' })
  expect(await ask(['guitarra', 'cuatro'])).toMatchObject({ count: 5, median: 100 })
  const admin = await suite.makeUser({ role: 'admin' })
  const input = { id: `listing-${ids[0]}`, action: 'hide_listing', reason: 'Estafa.' } as const
  await suite.asUser(admin).moderation.decide(input)
  expect(await ask(['guitarra', 'cuatro'])).toBeUndefined()
  const drums = await sell('Timbales', ['$80', '$80', '$80', '$80', '$80'])
  for (const id of drums) await listings.setStatus({ id, status: 'sold' })
  suite.clock.advance(364 * 86_400_000)
  expect(await ask(['timbales'])).toMatchObject({ count: 5 })
  suite.clock.advance(2 * 86_400_000)
  expect(await ask(['timbales'])).toBeUndefined()
  await sell('Bongos', ['$60', '$60', '$60', '$60', '$60'], { isActive: false })
  expect(await ask(['bongos'])).toBeUndefined()
})

const five = (around: number) => [-2, -1, 0, 1, 2].map((step) => `$${around + step * 5}`)

test('a thing is known by all its names, and as people misspell them', async () => {
  await sell('Toyota RAV4 SUV 2018', five(9000), { categoryId: 2 })
  expect(await ask(['guagua'], { categoryId: 2 })).toMatchObject({ count: 5, median: 9000 })
  await sell('Refrigerador blanco', five(300), { categoryId: 8 })
  expect(await ask(['nevera'], { categoryId: 8 })).toMatchObject({ count: 5, median: 300 })
  await sell('Vicicleta de montaña', five(120), { categoryId: 9 })
  expect(await ask(['bicicleta'], { categoryId: 9 })).toMatchObject({ count: 5, median: 120 })
})

test('what is for a thing, done to it or sought is not compared with the thing', async () => {
  const kayak = { categoryId: 9 }
  await sell('Rack para kayak', five(60), kayak)
  await sell('Busco kayak', five(40), kayak)
  await sell('Reparación de kayak', five(90), kayak)
  expect(await ask(['kayak'], kayak)).toBeUndefined()
  await sell('Kayak de dos personas', five(400), kayak)
  expect(await ask(['kayak'], kayak)).toMatchObject({ count: 5, median: 400 })
  // Who sells the part is told of parts.
  expect(await ask(['rack', 'kayak'], kayak)).toMatchObject({ count: 5, median: 60 })
})

test('what is rented is not compared with what is sold', async () => {
  const home = { categoryId: 1 }
  await sell('Apartamento en alquiler', five(900), home)
  expect(await ask(['apartamento', 'venta'], home)).toBeUndefined()
  expect(await ask(['apartamento', 'alquiler'], home)).toMatchObject({ count: 5, median: 900 })
  expect(await ask(['apartamento'], home)).toMatchObject({ median: 900 })
  await sell('Apartamento en venta', ['$120000', '$121000', '$122000', '$123000', '$124000'], home)
  expect(await ask(['apartamento', 'venta'], home)).toMatchObject({ count: 5, median: 122_000 })
  expect(await ask(['apartamento', 'alquiler'], home)).toMatchObject({ median: 900 })
  // It may be either: then nothing is said.
  expect(await ask(['apartamento'], home)).toBeUndefined()
})
