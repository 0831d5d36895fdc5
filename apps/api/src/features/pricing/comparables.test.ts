import type { Condition } from '@wepa/domain/listings/condition'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { findPrices, type Wanted } from './comparables.repo.ts'

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

const ask = (words: string[], extra: Partial<Wanted> = {}) =>
  findPrices(suite.deps.db, {
    categoryId: 4,
    words,
    condition: null,
    userId: 0,
    soldSince: new Date(suite.clock.now().getTime() - 365 * 86_400_000),
    ...extra,
  })

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
  expect(await ask(words, { userId: seller.id })).toBeUndefined()
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
  const later = new Date(suite.clock.now().getTime() + 60_000)
  expect(await ask(['guitarra', 'cuatro'], { soldSince: later })).toBeUndefined()
  const admin = await suite.makeUser({ role: 'admin' })
  const input = { id: `listing-${ids[0]}`, action: 'hide_listing', reason: 'Estafa.' } as const
  await suite.asUser(admin).moderation.decide(input)
  expect(await ask(['guitarra', 'cuatro'])).toBeUndefined()
  await sell('Bongos', ['$60', '$60', '$60', '$60', '$60'], { isActive: false })
  expect(await ask(['bongos'])).toBeUndefined()
})
