import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../test/harness.ts'
import { type MoneySuite, startMoneySuite, subscribeTo } from '../../../test/money.ts'

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

const statusOf = (person: Person) => suite.asUser(person).subscriptions.status()
const lettersTo = (person: { email: string }) =>
  suite.sentMails.filter(({ to }) => to === person.email)

test('who is suspended is charged no more: their plan ends with what was paid', async () => {
  const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
  await subscribeTo(suite, ana)
  const decide = (action: 'suspend_user' | 'restore_user') =>
    suite.asUser(admin).moderation.decide({ id: `user-${ana.id}`, action, reason: 'Estafa.' })
  await decide('suspend_user')
  await suite.workOffQueue()
  const letter = lettersTo(ana).find(
    ({ subject }) => subject === 'Tu cuenta de Wepa está suspendida',
  )
  expect(letter?.text).toContain('Cancelamos la renovación de tu plan')
  await decide('restore_user')
  expect((await statusOf(ana)).cancelAt).not.toBeNull()
  expect(await statusOf(ana)).toMatchObject({ plan: 'pro' })
})
