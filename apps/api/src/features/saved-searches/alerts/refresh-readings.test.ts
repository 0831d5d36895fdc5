import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertsOf, hour } from '../../../../test/alerts.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { forgetOldHits } from './forget-old-hits.ts'
import { refreshReadings } from './refresh-readings.ts'

let suite: Suite
let alerts: ReturnType<typeof alertsOf>
beforeAll(async () => {
  suite = await startSuite()
  alerts = alertsOf(suite)
})
afterAll(() => suite.close())
beforeEach(() => alerts.clear())

test('an unread search is read by the job, and one read long ago is read anew', async () => {
  const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
  const search = await alerts.keep(person, { query: 'tostadora' })
  await suite.database.pool.query(
    `update saved_searches set search_version = 0, probes = '{}', asked_words = null`,
  )
  await alerts.publish(seller, { title: 'Tostadora' })
  expect(await alerts.told(person)).toEqual([])
  await refreshReadings(suite.deps)
  await alerts.publish(seller, { title: 'Tostadora vieja' })
  expect(await alerts.told(person)).toHaveLength(1)

  const readAt = async () => {
    const row = await suite.deps.db
      .selectFrom('savedSearches')
      .select('readAt')
      .where('id', '=', search.id)
      .executeTakeFirstOrThrow()
    return row.readAt.getTime()
  }
  const before = await readAt()
  suite.clock.advance(6 * 24 * hour)
  await refreshReadings(suite.deps)
  expect(await readAt()).toBe(before)
  suite.clock.advance(2 * 24 * hour)
  await refreshReadings(suite.deps)
  expect(await readAt()).toBeGreaterThan(before)
})

test('what was told long ago is forgotten', async () => {
  const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
  await alerts.keep(person, { query: 'abanico' })
  await alerts.publish(seller, { title: 'Abanico' })
  await forgetOldHits(suite.deps)
  const hits = () => suite.deps.db.selectFrom('savedSearchHits').selectAll().execute()
  expect(await hits()).toHaveLength(1)
  suite.clock.advance(121 * 24 * hour)
  await forgetOldHits(suite.deps)
  expect(await hits()).toEqual([])
})
