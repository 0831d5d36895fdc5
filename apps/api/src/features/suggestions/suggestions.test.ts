// What is suggested while somebody types: never what one person, or a few, looked for.
import { dateOnly } from '@wepa/domain/text/date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { request } from '../../../test/http.ts'
import { forgetOldSearches } from './forget-old-searches.ts'

const DAY = 86_400_000

let suite: Suite
let seller: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
  await publish('Yagrúmo tallado 78712', 'Tabonuco tallado', 'Maraca llama al (787) 555-1234')
})
afterAll(() => suite.close())
beforeEach(() => suite.database.pool.query('truncate search_marks, search_people'))

async function publish(...titles: string[]): Promise<number[]> {
  const ids = []
  for (const title of titles) {
    const ad = await suite
      .asUser(seller)
      .listings.publish(makeListingInput({ title, categoryId: 9 }))
    ids.push(ad.id)
  }
  return ids
}

/** So many different visitors search, one after the other. */
async function searchAs(people: number, search: string, from = 1): Promise<void> {
  for (let n = from; n < from + people; n++) {
    await suite.asVisitor({ ip: `203.0.113.${n}` }).listings.browse({ search })
  }
  await suite.lookedFor.flush()
}

/** What a visitor gets once the server has looked anew: the first to ask gets what was known before. */
async function suggested(q: string, expected: (texts: string[]) => void): Promise<void> {
  suite.clock.advance(61_000)
  await expect
    .poll(async () => {
      const found = await suite.asVisitor().suggestions.list({ q })
      try {
        expected(found.map(({ kind, text, count }) => [kind, text, count ?? ''].join(' ').trim()))
        return 'as expected'
      } catch (err) {
        return String(err)
      }
    })
    .toBe('as expected')
}

/** What nobody has looked for before. */
const newWords = ['quenepa', 'guayacán', 'maguey']

/** Lets the server look anew, by a search that shows when it has. */
async function renew(): Promise<void> {
  const word = newWords.pop()
  if (!word) throw new Error('No new word is left')
  await publish(`Mesa de ${word}`)
  await searchAs(5, word, 100)
  await suggested(word.slice(0, -1), (texts) => expect(texts).toContain(`popular ${word}`))
}

describe('refusals', () => {
  test('what four people looked for is suggested to nobody', async () => {
    await searchAs(4, 'yagrúmo')
    await renew()
    await suggested('yagr', (texts) => expect(texts).toEqual([]))
  })

  test('four people on each of two days are no five', async () => {
    await searchAs(4, 'yagrúmo')
    suite.clock.advance(DAY)
    await searchAs(4, 'yagrúmo', 20)
    await renew()
    await suggested('yagr', (texts) => expect(texts).toEqual([]))
  })

  test('one person who asks again and again, from two tabs and in two spellings, is one', async () => {
    const person = await suite.makeUser()
    for (const search of ['yagrúmo', 'Yagrúmo', ' yagrúmo ', 'YAGRÚMO', 'yagrúmo', 'yagrúmo']) {
      await suite.asUser(person, { ip: '203.0.113.8' }).listings.browse({ search })
    }
    await suite.lookedFor.flush()
    const { rows } = await suite.database.pool.query('select text, people from search_people')
    expect(rows).toEqual([{ text: 'yagrúmo', people: 1 }])
  })

  test.each([
    ['a telephone', 'maraca 787 555 1234'],
    ['an email', 'maraca ana@ejemplo.pr'],
    ['a long number', 'yagrúmo 78712'],
    ['a whole sentence', 'quiero un yagrúmo tallado para casa'],
    ['what offends', 'yagrúmo puta'],
    ['what finds nothing', 'xqzwvkjh'],
  ])('%s is not counted, whoever looks for it', async (_, search) => {
    await searchAs(6, search)
    const { rows } = await suite.database.pool.query('select text from search_people')
    expect(rows).toEqual([])
  })

  test('the next page of a search is none of its own', async () => {
    await publish('Tabonuco azul')
    const { nextCursor } = await suite.asVisitor().listings.browse({ search: 'tabonuco', limit: 1 })
    await suite.lookedFor.flush()
    await suite.database.pool.query('truncate search_marks, search_people')
    expect(nextCursor).not.toBeNull()
    await suite
      .asVisitor()
      .listings.browse({ search: 'tabonuco', limit: 1, cursor: nextCursor ?? '' })
    await suite.lookedFor.flush()
    const { rows } = await suite.database.pool.query('select text from search_people')
    expect(rows).toEqual([])
  })

  test.each(['ana@ejemplo.pr', '787-555-1234', '2020', 'puta'])('%j gets nothing', async (q) => {
    expect(await suite.asVisitor().suggestions.list({ q })).toEqual([])
  })

  test('more than 200 characters are refused, and so is who asks too often', async () => {
    expect(await codeOf(suite.asVisitor().suggestions.list({ q: 'x'.repeat(201) }))).toBe(
      'validation',
    )
    const own = await startSuite({ rateLimitFactor: 0.001 })
    for (let n = 0; n < 3; n++) await own.asVisitor().suggestions.list({ q: 'nev' })
    expect(await codeOf(own.asVisitor().suggestions.list({ q: 'nev' }))).toBe('rate_limited')
    await own.close()
  })

  test('nothing that is kept says who looked for it, or that two texts were one person’s', async () => {
    const person = await suite.makeUser()
    for (const search of ['yagrúmo', 'tabonuco']) {
      await suite.asUser(person).listings.browse({ search })
    }
    await suite.lookedFor.flush()
    const { rows } = await suite.database.pool.query(
      `select text, encode(mark, 'hex') as mark from search_marks order by text`,
    )
    expect(rows.map(({ text }) => text)).toEqual(['tabonuco', 'yagrúmo'])
    expect(rows[0].mark).not.toBe(rows[1].mark)
    expect(Object.keys(rows[0])).toEqual(['text', 'mark'])
  })
})

test('what five people looked for on one day is suggested, in an empty field too', async () => {
  await searchAs(5, 'Yagrúmo')
  await suggested('yagru', (texts) => expect(texts).toEqual(['popular yagrúmo']))
  await suggested('', (texts) => expect(texts).toEqual(['popular yagrúmo']))
})

test('what was put right is counted as it was meant', async () => {
  await publish('Xilófono de caoba')
  await searchAs(5, 'xilofno')
  const { rows } = await suite.database.pool.query('select text, people from search_people')
  expect(rows).toEqual([{ text: 'xilófono', people: 5 }])
})

test('after four weeks it is suggested no longer', async () => {
  await searchAs(5, 'yagrúmo')
  await suggested('yagru', (texts) => expect(texts).toEqual(['popular yagrúmo']))
  suite.clock.advance(28 * DAY)
  await suggested('yagru', (texts) => expect(texts).toEqual([]))
})

test('once a day is over nobody can tell who asked, and what few did is forgotten', async () => {
  // A day of its own: the secret of another is known to the process.
  suite.clock.advance(DAY)
  await forgetOldSearches(suite.deps)
  await searchAs(5, 'yagrúmo')
  await searchAs(4, 'tabonuco')
  const kept = async () => {
    const { rows } = await suite.database.pool.query(
      `select 'secret' as what from search_secrets union all select 'mark' from search_marks
       union all select text from search_people`,
    )
    return rows.map(({ what }) => what).sort()
  }
  expect(await forgetOldSearches(suite.deps)).toBe(0)
  expect(await kept()).toEqual([...Array(9).fill('mark'), 'secret', 'tabonuco', 'yagrúmo'])
  suite.clock.advance(DAY)
  await forgetOldSearches(suite.deps)
  expect(await kept()).toEqual(['yagrúmo'])
  suite.clock.advance(27 * DAY)
  await forgetOldSearches(suite.deps)
  expect(await kept()).toEqual([])
})

test('the day changes with the day of Puerto Rico', async () => {
  await searchAs(1, 'yagrúmo')
  const { rows } = await suite.database.pool.query('select day::text from search_people')
  expect(rows).toEqual([{ day: dateOnly(suite.clock.now()) }])
})

test('a category says how many ads it has, anew within a minute', async () => {
  const before = await suite.asVisitor().categories.get({ slug: 'deportes-ocio' })
  const count = before.listingCount
  const [id] = await publish('Timbales')
  await suggested('ocio', (texts) =>
    expect(texts).toEqual([`category Deportes y Ocio ${count + 1}`]),
  )
  await suite.asUser(seller).listings.remove({ id: id ?? 0 })
  await suggested('ocio', (texts) => expect(texts).toEqual([`category Deportes y Ocio ${count}`]))
})

test('words that an ad has come before those that none has', async () => {
  await suggested('nev', (texts) =>
    expect(texts.slice(0, 2)).toEqual(['word nevera', 'word neverita']),
  )
  await publish('Nevera de playa azul')
  await suggested('nev', (texts) =>
    expect(texts.slice(0, 2)).toEqual(['word nevera', 'word nevera de playa']),
  )
})

test('over REST it is one call without a sign-in', async () => {
  const app = await suite.app()
  const { status, json } = await request(app, 'GET', '/api/suggestions?q=bicicleta%20en%20cag')
  expect([status, json]).toEqual([200, [{ kind: 'place', text: 'bicicleta en Caguas' }]])
  expect((await request(app, 'GET', '/api/suggestions')).status).toBe(200)
})
