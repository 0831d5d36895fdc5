// One decision about several cases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'

let suite: Suite
let admin: Person
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin', fullName: 'Ana Admin' })
})
afterAll(() => suite.close())

const { publish, report, decide, linesAbout } = moderationSteps(() => suite)
const decideSeveral = (ids: string[], input: object, person = admin) =>
  suite.asUser(person).moderation.decideSeveral({ ids, action: 'resolve', ...input })

test('it is refused to others, without any case, with too many, and without the reason it needs', async () => {
  const seller = await suite.makeUser()
  const id = await report(await publish(seller))
  expect(await codeOf(decideSeveral([id], {}, seller))).toBe('forbidden')
  expect(await codeOf(decideSeveral([], {}))).toBe('validation')
  expect(
    await codeOf(
      decideSeveral(
        Array.from({ length: 51 }, () => id),
        {},
      ),
    ),
  ).toBe('validation')
  expect(await decideSeveral([id], { action: 'hide_listing' })).toEqual([
    { id, problem: 'Escribe el motivo' },
  ])
  expect(await linesAbout(seller)).toEqual([])
})

test('each is decided for itself: what was decided before stops none of the others', async () => {
  const seller = await suite.makeUser({ subscriptionPlan: 'pro' })
  const ids: string[] = []
  for (let each = 0; each < 3; each++) ids.push(await report(await publish(seller)))
  const [first = '', second = '', third = ''] = ids
  await decide(admin, second, 'resolve', 'Nada malo.')
  const answers = await decideSeveral([...ids, first], { note: 'Una misma tienda' })
  expect(answers).toEqual([
    { id: first, problem: null },
    { id: second, problem: expect.stringContaining('Ya se decidió: Ana Admin') },
    { id: third, problem: null },
  ])
  const lines = await linesAbout(seller)
  expect(lines.map(({ caseId, note }) => [caseId, note])).toEqual([
    [second, null],
    [first, 'Una misma tienda'],
    [third, 'Una misma tienda'],
  ])
})
