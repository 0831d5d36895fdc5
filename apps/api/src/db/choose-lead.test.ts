import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { chooseLead } from './choose-lead.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const HOUR = 3_600_000
const paid = Array.from({ length: 24 }, (_, index) => 1000 + index * 7)

async function leadOf(ids: readonly number[], time: number): Promise<number[]> {
  const from = sql`select unnest(${[...ids]}::integer[]) as id`
  const { rows } = await sql<{ id: number }>`${chooseLead(from, new Date(time))}`.execute(
    suite.deps.db,
  )
  return rows.map(({ id }) => id)
}

test('nobody who has not paid leads', async () => {
  expect(await leadOf([], 0)).toEqual([])
})

test('three lead, the same ones all through the hour', async () => {
  const lead = await leadOf(paid, 5 * HOUR)
  expect(new Set(lead).size).toBe(3)
  expect(await leadOf(paid.toReversed(), 6 * HOUR - 1)).toEqual(lead)
})

test('the turns are those of the servers of the last version', async () => {
  // 2026-11-25, 7 o'clock in London: as reckoned there, in JavaScript.
  expect(await leadOf(paid, Date.UTC(2026, 10, 25, 7))).toEqual([1091, 1154, 1077])
})

test('everybody has a turn within a week', async () => {
  const hours = Array.from({ length: 168 }, (_, hour) => hour)
  const seen = await Promise.all(hours.map((hour) => leadOf(paid, hour * HOUR)))
  expect(new Set(seen.flat()).size).toBe(paid.length)
})
