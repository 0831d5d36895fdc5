// How fast visits were: what is refused, what is counted, and what administrators read of it.
import type { VisitReport } from '@wepa/domain/insights/visit-schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { request } from '../../../test/http.ts'
import { forgetOldVisits } from './forget-old-visits.ts'

const DAY = 86_400_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
beforeEach(() => suite.database.pool.query('truncate visit_counts'))

const report: VisitReport = {
  page: 'listing',
  connection: '4g',
  savesData: false,
  metrics: { LCP: 2000, INP: 120, CLS: 0.3, TTFB: 300 },
}
const kept = () => suite.deps.db.selectFrom('visitCounts').selectAll().execute()
/** What an administrator reads. */
const speeds = async (days: 7 | 28) => {
  const { id } = await suite.makeUser()
  return suite.asUser({ id, role: 'admin' }).visits.speeds({ days })
}

test.each([
  ['an address', { ...report, page: '/listing/12' }],
  ['an id beside', { ...report, listingId: 12 }],
  ['an unknown metric', { ...report, metrics: { FID: 1 } }],
  ['no metric', { ...report, metrics: {} }],
  ['text for a number', { ...report, metrics: { LCP: 'x' } }],
])('a report with %s is refused, and nothing is counted', async (_, body) => {
  const { status, json } = await request(await suite.app(), 'POST', '/api/visits', { body })
  expect([status, json.code]).toEqual([400, 'validation'])
  expect(await kept()).toEqual([])
})

test('a report of more than a kilobyte is refused', async () => {
  const body = { ...report, page: 'x'.repeat(2000) }
  const { status } = await request(await suite.app(), 'POST', '/api/visits', { body })
  expect(status).toBe(413)
})

test('an address that reports too much is refused', async () => {
  const own = await startSuite({ rateLimitFactor: 0.01 })
  for (let i = 0; i < 3; i++) await own.asVisitor().visits.report(report)
  expect(await codeOf(own.asVisitor().visits.report(report))).toBe('rate_limited')
  await own.close()
})

test('only administrators read how fast visits were, of 7 or 28 days', async () => {
  const { id } = await suite.makeUser()
  expect(await codeOf(suite.asVisitor().visits.speeds({ days: 7 }))).toBe('unauthorized')
  expect(await codeOf(suite.asUser({ id, role: 'user' }).visits.speeds({ days: 7 }))).toBe(
    'forbidden',
  )
})

test('a report is counted under its day, and holds nobody', async () => {
  const { status } = await request(await suite.app(), 'POST', '/api/visits', { body: report })
  expect(status).toBe(200)
  const rows = await kept()
  expect(rows).toHaveLength(4)
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
    ['bucket', 'connection', 'count', 'day', 'metric', 'page', 'savesData'].sort(),
  )
})

test('visits at once all count', async () => {
  await Promise.all(Array.from({ length: 20 }, () => suite.asVisitor().visits.report(report)))
  expect((await kept()).map(({ count }) => count)).toEqual([20, 20, 20, 20])
})

test('p75 comes from the buckets, by page and connection, the most visited first', async () => {
  const visitor = suite.asVisitor()
  const times = [1000, 1200, 1400, 3000]
  for (const LCP of times) await visitor.visits.report({ ...report, metrics: { LCP } })
  await visitor.visits.report({ ...report, savesData: true, metrics: { CLS: 0 } })
  const [first, second, ...others] = await speeds(7)
  expect(others).toEqual([])
  expect(first).toMatchObject({ page: 'listing', connection: '4g', savesData: false, visits: 4 })
  expect(first?.metrics).toHaveLength(1)
  const p75 = first?.metrics[0]?.p75 ?? 0
  expect(Math.abs(p75 / 1400 - 1)).toBeLessThanOrEqual(0.05)
  expect(second).toMatchObject({ savesData: true, metrics: [{ metric: 'CLS', p75: 0, visits: 1 }] })
})

test('a visit is shown in its period, and forgotten after 90 days', async () => {
  await suite.asVisitor().visits.report(report)
  suite.clock.advance(6 * DAY)
  expect(await speeds(7)).toHaveLength(1)
  suite.clock.advance(DAY)
  expect([await speeds(7), (await speeds(28)).length]).toEqual([[], 1])
  suite.clock.advance(83 * DAY)
  expect(await forgetOldVisits(suite.deps)).toBe(0)
  suite.clock.advance(DAY)
  expect(await forgetOldVisits(suite.deps)).toBe(4)
  expect(await kept()).toEqual([])
})
