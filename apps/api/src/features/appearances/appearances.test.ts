// In which searches ads appeared: who counts, what is kept, and what is shown of it.
import { LEAST_SEARCHERS } from '@wepa/domain/insights/business-analytics'
import { dateOnly } from '@wepa/domain/text/date'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { fixKey } from '../../../test/fixed-key.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { forgetOldAppearances } from './forget-old-appearances.ts'
import { listAppearances } from './list-appearances.ts'

const DAY = 86_400_000
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1'

let suite: Suite
let owner: Person
beforeAll(async () => {
  suite = await startSuite()
  await fixKey(suite, 'search_searchers')
})
afterAll(() => suite.close())
beforeEach(async () => {
  for (const table of ['search_appearances', 'search_searchers', 'listings']) {
    await sql`delete from ${sql.table(table)}`.execute(suite.deps.db)
  }
  owner = await suite.makeUser({ subscriptionPlan: 'business' })
})

const publish = async (title: string, person = owner, input = {}) =>
  (await suite.asUser(person).listings.publish(makeListingInput({ title, ...input }))).id
type Look = { ip?: string; by?: Person; agent?: string }
async function look(query: object, { ip = '203.0.113.9', by, agent = userAgent }: Look = {}) {
  const visit = { ip, userAgent: agent }
  const caller = by ? suite.asUser(by, visit) : suite.asVisitor(visit)
  const result = await caller.listings.browse(query)
  await suite.appearances.flush()
  return result
}
const rows = () => suite.deps.db.selectFrom('searchAppearances').selectAll().execute()
const searchers = () => suite.deps.db.selectFrom('searchSearchers').selectAll().execute()
function shown(person = owner) {
  const to = dateOnly(suite.clock.now())
  const from = dateOnly(new Date(suite.clock.now().getTime() - 29 * DAY))
  return listAppearances(suite.deps, { userId: person.id, from, to }, 100)
}

describe('nothing is counted', () => {
  test.each(['free', 'pro'] as const)('for a seller on %s, nor of who looked', async (plan) => {
    const seller = await suite.makeUser({ subscriptionPlan: plan })
    await publish('Nevera Samsung', seller)
    expect((await look({ search: 'nevera' })).items).toHaveLength(1)
    expect([await rows(), await searchers()]).toEqual([[], []])
  })

  test('for a seller whose plan is over', async () => {
    const past = new Date(suite.clock.now().getTime() - DAY)
    const seller = await suite.makeUser({ subscriptionPlan: 'business', subscriptionExpiry: past })
    await publish('Nevera Samsung', seller)
    await look({ search: 'nevera' })
    expect(await rows()).toEqual([])
  })

  test('of one’s own searches, of crawlers, of programs, and without a search', async () => {
    await publish('Nevera Samsung')
    await look({ search: 'nevera' }, { by: owner })
    await look({ search: 'nevera' }, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await look({ search: 'nevera' }, { agent: 'python-requests/2.32' })
    expect((await look({})).items).toHaveLength(1)
    expect((await look({ location: 'Ponce' })).items).toHaveLength(1)
    expect([await rows(), await searchers()]).toEqual([[], []])
  })
})

test('a search waits for none of it', async () => {
  await publish('Nevera Samsung')
  await suite.deps.db.transaction().execute(async (tx) => {
    // Whoever waited for the count would wait for this lock.
    await sql`lock table search_appearances in access exclusive mode`.execute(tx)
    const visit = { ip: '203.0.113.9', userAgent }
    const { items } = await suite.asVisitor(visit).listings.browse({ search: 'nevera' })
    expect(items).toHaveLength(1)
  })
  await suite.appearances.flush()
  expect(await rows()).toHaveLength(1)
})

test('counts each ad at its place, by day and words, as spelling was put right', async () => {
  await publish('Nevera Samsung')
  const other = await suite.makeUser({ subscriptionPlan: 'business' })
  await publish('Nevera LG blanca', other)
  await publish('Nevera Whirlpool')
  await look({ search: '  NEVERA  ' })
  await look({ search: 'nevera' })
  const counted = await rows()
  expect(counted).toHaveLength(2)
  const sum = (values: number[]) => values.reduce((all, each) => all + each, 0)
  expect(sum(counted.map(({ placeSum }) => placeSum))).toBe(2 * (1 + 2 + 3))
  expect(Math.min(...counted.map(({ bestPlace }) => bestPlace))).toBe(1)
  expect(counted.find(({ userId }) => userId === owner.id)).toMatchObject({
    day: dateOnly(suite.clock.now()),
    words: 'nevera',
    category: '',
    appearances: 4,
  })
})

test('places go on over the pages', async () => {
  await publish('Nevera del fondo')
  const others = await suite.makeUser({ subscriptionPlan: 'pro' })
  for (let n = 0; n < 4; n++) await publish(`Nevera ${n}`, others)
  const query = { category: 'deportes-ocio', limit: 2, sort: 'newest' } as const
  let page = await look(query)
  for (let pages = 1; page.nextCursor; pages += 1) {
    expect(pages).toBeLessThan(4)
    page = await look({ ...query, cursor: page.nextCursor })
  }
  expect(await rows()).toMatchObject([
    { words: '', category: 'deportes-ocio', appearances: 1, placeSum: 5, bestPlace: 5 },
  ])
  // A category is nobody's secret.
  expect(await shown()).toMatchObject({
    appearances: 1,
    searches: [{ words: null, category: 'Deportes y Ocio', averagePlace: '5.0', bestPlace: 5 }],
    others: null,
  })
})

test.each([
  'nevera ana@ejemplo.pr',
  'nevera 787-555-0123',
  'nevera calle 12345',
  'nevera "de Juana Rivera"',
  `nevera ${'muy '.repeat(20)}buena`,
])('of %j no word is kept', async (search) => {
  await publish(search)
  await publish('Nevera')
  for (const ip of ['203.0.113.1', '203.0.113.2', '198.51.100.3']) await look({ search }, { ip })
  expect(await searchers()).toEqual([])
  const kept = await rows()
  expect(kept.length).toBeGreaterThan(0)
  expect(new Set(kept.map(({ words }) => words))).toEqual(new Set(['']))
  expect(await shown()).toMatchObject({ searches: [], others: { bestPlace: 1 } })
})

test('words of two people are hidden, of three shown; one person counts once on all days', async () => {
  expect(LEAST_SEARCHERS).toBe(3)
  await publish('Nevera Samsung')
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  for (let day = 0; day < 3; day++) {
    await look({ search: 'nevera' }, { by: ana })
    await look({ search: 'nevera' }, { by: luis })
    suite.clock.advance(DAY)
  }
  expect(await searchers()).toHaveLength(2)
  expect(await shown()).toMatchObject({
    appearances: 6,
    searches: [],
    others: { appearances: 6, averagePlace: '1.0', bestPlace: 1 },
  })
  await look({ search: 'nevera' }, { ip: '198.51.100.3' })
  expect(await shown()).toMatchObject({
    appearances: 7,
    searches: [{ words: 'nevera', category: null, appearances: 7 }],
    others: null,
  })
})

test('marks say nothing of who it was, and are others for other words', async () => {
  await publish('Nevera Samsung gris')
  const ana = await suite.makeUser()
  for (const search of ['nevera', 'samsung', 'gris', 'nevera gris', 'nevera samsung']) {
    await look({ search }, { by: ana })
  }
  const marks = (await searchers()).map(({ mark }) => mark)
  expect(marks.every((mark) => mark >= 0 && mark < 4096)).toBe(true)
  expect(new Set(marks).size).toBeGreaterThan(1)
})

test('is forgotten after 90 days, and with the account', async () => {
  await publish('Nevera Samsung')
  await look({ search: 'nevera' })
  suite.clock.advance(90 * DAY)
  expect(await forgetOldAppearances(suite.deps)).toBe(0)
  suite.clock.advance(DAY)
  expect(await forgetOldAppearances(suite.deps)).toBe(2)
  const other = await suite.makeUser({ subscriptionPlan: 'business' })
  await publish('Estufa de gas', other)
  await look({ search: 'estufa' })
  expect(await rows()).toHaveLength(1)
  await suite.deps.db.deleteFrom('listings').execute()
  expect(await rows()).toHaveLength(1)
  await suite.deps.db.deleteFrom('users').where('id', '=', other.id).execute()
  expect(await rows()).toEqual([])
})
