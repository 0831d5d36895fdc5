import { MAX_DISMISSALS } from '@wepa/domain/people/dismissal'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'

let suite: Suite
let seller: Person
let reader: Person
let ids: number[]

beforeAll(async () => {
  suite = await startSuite()
})
beforeEach(async () => {
  seller = await suite.makeUser({ fullName: 'Ana Vende' })
  reader = await suite.makeUser()
  ids = []
  for (const title of ['Nevera', 'Estufa']) {
    ids.push((await suite.asUser(seller).listings.publish(makeListingInput({ title }))).id)
  }
})
afterAll(() => suite.close())

const of = (person: Person) => suite.asUser(person).dismissals
const listing = (id = ids[0] ?? 0) => ({ kind: 'listing', id }) as const
const sellerOf = (person: Person) => ({ kind: 'seller', id: person.id }) as const

test('is for members, and for what is there and not their own', async () => {
  expect(await codeOf(suite.asVisitor().dismissals.listingIds())).toBe('unauthorized')
  expect(await codeOf(suite.asVisitor().dismissals.add(listing()))).toBe('unauthorized')
  expect(await codeOf(of(reader).add(listing(999_999)))).toBe('not_found')
  expect(await codeOf(of(reader).add({ kind: 'seller', id: 999_999 }))).toBe('not_found')
  expect(await codeOf(of(seller).add(listing()))).toBe('not_found')
  expect(await codeOf(of(seller).add(sellerOf(seller)))).toBe('not_found')
})

test('an ad is left out of the lists of its reader alone, until it is taken back', async () => {
  const [first] = ids
  await Promise.all([1, 2, 3].map(() => of(reader).add(listing())))
  expect(await of(reader).listingIds()).toEqual([first])
  expect(await of(reader).list()).toEqual([{ ...listing(), name: 'Nevera' }])
  expect(await of(await suite.makeUser()).listingIds()).toEqual([])
  await of(reader).remove(listing())
  expect(await of(reader).listingIds()).toEqual([])
})

test('a seller stands for all their public ads, also later ones', async () => {
  await of(reader).add(sellerOf(seller))
  expect(new Set(await of(reader).listingIds())).toEqual(new Set(ids))
  const { id } = await suite.asUser(seller).listings.publish(makeListingInput())
  expect(await of(reader).listingIds()).toContain(id)
  expect(await of(reader).list()).toEqual([{ ...sellerOf(seller), name: 'Ana Vende' }])
})

test('ends at as many as a person may have', async () => {
  await suite.database.pool.query(
    `with people as (insert into users (username, email, password_hash, full_name)
       select 'd' || n, 'd' || n || '@ejemplo.pr', 'x', 'D' from generate_series(1, $2) as n returning id)
     insert into dismissals (user_id, seller_id, created_at) select $1, id, now() from people`,
    [reader.id, MAX_DISMISSALS - 1],
  )
  expect(await codeOf(of(reader).add(listing(ids[0])))).toBe('none')
  expect(await codeOf(of(reader).add(listing(ids[1])))).toBe('conflict')
  expect((await of(reader).list()).length).toBe(MAX_DISMISSALS)
})
