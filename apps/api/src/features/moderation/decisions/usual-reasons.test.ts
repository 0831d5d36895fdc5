// A decision that takes nothing from anybody needs no reason.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'

let suite: Suite
let admin: Awaited<ReturnType<Suite['makeUser']>>
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
})
afterAll(() => suite.close())

const { publish, report } = moderationSteps(() => suite)

test('what takes something away is refused without a reason', async () => {
  const id = await report(await publish(await suite.makeUser()))
  const { decide } = suite.asUser(admin).moderation
  for (const action of ['warn_user', 'hide_listing', 'suspend_user'] as const) {
    expect(await codeOf(decide({ id, action }))).toBe('validation')
  }
})

test('who finds nothing wrong, or approves, need not say why', async () => {
  const seller = await suite.makeUser()
  const caller = suite.asUser(admin).moderation
  const { decision } = await caller.decide({
    id: await report(await publish(seller)),
    action: 'resolve',
  })
  expect(decision?.reason).toBe('No encontramos nada contra las reglas.')
  const { id } = await suite.asUser(seller).verifications.request({
    id: seller.id,
    verificationType: 'address',
    documentData: { address: 'Calle Sol 1, Ponce' },
  })
  const approved = await caller.decide({ id: `verification-${id}`, action: 'approve', reason: ' ' })
  expect(approved.decision?.reason).toBe('Los datos están en orden.')
})
