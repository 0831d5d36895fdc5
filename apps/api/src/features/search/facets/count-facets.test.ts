import type { SearchQueryInput } from '@wepa/domain/search/query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
  const seller = await suite.makeUser({ subscriptionPlan: 'business' })
  for (const title of ['Toyota Corolla 2015', 'Toyota Yaris 2019', 'Honda Civic 2018', 'Bote']) {
    const input = makeListingInput({ title, description: 'Nada', categoryId: 2 })
    await suite.asUser(seller).listings.publish(input)
  }
})
afterAll(() => suite.close())

const counted = (query: SearchQueryInput) =>
  suite.asVisitor().listings.countFacets({ category: 'vehiculos', ...query })

test('what a search refuses is refused', async () => {
  expect(await codeOf(counted({ year: 'viejo' }))).toBe('validation')
})

test('a search that finds nothing has no ads, and still other values of what it asks', async () => {
  const { total, isTotalCapped, facets } = await counted({ make: 'Lada' })
  expect([total, isTotalCapped, facets.map(({ key }) => key)]).toEqual([0, false, ['make']])
  expect(await counted({ category: 'inventada' })).toMatchObject({ facets: [], total: 0 })
})

test('the total is that of the page, whether or not its ads say anything', async () => {
  expect((await counted({})).total).toBe(4)
  const asked = { make: 'Toyota', year: '2010-2016' }
  const page = await suite.asVisitor().listings.browse({ category: 'vehiculos', ...asked })
  const { total, facets } = await counted(asked)
  expect([total, page.total]).toEqual([1, 1])
  const of = (name: string) => facets.find(({ key }) => key === name)?.values
  expect(of('make')).toEqual([{ value: 'toyota', label: 'Toyota', count: 1 }])
  expect(of('year')?.map(({ value }) => value)).toEqual(['2015', '2019'])
})

test('where many seek the same, those who offer it are counted without them', async () => {
  const seller = await suite.makeUser({ subscriptionPlan: 'business' })
  const input = makeListingInput({ title: 'Suzuki Samurai', description: 'Nada', categoryId: 2 })
  const { id } = await suite.asUser(seller).listings.publish(input)
  // 500 who offer, and 60 newer ads of people who look for one.
  await sql`
    insert into listings (user_id, category_id, title, description, created_at, expires_at, attributes)
    select user_id, category_id, title, description, created_at - n * interval '1 second', expires_at,
      attributes || jsonb_build_object('intent', case when n <= 60 then 'busco' else 'vendo' end)
    from listings, generate_series(1, 560) n where id = ${id}`.execute(suite.deps.db)
  const { total, isTotalCapped, facets } = await counted({ make: 'suzuki' })
  expect([total, isTotalCapped]).toEqual([400, true])
  const of = (name: string) => facets.find(({ key }) => key === name)?.values
  expect(of('model')).toEqual([{ value: 'samurai', label: 'Samurai', count: 401 }])
  expect(of('intent')).toContainEqual({ value: 'busco', label: 'Busco', count: 60 })
})
