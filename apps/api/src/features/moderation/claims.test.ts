// Who has a case open is shown to the others.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'

let suite: Suite
let ana: Person
let otto: Person
beforeAll(async () => {
  suite = await startSuite()
  ana = await suite.makeUser({ role: 'admin', fullName: 'Ana Admin' })
  otto = await suite.makeUser({ role: 'admin', fullName: 'Otto Admin' })
})
afterAll(() => suite.close())

const { publish, report, list } = moderationSteps(() => suite)
const claim = (admin: Person, id: string) => suite.asUser(admin).moderation.claim({ id })
const viewerOf = async (admin: Person, id: string) =>
  (await list(admin)).items.find((one) => one.id === id)?.viewer

test('a claim is refused to everybody else, and of what is no case', async () => {
  const member = await suite.makeUser()
  const id = await report(await publish(member))
  expect(await codeOf(suite.asVisitor().moderation.claim({ id }))).toBe('unauthorized')
  expect(await codeOf(claim(member, id))).toBe('forbidden')
  expect(await codeOf(suite.asUser(member).moderation.release({ id }))).toBe('forbidden')
  expect(await codeOf(claim(ana, 'mail-1'))).toBe('not_found')
})

test('the second is told who has it open, and the first is not; let go, it is free', async () => {
  const id = await report(await publish(await suite.makeUser()))
  expect(await claim(ana, id)).toEqual({ viewer: null })
  expect(await claim(otto, id)).toEqual({ viewer: { id: ana.id, fullName: 'Ana Admin' } })
  expect(await claim(ana, id)).toEqual({ viewer: null })
  expect(await viewerOf(otto, id)).toEqual({ id: ana.id, fullName: 'Ana Admin' })
  expect(await viewerOf(ana, id)).toBeNull()
  await suite.asUser(otto).moderation.release({ id })
  expect(await viewerOf(otto, id)).not.toBeNull()
  await suite.asUser(ana).moderation.release({ id })
  expect(await claim(otto, id)).toEqual({ viewer: null })
})

test('of ten at the same moment one has it, and who says nothing more loses it', async () => {
  const id = await report(await publish(await suite.makeUser()))
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, each) => claim(each % 2 ? ana : otto, id)),
  )
  const seen = new Set(answers.map(({ viewer }) => viewer?.fullName).filter(Boolean))
  expect(seen.size).toBe(1)
  await suite.deps.db
    .updateTable('moderationClaims')
    .set({ seenAt: new Date(suite.deps.clock.now().getTime() - 91_000) })
    .where('caseId', '=', id)
    .execute()
  expect(await viewerOf(ana, id)).toBeNull()
  expect(await viewerOf(otto, id)).toBeNull()
  expect(await claim(ana, id)).toEqual({ viewer: null })
})
