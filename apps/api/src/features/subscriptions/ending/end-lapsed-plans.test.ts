import { expect, test } from 'vitest'
import { endAtStripe } from '../../../../test/payments/at-stripe.ts'
import { startMoneySuite, subscribeTo } from '../../../../test/payments/money.ts'
import { endLapsedPlans } from './end-lapsed-plans.ts'

const DAY = 86_400_000

test('one plan that cannot be looked at keeps no other from ending, and is tried again', async () => {
  const suite = await startMoneySuite()
  const [ana, eva] = [await suite.makeUser(), await suite.makeUser()]
  const [broken, other] = [await subscribeTo(suite, ana), await subscribeTo(suite, eva)]
  suite.clock.advance(11 * DAY)
  for (const id of [broken, other]) await endAtStripe(suite, id)
  const { readSubscription } = suite.payments
  suite.payments.readSubscription = async (id) => {
    if (id === broken) throw new Error('an answer that nobody understands')
    return readSubscription(id)
  }
  await expect(endLapsedPlans(suite.deps)).rejects.toThrow('1 plans could not be ended')
  const planOf = async (id: number) =>
    (await suite.database.pool.query('select plan from person_plans where user_id = $1', [id]))
      .rows[0]?.plan
  expect([await planOf(ana.id), await planOf(eva.id)]).toEqual(['pro', 'free'])
  suite.payments.readSubscription = readSubscription
  await endLapsedPlans(suite.deps)
  expect(await planOf(ana.id)).toBe('free')
  await suite.close()
})
