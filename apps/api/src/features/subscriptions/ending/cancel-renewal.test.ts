import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../../test/harness.ts'
import { readAtStripe } from '../../../../test/payments/at-stripe.ts'
import { about } from '../../../../test/payments/events.ts'
import {
  type MoneySuite,
  startMoneySuite,
  subscribeTo,
  tell,
} from '../../../../test/payments/money.ts'

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

const statusOf = (person: Person) => suite.asUser(person).subscriptions.status()
const emailsTo = (person: { email: string }) =>
  suite.sentMails.filter(({ to }) => to === person.email)

test('who is suspended is charged no more: their plan ends with what was paid', async () => {
  const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
  await subscribeTo(suite, ana)
  const decide = (action: 'suspend_user' | 'restore_user') =>
    suite.asUser(admin).moderation.decide({ id: `user-${ana.id}`, action, reason: 'Estafa.' })
  await decide('suspend_user')
  await suite.workOffQueue()
  const sent = emailsTo(ana).find(({ subject }) => subject === 'Tu cuenta de Wepa está suspendida')
  expect(sent?.text).toContain('Cancelamos la renovación de tu plan')
  await decide('restore_user')
  expect((await statusOf(ana)).cancelAt).not.toBeNull()
  expect(await statusOf(ana)).toMatchObject({ plan: 'pro' })
})

test('a suspension of some days leaves the plan as it is', async () => {
  const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
  const subscriptionId = await subscribeTo(suite, ana)
  const reason = 'Insultas en el chat.'
  await suite
    .asUser(admin)
    .moderation.decide({ id: `user-${ana.id}`, action: 'suspend_user', reason, days: 7 })
  // What the provider says of it meanwhile changes nothing either.
  await tell(suite, 'customer.subscription.updated', about.subscription(subscriptionId))
  await suite.workOffQueue()
  expect((await readAtStripe(suite, subscriptionId)).cancelAt).toBeNull()
  const sent = emailsTo(ana).find(({ subject }) => subject === 'Tu cuenta de Wepa está suspendida')
  expect(sent?.text).not.toContain('renovación')
})

test('a plan that begins beside the suspension is not renewed either', async () => {
  const ana = await suite.makeUser()
  const answer = await suite.asUser(ana).subscriptions.subscribe({ priceId: 'price_pro' })
  if ('isChanged' in answer) throw new Error('nothing was left to confirm')
  // The provider's answer came after the suspension had looked for a plan and found none.
  await suite.deps.db
    .updateTable('users')
    .set({ suspendedAt: suite.clock.now() })
    .where('id', '=', ana.id)
    .execute()
  await suite.stripe.confirm(answer.clientSecret)
  await tell(suite, 'customer.subscription.updated', about.subscription(answer.subscriptionId))
  await suite.workOffQueue()
  expect((await readAtStripe(suite, answer.subscriptionId)).cancelAt).not.toBeNull()
})
