// The inverted match and the search page are two ways to one answer.
import { flatFilters } from '@wepa/domain/search/params'
import { savedFilters } from '@wepa/domain/search/saved-filters'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AdInput, alertsOf, type WantedInput } from '../../../../test/alerts.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { announceListing } from './announce-listing.ts'
import { matchSavedSearches } from './match-saved-searches.ts'

let suite: Suite
let alerts: ReturnType<typeof alertsOf>
beforeAll(async () => {
  suite = await startSuite()
  alerts = alertsOf(suite)
})
afterAll(() => suite.close())
beforeEach(() => alerts.clear())

const ads: AdInput[] = [
  {
    title: 'Nevera Samsung de dos puertas',
    description: 'Fría',
    price: '$450',
    categoryId: 8,
    location: 'Ponce, Sur',
    condition: 'bueno',
  },
  {
    title: 'Refrigerador pequeño',
    description: 'Para dormitorio',
    price: '$100-150',
    categoryId: 8,
    location: 'Caguas, Centro',
    condition: 'nuevo',
  },
  {
    title: 'Toyota Corolla 2015',
    description: 'Carro en buenas condiciones, marbete al día',
    price: '$9,500',
    categoryId: 2,
    location: 'Bayamón, Área Metropolitana',
  },
  {
    title: 'Guagua Toyota RAV4',
    description: 'Un solo dueño',
    price: '$14,000',
    categoryId: 2,
    location: 'Juana Díaz, Sur',
  },
  {
    title: 'Gomas 17',
    description: 'Cuatro gomas aro 17',
    price: '$200',
    categoryId: 2,
    location: 'Dorado, Norte',
    condition: 'regular',
  },
  {
    title: 'Apartamento en Río Piedras',
    description: '2 cuartos 1 baño, cerca de la UPI',
    price: '$750',
    categoryId: 1,
    location: 'San Juan, Área Metropolitana',
  },
  {
    title: 'Casa 3h2b',
    description: 'Con patio',
    price: 'Negociable',
    categoryId: 1,
    location: 'Arecibo, Norte',
  },
  {
    title: 'PS5 con dos controles',
    description: 'Juegos incluidos',
    price: '$400',
    categoryId: 4,
    location: 'Mayagüez, Oeste',
    condition: 'como_nuevo',
  },
  {
    title: 'Cama queen',
    description: 'Con mattress',
    price: '$250',
    categoryId: 8,
    location: 'Bo. Guavate, km 27',
    condition: 'bueno',
  },
  {
    title: 'Cámara Canon',
    description: 'Con lente',
    price: '$300',
    categoryId: 4,
    location: 'Vieques, Islas',
  },
  {
    title: 'Mesa de comedor',
    description: 'Seis sillas, madera',
    price: '$150',
    categoryId: 8,
    location: 'Guaynabo, Área Metropolitana',
  },
  {
    title: 'Lavadora Whirlpool',
    description: 'Trabaja bien',
    price: '$220',
    categoryId: 8,
    location: 'Peñuelas, Sur',
    condition: 'bueno',
  },
]
const searches: WantedInput[] = [
  { query: 'nevera' },
  { query: 'NEVERAS' },
  { query: 'refrigerador' },
  { query: 'fridge' },
  { query: 'nebera' },
  { query: 'labadora' },
  { query: 'wirpool' },
  { query: 'toyota' },
  { query: 'corolla toyota' },
  { query: 'carro' },
  { query: 'guagua en Juana Díaz' },
  { query: 'gomas 17' },
  { query: '"aro 17"' },
  { query: 'apto rio piedras' },
  { query: 'casa 3 cuartos 2 baños' },
  { query: 'ps 5' },
  { query: 'playstation' },
  { query: 'cama' },
  { query: 'cámara' },
  { query: 'nevera usada' },
  { query: 'nevera nueva' },
  { query: 'nevera ponce' },
  { query: 'mesa', location: 'Área Metropolitana' },
  { query: 'mesa', literal: true },
  { query: 'nevera', literal: true },
  { query: '!!!' },
  { query: 'de la' },
  { query: 'unicornio' },
  { categoryId: 8 },
  { categoryId: 2 },
  { location: 'Ponce' },
  { location: 'Sur' },
  { categoryId: 8, location: 'Ponce, Sur' },
  { location: 'Guavate' },
  { query: 'cama', location: 'Guavate' },
  { location: 'Toda la isla' },
  { location: 'Barrio Que No Hay' },
  { location: 'Ponce', radius: 15 },
  { location: 'Ponce', radius: 100, categoryId: 8 },
  { query: 'nevera', location: 'Peñuelas', radius: 25 },
  { radius: 10 },
  { minPrice: 120 },
  { maxPrice: 120 },
  { minPrice: 140, maxPrice: 149 },
  { minPrice: 151, maxPrice: 199 },
  { condition: 'bueno' },
  { condition: 'nuevo', categoryId: 8 },
  { query: 'nevera', condition: 'nuevo' },
  { query: 'toyota', minPrice: 10000 },
  { query: 'nevera menos de 300' },
  { query: 'hasta 150 pesos' },
  { query: 'toyota entre 9 mil y 10 mil' },
  { query: 'mesa hasta 20', maxPrice: 400 },
  { query: 'lavadora cerca de Ponce' },
  { query: 'laptop o mesa' },
  { query: 'microondas barato' },
  { query: '', attributes: { make: 'Toyota', year: '2010-2018' } },
  { query: 'apartamento', attributes: { rooms: '2-' } },
  {},
]

test('each search is told of exactly the ads that its page finds', async () => {
  const seller = await alerts.makeSeller()
  const people = [await suite.makeUser(), await suite.makeUser()] as const
  const ids: number[] = []
  for (const ad of ads) {
    const { id } = await suite.asUser(seller).listings.publish(makeListingInput(ad))
    ids.push(id)
  }
  await suite.workOffQueue()
  const kept = []
  for (const [at, wanted] of searches.entries()) {
    kept.push(await alerts.keep(people[at % 2 === 0 ? 0 : 1], { name: `${at}`, ...wanted }))
  }
  for (const id of ids) {
    await announceListing(suite.deps, { id, wasPublic: false })
    await matchSavedSearches(suite.deps, { listingId: id })
  }
  let pairs = 0
  for (const search of kept) {
    const asked = savedFilters(search)
    const page = await suite.asVisitor().listings.search({ ...flatFilters(asked), limit: 100 })
    const found = page.items.map(({ id }) => id).toSorted((a, b) => a - b)
    expect({ asked, ids: await hitsOf(search.id) }).toEqual({ asked, ids: found })
    pairs += found.length
  }
  // A match of nothing with nothing would prove little.
  expect(pairs).toBeGreaterThan(100)
})

async function hitsOf(searchId: number): Promise<number[]> {
  const rows = await suite.deps.db
    .selectFrom('savedSearchHits')
    .select('listingId')
    .where('searchId', '=', searchId)
    .orderBy('listingId')
    .execute()
  return rows.map(({ listingId }) => listingId)
}
