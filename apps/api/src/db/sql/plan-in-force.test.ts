import { PLAN_IDS } from '@wepa/domain/payments/plan'
import { planInForce } from '@wepa/domain/payments/subscription'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { planInForceAt } from './plan-in-force.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const now = new Date('2026-03-01T12:00:00.000Z')
const ends = [null, -1, 0, 1].map((ms) => (ms === null ? null : new Date(now.getTime() + ms)))
const cases = PLAN_IDS.flatMap((plan) => ends.map((until) => ({ plan, until })))

test.each(cases)('$plan until $until is the same in SQL and in the rules', async (granted) => {
  const { rows } = await sql<{ plan: string }>`
    select ${planInForceAt(now)} as plan
    from (values (${granted.plan}::text, ${granted.until}::timestamptz))
      as person_plans (plan, expires_at)`.execute(suite.deps.db)
  expect(rows[0]?.plan).toBe(planInForce(granted, now))
})
