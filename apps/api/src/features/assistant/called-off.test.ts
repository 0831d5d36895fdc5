import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAssistant } from '../../../test/assistant.ts'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'

let assistant: Awaited<ReturnType<typeof startAssistant>>
let own: Suite

beforeAll(async () => {
  assistant = await startAssistant()
})
beforeEach(async () => {
  own = await startSuite({ overrides: { assistant: assistant.model } })
})
afterEach(async () => {
  await assistant.mischief('none')
  await own.close()
})
afterAll(() => assistant.stop())

const ad = { title: 'vendo nevera', description: 'nevera buena', category: 'electronicos' }
const draft = {
  title: 'Bicicleta azul',
  description: 'Bicicleta azul.',
  suggestedCategory: 'Deportes y Ocio',
  suggestedPrice: '$100',
  keyFeatures: [],
  condition: null,
}
type Mine = ReturnType<Suite['asUser']>['assistant']

test('who has left before the model is asked spends nothing', async () => {
  const person = await own.makeUser()
  const watchLeaving = () => ({ signal: AbortSignal.abort(), end: () => undefined })
  const mine = own.asUser(person, { watchLeaving }).assistant
  const asked = (await assistant.journal()).length
  expect(await codeOf(mine.enhance(ad))).toBe('assistant_unavailable')
  expect(await codeOf(mine.chat({ message: 'hola', analysis: draft }))).toBe(
    'assistant_unavailable',
  )
  expect((await assistant.journal()).length).toBe(asked)
  expect(await own.asUser(person).auth.me()).toMatchObject({ aiUsageCount: 0 })
  expect(await spent()).toBe(0)
})

test('who is refused before the model is asked is not watched any more', async () => {
  const person = await own.makeUser()
  await own.database.pool.query('update assistant_uses set count = 5 where user_id = $1', [
    person.id,
  ])
  let watching = 0
  const watchLeaving = () => {
    watching += 1
    return { signal: new AbortController().signal, end: () => void watching-- }
  }
  const mine = own.asUser(person, { watchLeaving }).assistant
  expect(await codeOf(mine.enhance(ad))).toBe('assistant_trial_over')
  expect(watching).toBe(0)
})

test('an answer called off ends at the model, and costs its use', async () => {
  const person = await own.makeUser()
  const booked: number[] = []
  for (const ask of [
    (mine: Mine) => mine.chat({ message: 'hola', analysis: draft }),
    (mine: Mine) => mine.enhance(ad),
  ]) {
    await assistant.mischief({ mode: 'slow', ms: 60_000 })
    const leaving = new AbortController()
    const watchLeaving = () => ({ signal: leaving.signal, end: () => undefined })
    const call = codeOf(ask(own.asUser(person, { watchLeaving }).assistant))
    await expect.poll(newest).toBe('slow')
    expect(await running()).toBe(1)
    leaving.abort()
    expect(await call).toBe('assistant_unavailable')
    await expect.poll(newest).toBe('left')
    expect(await running()).toBe(0)
    booked.push(await spent())
  }
  expect(await own.asUser(person).auth.me()).toMatchObject({ aiUsageCount: 2 })
  // A talk is booked by what was used of it; nobody tells what an answer that comes whole had used.
  const [talked = 0, both = 0] = booked
  expect(talked).toBeGreaterThan(0)
  expect(talked).toBeLessThan(assistant.model.mostCost('talk') / 10)
  expect(both - talked).toBe(assistant.model.mostCost('enhancement'))
})

const newest = async () => (await assistant.journal())[0]?.outcome

async function running(): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from assistant_calls`.execute(own.deps.db)
  return rows[0]?.n
}

async function spent(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(micro_dollars)::bigint as n from assistant_spending`.execute(own.deps.db)
  return rows[0]?.n ?? 0
}
