import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

test('quick answers are one’s own, ten at most', async () => {
  const [ana, luis] = [suite.asUser(await suite.makeUser()), suite.asUser(await suite.makeUser())]
  expect(await codeOf(suite.asVisitor().conversations.quickAnswers())).toBe('unauthorized')
  const eleven = Array.from({ length: 11 }, (_, n) => `Respuesta ${n}`)
  expect(await codeOf(ana.conversations.setQuickAnswers({ texts: eleven }))).toBe('validation')
  expect(await ana.conversations.quickAnswers()).toEqual({ texts: [] })
  await ana.conversations.setQuickAnswers({ texts: ['Llego a las seis.', 'Solo efectivo.'] })
  await ana.conversations.setQuickAnswers({ texts: ['Solo efectivo.'] })
  expect(await ana.conversations.quickAnswers()).toEqual({ texts: ['Solo efectivo.'] })
  expect(await luis.conversations.quickAnswers()).toEqual({ texts: [] })
})
