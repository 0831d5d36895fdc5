// Ads that wait to be told, a row for each, beside servers that keep them in one row of the search.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertsOf, hour } from '../../../../test/alerts.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { matchSavedSearches } from './match-saved-searches.ts'
import { tellDueAlerts } from './tell-due-alerts.ts'

let suite: Suite
let alerts: ReturnType<typeof alertsOf>
let person: Awaited<ReturnType<Suite['makeUser']>>
let seller: Awaited<ReturnType<Suite['makeUser']>>
let searchId: number
beforeAll(async () => {
  suite = await startSuite()
  alerts = alertsOf(suite)
})
beforeEach(async () => {
  await alerts.clear()
  seller = await alerts.makeSeller()
  person = await suite.makeUser()
  searchId = (await alerts.keep(person, { name: 'Sillas', query: 'silla' })).id
})
afterAll(() => suite.close())

const publish = async (title: string) =>
  (await suite.asUser(seller).listings.publish(makeListingInput({ title }))).id
const match = (listingId: number) => matchSavedSearches(suite.deps, { listingId })

/** What a server of the last version does with an ad that fits, and with a search that is due. */
const old = {
  found: (listingId: number) =>
    suite.database.pool.query(
      `with hits as (insert into saved_search_hits (listing_id, search_id, found_at)
         values ($1, $2, now()) on conflict do nothing returning search_id)
       insert into due_alerts (search_id, tell_at, listing_ids)
       select search_id, $3, array[$1::integer] from hits
       on conflict (search_id) do update set listing_ids = due_alerts.listing_ids || excluded.listing_ids`,
      [listingId, searchId, suite.clock.now()],
    ),
  tell: async () => {
    const { rows } = await suite.database.pool.query(
      `with due as (delete from due_alerts where search_id = $1 returning listing_ids)
       update saved_searches set last_notified = $2 from due where id = $1 returning listing_ids`,
      [searchId, suite.clock.now()],
    )
    return rows.flatMap(({ listing_ids }) => listing_ids)
  },
}

test('another ad for the same search writes nothing of what waits already', async () => {
  const written = async () =>
    (await suite.database.pool.query('select xmin::text, ctid::text, * from due_alerts')).rows
  await match(await publish('Silla uno'))
  const [first] = await written()
  expect(first).toMatchObject({ search_id: searchId, listing_ids: [] })
  await match(await publish('Silla dos'))
  await match(await publish('Silla tres'))
  expect(await written()).toEqual([first])
  await tellDueAlerts(suite.deps)
  expect(await alerts.told(person)).toMatchObject([
    {
      title: '3 anuncios nuevos en tu búsqueda «Sillas»',
      message: 'Silla tres, Silla dos, Silla uno',
    },
  ])
  expect(await suite.deps.db.selectFrom('dueHits').selectAll().execute()).toEqual([])
})

test('what a server of the last version found is told together with the rest, once', async () => {
  await old.found(await publish('Silla uno'))
  await match(await publish('Silla dos'))
  await old.found(await publish('Silla tres'))
  // One that both have found counts once.
  const both = await publish('Silla cuatro')
  await old.found(both)
  await match(both)
  await tellDueAlerts(suite.deps)
  await tellDueAlerts(suite.deps)
  expect(await alerts.told(person)).toMatchObject([
    { title: '4 anuncios nuevos en tu búsqueda «Sillas»' },
  ])
})

test('what a server of the last version does not know of is told an hour after it told the rest', async () => {
  const known = await publish('Silla uno')
  await old.found(known)
  await match(await publish('Silla dos'))
  expect(await old.tell()).toEqual([known])
  await tellDueAlerts(suite.deps)
  expect(await alerts.told(person)).toEqual([])
  suite.clock.advance(hour + 1000)
  await tellDueAlerts(suite.deps)
  expect(await alerts.told(person)).toMatchObject([
    {
      title: 'Anuncio nuevo en tu búsqueda «Sillas»',
      message: expect.stringContaining('Silla dos'),
    },
  ])
})
