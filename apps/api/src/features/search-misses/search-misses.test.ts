// Searches without use: what is kept of them, who may see them, and what trying one says.
import { LEAST_PEOPLE, MISS_DAYS } from '@wepa/domain/admin/search-miss'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { fixKey } from '../../../test/fixed-key.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { forgetOldMisses } from './forget-old-misses.ts'

let suite: Suite
let admin: Person
beforeAll(async () => {
  suite = await startSuite()
  await fixKey(suite, 'search_misses')
  admin = await suite.makeUser({ role: 'admin' })
})
beforeEach(() => suite.deps.db.deleteFrom('searchMisses').execute())
afterAll(() => suite.close())

type Report = Parameters<ReturnType<Suite['asVisitor']>['searchMisses']['report']>[0]

const report = (from: number, miss: Partial<Report> = {}) =>
  suite
    .asVisitor({ ip: `198.51.100.${from}` })
    .searchMisses.report({ kind: 'none', words: 'Dron acuático', results: 0, ...miss })

/** As many people as make a search one that is shown. */
async function reportByEnough(miss: Partial<Report> = {}) {
  for (let from = 1; from <= LEAST_PEOPLE; from++) await report(from, miss)
}

const asAdmin = () => suite.asUser(admin).searchMisses

test('administrators alone see them and try them', async () => {
  const trial = { words: 'nevera' }
  const member = suite.asUser(await suite.makeUser()).searchMisses
  expect(await codeOf(suite.asVisitor().searchMisses.list({}))).toBe('unauthorized')
  expect(await codeOf(suite.asVisitor().searchMisses.tryNow(trial))).toBe('unauthorized')
  expect(await codeOf(member.list({}))).toBe('forbidden')
  expect(await codeOf(member.tryNow(trial))).toBe('forbidden')
  const guess = { cursor: 'WyJ4Il0' }
  expect(await codeOf(asAdmin().list(guess))).toBe('validation')
})

test.each([
  ['a person', { userId: 7 }],
  ['another kind', { kind: 'other' }],
  ['no number', { results: -1 }],
])('a report with %s is refused', async (_, wrong) => {
  expect(await codeOf(report(1, wrong as Partial<Report>))).toBe('validation')
})

test('what fewer than three people asked is not shown, only that it was', async () => {
  await report(1)
  await report(1)
  await report(2)
  expect(await asAdmin().list({})).toEqual({ items: [], nextCursor: null, withheld: 1 })
  await report(3, { words: '  dron   ACUÁTICO ' })
  const { items, withheld } = await asAdmin().list({})
  expect(withheld).toBe(0)
  expect(items).toMatchObject([{ words: 'dron acuático', kind: 'none', count: 4, people: 3 }])
})

test('nothing of who it was is kept, nor emails and telephones', async () => {
  await reportByEnough({ words: 'llama al 787-555-0134 o a ana@ejemplo.pr' })
  const rows = await suite.deps.db.selectFrom('searchMisses').selectAll().execute()
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
    'category',
    'count',
    'day',
    'id',
    'kind',
    'lastAt',
    'location',
    'mark',
    'results',
    'words',
  ])
  expect(rows.map(({ words }) => words)).toEqual(Array(3).fill('llama al … o a …'))
  // The same person has another mark in another search.
  await reportByEnough({ words: 'otra cosa' })
  const marks = await suite.deps.db.selectFrom('searchMisses').select('mark').distinct().execute()
  expect(marks.length).toBeGreaterThan(LEAST_PEOPLE)
})

test('they come by people, by kind and in pages, and go after a week', async () => {
  await reportByEnough({ words: 'uno' })
  await reportByEnough({ words: 'dos', kind: 'left', results: 12, location: 'Ponce' })
  await report(9, { words: 'dos', kind: 'left', results: 14, location: 'Ponce' })
  const first = await asAdmin().list({ limit: 1 })
  expect(first.items).toMatchObject([
    { words: 'dos', kind: 'left', people: 4, results: 14, location: 'ponce' },
  ])
  const second = await asAdmin().list({ limit: 1, cursor: first.nextCursor })
  expect(second).toMatchObject({ items: [{ words: 'uno' }], nextCursor: null, withheld: null })
  expect((await asAdmin().list({ kind: 'none' })).items).toMatchObject([{ words: 'uno' }])
  suite.clock.advance((MISS_DAYS - 1) * 86_400_000)
  expect(await forgetOldMisses(suite.deps)).toBe(0)
  expect((await asAdmin().list({})).items).toHaveLength(2)
  suite.clock.advance(86_400_000)
  expect((await asAdmin().list({})).items).toHaveLength(0)
  suite.clock.advance(86_400_000)
  expect(await forgetOldMisses(suite.deps)).toBe(7)
})

test('trying one says how its words are read, and what is found now', async () => {
  const seller = await suite.makeUser()
  await suite.asUser(seller).listings.publish(
    makeListingInput({
      title: 'Nevera LG',
      price: '$150',
      location: 'Ponce, Sur',
      categoryId: 8,
    }),
  )
  const trial = await asAdmin().tryNow({ words: 'frigorífico en ponce hasta 200' })
  expect(trial).toMatchObject({
    reading: { place: { name: 'Ponce' }, price: { max: 200 } },
    categories: ['hogar-jardin'],
    exactCount: 1,
    alikeCount: 0,
    titles: ['Nevera LG'],
    others: [],
  })
  expect(trial.words).toEqual([
    { text: 'frigorífico', as: 'term', groups: ['nevera'] },
    { text: 'en', as: 'plain', groups: [] },
    { text: 'ponce', as: 'place', groups: [] },
  ])
  const none = await asAdmin().tryNow({ words: 'nevera hasta 20' })
  expect([none.exactCount, none.others.map(({ kind }) => kind)]).toEqual([0, ['price']])
  // A trial is no search of anybody.
  const rows = await suite.deps.db
    .selectFrom('activities')
    .selectAll()
    .where('action', '=', 'search')
    .execute()
  expect(rows).toEqual([])
})
