import type { SearchQueryInput } from '@wepa/domain/search/query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'

let suite: Suite
let seller: Person

beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
  await publish(
    { title: 'Nevera blanca', location: 'Ponce, Sur', categoryId: 8, price: '$200' },
    { title: 'Nevera negra', location: 'Ponce, Sur', categoryId: 8, price: '$900' },
    { title: 'Nevera de playa', location: 'Vieques, Islas', categoryId: 9, price: '$40' },
    { title: 'Bicicleta', location: 'Río Piedras', categoryId: 9, condition: 'nuevo' },
    { title: 'Kayak', location: 'por ahí', categoryId: 9 },
  )
})
afterAll(() => suite.close())

async function publish(...ads: Parameters<typeof makeListingInput>[0][]): Promise<number[]> {
  const ids: number[] = []
  for (const ad of ads) {
    const input = makeListingInput({ description: 'Nada', ...ad })
    ids.push((await suite.asUser(seller).listings.publish(input)).id)
  }
  return ids
}

/** 'ponce 2, vieques 1' */
async function counted(query: SearchQueryInput = {}): Promise<string> {
  const counts = await suite.asVisitor().listings.countByMunicipality(query)
  return counts
    .map(({ municipality, count, isCapped }) => {
      return `${municipality} ${count}${isCapped ? '+' : ''}`
    })
    .join(', ')
}

describe('counting by municipality', () => {
  test('what a search refuses is refused', async () => {
    expect(await codeOf(counted({ minPrice: 9, maxPrice: 1 }))).toBe('validation')
    expect(await codeOf(counted({ radius: 0 }))).toBe('validation')
  })
  test('an unknown category has ads nowhere', async () => {
    expect(await counted({ category: 'nada' })).toBe('')
  })
  test('every public ad counts where it is, and in no municipality none', async () => {
    expect(await counted()).toBe('ponce 2, san-juan 1, vieques 1')
  })
  test.each<[string, SearchQueryInput, string]>([
    ['category', { category: 'hogar-jardin' }, 'ponce 2'],
    ['words', { search: 'neveras' }, 'ponce 2, vieques 1'],
    ['misspelled words', { search: 'nebera' }, 'ponce 2, vieques 1'],
    ['price', { search: 'nevera', maxPrice: 500 }, 'ponce 1, vieques 1'],
    ['price alone', { minPrice: 100, maxPrice: 500 }, 'ponce 1, san-juan 1'],
    ['condition', { condition: 'nuevo' }, 'san-juan 1'],
  ])('the filter %s counts', async (_, query, counts) => {
    expect(await counted(query)).toBe(counts)
  })
  test.each<[string, SearchQueryInput]>([
    ['a place', { search: 'nevera', location: 'Ponce' }],
    ['a region', { search: 'nevera', location: 'Norte' }],
    ['a radius', { search: 'nevera', location: 'Ponce', radius: 5 }],
    ['a place in the words', { search: 'nevera en Ponce' }],
    ['a page', { search: 'nevera', limit: 1, sort: 'price-low' }],
  ])('%s does not', async (_, query) => {
    expect(await counted(query)).toBe('ponce 2, vieques 1')
  })
  test('what is asked of attributes counts, with words and without', async () => {
    await publish(
      { title: 'Toyota Corolla 2015', location: 'Ponce, Sur', categoryId: 2 },
      { title: 'Toyota Corolla 2005', location: 'Lares, Oeste', categoryId: 2 },
      { title: 'Busco Toyota 2015', location: 'Lares, Oeste', categoryId: 2 },
    )
    const asked = { make: 'Toyota', year: '2010-2018' }
    expect(await counted(asked)).toBe('ponce 1')
    expect(await counted({ ...asked, search: 'corolla' })).toBe('ponce 1')
    expect(await counted({ ...asked, intent: 'busco' })).toBe('lares 1')
  })
  test('sold ads and those switched off count no more, ten seconds later', async () => {
    const [id = 0] = await publish({ title: 'Canoa', location: 'Culebra, Islas' })
    expect(await counted({ search: 'canoa' })).toBe('culebra 1')
    await suite.asUser(seller).listings.setStatus({ id, status: 'sold' })
    expect(await counted({ search: 'canoa' })).toBe('culebra 1')
    suite.clock.advance(10_000)
    expect(await counted({ search: 'canoa' })).toBe('')
  })
  test('beyond a thousand in a town it says at least so many', async () => {
    await suite.database.pool.query(
      `insert into listings (user_id, category_id, title, description, municipality)
       select $1, 10, 'Negocio', 'Nada', case when n <= 1001 then 'yauco' else 'lares' end
       from generate_series(1, 2001) n`,
      [seller.id],
    )
    expect(await counted({ category: 'negocios' })).toBe('lares 1000, yauco 1000+')
  })
})

test('over REST the same, as documented', async () => {
  const app = await suite.app()
  const answer = await app.inject('/api/listings/by-municipality?search=nevera&location=Ponce')
  expect(answer.json()).toEqual([
    { municipality: 'ponce', name: 'Ponce', region: 'Sur', count: 2, isCapped: false },
    { municipality: 'vieques', name: 'Vieques', region: 'Islas', count: 1, isCapped: false },
  ])
})
