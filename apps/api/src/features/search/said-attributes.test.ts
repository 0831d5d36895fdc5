// Words that an ad says by its attributes alone, in every order and count of a search.
import { ATTRIBUTES, type AttributeKey } from '@wepa/domain/attributes/table'
import { SORTS } from '@wepa/domain/search/params'
import { SearchQuery, type SearchQueryInput } from '@wepa/domain/search/query'
import { listSaid } from '@wepa/domain/search/reading/said-attributes'
import { attribute } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { writeQuery } from '../../db/sql/words/write-query.ts'
import { findAds } from './find-ads.ts'

let suite: Suite
let seller: Person
const ids: Record<string, number> = {}

const silent = { description: 'Interesados llamar.', price: '$800' }
const ads = {
  car: {
    categoryId: 2,
    title: 'Buena máquina',
    attributes: { make: 'Toyota', model: 'Corolla', year: 2015 },
  },
  jeep: {
    categoryId: 2,
    title: 'Todo terreno',
    attributes: { make: 'Jeep', model: 'Grand Cherokee' },
  },
  older: { categoryId: 2, title: 'Corolla de mi abuela', attributes: { year: 1998 } },
  home: {
    categoryId: 1,
    title: 'Hermosa propiedad',
    location: 'Caguas',
    attributes: { homeKind: 'casa', rooms: 3, baths: 2.5 },
  },
  short: { categoryId: 1, title: 'Apartamento 2/1', location: 'Ponce' },
  larger: {
    categoryId: 1,
    title: 'Hermosa propiedad',
    location: 'Caguas',
    attributes: { rooms: 4, baths: 2 },
  },
  plumber: { categoryId: 6, title: 'Plomero', attributes: { licensed: true } },
  other: { categoryId: 6, title: 'Plomero', attributes: { licensed: false } },
} as const

beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
  for (const [name, ad] of Object.entries(ads)) {
    const { id } = await suite
      .asUser(seller)
      .listings.publish(makeListingInput({ ...silent, ...ad }))
    ids[name] = id
  }
})
afterAll(() => suite.close())

const namesFound = async (query: SearchQueryInput) => {
  const found = await findAds(suite.contextOf(), SearchQuery.parse(query))
  const names = Object.keys(ids).filter((name) => found.ids.includes(ids[name] ?? 0))
  return { names, total: found.total }
}

test.each([
  ['corolla 2016', []],
  ['civic 2015', []],
  ['"corolla 2015"', []],
  ['casa 5/2', []],
  ['corolla 2015', ['car']],
  ['toyota', ['car', 'older']],
  ['corolla', ['car', 'older']],
  ['corolla 1995-2000', ['older']],
  ['jeep grand cherokee', ['jeep']],
  ['3/2 en Caguas hasta 900', ['home']],
  ['casa 3 cuartos y 2 baños', ['home']],
  ['apartamento 2 cuartos', ['short']],
  ['apartamento dos cuartos un baño', ['short']],
  ['plomero con licencia', ['plumber']],
])('%s finds %j', async (search, names) => {
  expect(await namesFound({ search })).toEqual({ names, total: names.length })
})

test('words taken as they stand find no attribute', async () => {
  expect((await namesFound({ search: 'toyota corolla', literal: true })).names).toEqual([])
})

test.each(SORTS.filter((sort) => sort !== 'area-price'))('in the order %s, too', async (sort) => {
  const place = sort === 'nearest' ? { location: 'Caguas' } : {}
  const search = sort === 'nearest' ? '3/2' : 'corolla 2015'
  const names = sort === 'nearest' ? ['home'] : ['car']
  expect(await namesFound({ search, sort, ...place })).toMatchObject({ names })
})

test('by price, an ad among more than are counted', async () => {
  await sql`
    insert into listings (user_id, category_id, title, description, price_numeric, created_at, expires_at, attributes)
    select ${seller.id}, 2, case when at % 3 = 0 then 'Camry' else 'Carro' end, '', 10000 + at,
      now() - interval '1 minute' * at, now() + interval '9 days', '{"model": "Camry"}'
    from generate_series(1, 2500) at`.execute(suite.deps.db)
  const found = await findAds(
    suite.contextOf(),
    SearchQuery.parse({ search: 'camry', sort: 'price-low', limit: 5 }),
  )
  const { rows } = await sql<{ id: number }>`
    select id from listings where attributes ->> 'model' = 'Camry' order by price_numeric limit 5`.execute(
    suite.deps.db,
  )
  expect(found.isTotalCapped).toBe(true)
  expect(found.ids).toEqual(rows.map(({ id }) => id))
})

test('an ad that says another attribute is found by that one alone', async () => {
  const change = (year: number) =>
    sql`update listings set attributes = jsonb_set(attributes, '{year}', ${String(year)}) where id = ${ids.car}`.execute(
      suite.deps.db,
    )
  await change(2019)
  expect((await namesFound({ search: 'corolla 2019' })).names).toEqual(['car'])
  expect((await namesFound({ search: 'corolla 2015' })).names).toEqual([])
  await change(2015)
})

test.each([
  [{ rooms: 3 }, "'a:rooms=3'"],
  [{ rooms: 3, baths: 2.5 }, "'a:rooms=3' 'a:roomsBaths=3_2.5'"],
  [{ baths: 2 }, ''],
])('rooms and baths of %j are one word beside', async (attributes, words) => {
  const { rows } = await sql<{ words: string }>`
    select wepa_attribute_words(${JSON.stringify(attributes)})::text as words`.execute(
    suite.deps.db,
  )
  expect(rows).toEqual([{ words }])
})

test('whatever a search may ask for, the database keeps', async () => {
  const asked = [
    ...listSaid(),
    { key: 'year', value: '2015' },
    { key: 'rooms', value: '3' },
    { key: 'make', value: 'mazda' },
    { key: 'model', value: 'cx5' },
  ]
  for (const { key, value } of asked) {
    const held = { [key]: heldAs(key, value) }
    const { rows } = await sql<{ is_kept: boolean }>`
      select wepa_attribute_words(${JSON.stringify(held)})
        @@ ${writeQuery(attribute(key, value), { suffix: '', stem: (word) => word })}::tsquery as is_kept`.execute(
      suite.deps.db,
    )
    expect(rows, `${key}=${value}`).toEqual([{ isKept: true }])
  }
})

/** A value as an ad holds it. */
function heldAs(key: string, value: string): unknown {
  const { kind } = ATTRIBUTES[key as AttributeKey]
  if (kind === 'flag') return value === 'true'
  return kind === 'number' ? Number(value) : value
}
