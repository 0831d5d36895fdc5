import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withDatabase } from '../browser-db/database.ts'
import { ruleOf } from './retention.ts'
import { type Answer, forgetOthers, listKept, readKept, writeKept } from './store.ts'

const person = vi.hoisted(() => ({ id: 0, hasToken: false }))
vi.mock('../../lib/session/session.ts', () => ({
  readPerson: () => (person.id > 0 ? { userId: person.id, token: 't' } : null),
}))
vi.mock('../../lib/session/token.ts', () => ({ readToken: () => (person.hasToken ? 't' : null) }))

const ana = 1
const beto = 2
const visitor = 0
const enter = (id: number) => Object.assign(person, { id, hasToken: id > 0 })
const favorites = [['favorites', 'list'], { input: { userId: ana }, type: 'infinite' }]
const listing = (id: number) => [['listings', 'get'], { input: { id }, type: 'query' }]
const search = (q: string) => [['listings', 'browse'], { input: { search: q }, type: 'infinite' }]
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

function answer(queryKey: unknown[], value: unknown, keptAt = ago(0)): Answer {
  const rule = ruleOf(queryKey)
  if (!rule) throw new Error('no rule')
  return { queryKey, rule, text: JSON.stringify(value), keptAt }
}

beforeEach(async () => {
  enter(ana)
  await withDatabase((database) => database.kept.clear())
})

describe('what was kept', () => {
  it('is read by nobody else, not by a visitor, and not while the person is unknown', async () => {
    await writeKept(ana, [answer(favorites, ['a heart'])])
    for (const [id, hasToken] of [
      [beto, true],
      [visitor, false],
      [visitor, true],
    ] as const) {
      Object.assign(person, { id, hasToken })
      expect(await readKept(favorites)).toBeUndefined()
    }
    enter(ana)
    expect(await readKept(favorites)).toMatchObject({ answer: ['a heart'] })
  })

  it('by a visitor serves everybody where it is public, never where it is personal', async () => {
    await writeKept(visitor, [answer(listing(5), { id: 5 }), answer(favorites, ['nobody'])])
    expect(await readKept(listing(5))).toMatchObject({ answer: { id: 5 } })
    expect(await readKept(favorites)).toBeUndefined()
    await writeKept(ana, [answer(listing(5), { id: 5, contactEmail: 'own' })])
    expect(await readKept(listing(5))).toMatchObject({ answer: { contactEmail: 'own' } })
    enter(visitor)
    expect(await readKept(listing(5))).toMatchObject({ answer: { id: 5 } })
  })

  it('is not shown after a month, and deleted with the next answer', async () => {
    await writeKept(ana, [answer(favorites, ['old'], ago(31))])
    expect(await readKept(favorites)).toBeUndefined()
    await writeKept(ana, [answer(listing(1), { id: 1 })])
    expect(await withDatabase((database) => database.kept.count())).toBe(1)
  })

  it('is the last ten searches, of each person', async () => {
    enter(beto)
    await writeKept(beto, [answer(search('de Beto'), 0, ago(20))])
    enter(ana)
    for (let n = 12; n >= 1; n -= 1) await writeKept(ana, [answer(search(`${n}`), n, ago(n))])
    const kept = await listKept('listings.browse infinite', 100)
    expect(kept.map(({ answer: n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(kept[0]?.queryKey).toEqual(search('1'))
    enter(beto)
    expect(await listKept('listings.browse infinite', 100)).toHaveLength(1)
  })

  it('goes when its person leaves; what is nobody’s stays', async () => {
    await writeKept(ana, [answer(favorites, ['a heart'])])
    await writeKept(visitor, [answer(listing(5), { id: 5 })])
    enter(beto)
    await forgetOthers(beto)
    const rows = await withDatabase((database) => database.kept.toArray())
    expect(rows.map(({ userId }) => userId)).toEqual([visitor])
  })
})
