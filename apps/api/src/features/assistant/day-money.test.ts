// The assistant's money of a day: people in their trial share a part of it.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdBack, startAssistant } from '../../../test/assistant.ts'
import { codeOf } from '../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'

const ad = { title: 'vendo nevera', description: 'nevera buena', category: null }
let assistant: Awaited<ReturnType<typeof startAssistant>>
let held: ReturnType<typeof holdBack>
let suite: Suite
/** What is set aside for one call. */
let most: number

beforeAll(async () => {
  assistant = await startAssistant()
  most = assistant.model.mostCost('enhancement')
  const assistantLimits = { dailyMicroDollars: most * 8, atOnce: 40 }
  held = holdBack(assistant.model)
  suite = await startSuite({ overrides: { assistant: held.model, assistantLimits } })
})
afterAll(async () => {
  await suite.close()
  await assistant.stop()
})

const enhance = (person: Person) => suite.asUser(person).assistant.enhance(ad)
async function spent(): Promise<{ trials: number; all: number } | undefined> {
  const { rows } = await sql<{ trials: number; all: number }>`
    select trial_micro_dollars as trials, micro_dollars as "all" from assistant_spending`.execute(
    suite.deps.db,
  )
  return rows[0]
}

test('trials have half of it together, whoever asks at once; who pays has the rest', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => suite.makeUser()))
  const codes: string[] = []
  const calls = people.map(async (person) => codes.push(await codeOf(enhance(person))))
  // Nobody is answered before all have asked: an answer gives back what it did not cost.
  await expect.poll(() => codes).toEqual(Array(6).fill('assistant_unavailable'))
  held.release()
  await Promise.all(calls)
  expect(codes.slice(6)).toEqual(Array(4).fill('none'))
  // What it cost takes the place of what was set aside, in both sums.
  const afterwards = await spent()
  expect(afterwards?.trials).toBe(afterwards?.all)
  expect(afterwards?.all).toBeLessThan(most)

  // As if they had cost all of it.
  await sql`update assistant_spending set micro_dollars = ${most * 4},
    trial_micro_dollars = ${most * 4}`.execute(suite.deps.db)
  const newcomer = await suite.makeUser()
  await expect(enhance(newcomer)).rejects.toThrow(/todo lo que podía hoy/)
  expect(await suite.asUser(newcomer).auth.me()).toMatchObject({ aiUsageCount: 0 })
  expect(await codeOf(enhance(await suite.makeUser({ subscriptionPlan: 'pro' })))).toBe('none')
  const now = await spent()
  expect(now?.trials).toBe(most * 4)
  expect(now?.all).toBeGreaterThan(most * 4)
})
