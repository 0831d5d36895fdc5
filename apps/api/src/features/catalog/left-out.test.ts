// What a search leaves out: ads that say a word, and ads of the sellers that were not asked for.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'

let suite: Suite
let seller: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'pro' })
  await publish({ title: 'Nevera blanca' }, { title: 'Kayak' })
})
afterAll(() => suite.close())

async function publish(...ads: Parameters<typeof makeListingInput>[0][]): Promise<void> {
  for (const ad of ads) {
    suite.clock.advance(60_000)
    await suite.asUser(seller).listings.publish(makeListingInput({ description: 'Nada', ...ad }))
  }
}

test('a word with a dash before it is done without, wherever an ad says it', async () => {
  await publish(
    { title: 'Abanico LG', price: '$10' },
    { title: 'Abanico Sharp', description: 'Mejor que LG', price: '$20' },
    { title: 'Abanico Sharp', description: 'De pared, para piezas', price: '$30' },
    { title: 'Abanico Sharp nuevo', price: '$40' },
  )
  const prices = async (search: string) =>
    (await suite.asVisitor().listings.browse({ search, sort: 'price-low' })).items.map(
      ({ price }) => price,
    )
  expect(await prices('abanico -lg')).toEqual(['$30', '$40'])
  expect(await prices('abanicos -lg -"para piezas"')).toEqual(['$40'])
  // As it stands the dash is none.
  const { items } = await suite
    .asVisitor()
    .listings.browse({ search: 'abanico -lg', literal: true, sort: 'price-low' })
  expect(items.map(({ price }) => price)).toEqual(['$10', '$20'])
  expect(
    (await suite.asVisitor().listings.browse({ search: 'abanico -lg' })).reading.excluded,
  ).toEqual(['lg'])
  expect(await suite.asVisitor().listings.countByMunicipality({ search: 'abanico -lg' })).toEqual([
    expect.objectContaining({ count: 2 }),
  ])
})

test('ads of businesses, and those of all others, can be asked for', async () => {
  const business = await suite.makeUser({ subscriptionPlan: 'business' })
  const ended = await suite.makeUser({
    subscriptionPlan: 'business',
    subscriptionExpiry: new Date(suite.clock.now().getTime() - 1000),
  })
  const neighbor = await suite.makeUser()
  for (const person of [business, ended, neighbor]) {
    const title = `Triciclo de ${person.username}`
    await suite.asUser(person).listings.publish(makeListingInput({ title }))
  }
  const sellers = async (seller: 'negocio' | 'particular' | 'all') => {
    const { items } = await suite.asVisitor().listings.search({ search: 'triciclo', seller })
    return new Set(items.map(({ userId }) => userId))
  }
  expect(await sellers('negocio')).toEqual(new Set([business.id]))
  expect(await sellers('particular')).toEqual(new Set([ended.id, neighbor.id]))
  expect(await sellers('all')).toEqual(new Set([business.id, ended.id, neighbor.id]))
})

test('a search that only excludes finds all others, newest first', async () => {
  const { items, total } = await suite.asVisitor().listings.browse({ search: '-nevera -abanico' })
  expect(total).toBeGreaterThan(0)
  expect(items.filter(({ title }) => /nevera|abanico/i.test(title))).toEqual([])
})
