// The plan of somebody who deletes their account.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { breakCall, customerOf, mend, readAtStripe } from '../../../../test/payments/at-stripe.ts'
import { about } from '../../../../test/payments/events.ts'
import {
  type MoneySuite,
  startMoneySuite,
  subscribeTo,
  tell,
  tryAgain,
} from '../../../../test/payments/money.ts'
import { eraseClosedAccounts, graceTime } from '../../account/deletion/erase-closed-accounts.ts'

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

test('who deletes their account pays no more, and the provider forgets them', async () => {
  const ana = await suite.makeUser()
  const id = await subscribeTo(suite, ana)
  const customer = await customerOf(suite, ana)
  await breakCall(suite, 'DELETE /v1/customers/:id', 'refuse')
  await suite.asUser(ana).account.deleteByToken()
  await suite.workOffQueue()
  // For three days it can still be kept: until then nothing is charged, and nothing is lost.
  expect(await readAtStripe(suite, id)).toMatchObject({
    state: 'trialing',
    cancelAt: (await readAtStripe(suite, id)).periodEnd,
  })
  suite.clock.advance(graceTime + 1000)
  await eraseClosedAccounts(suite.deps)
  await suite.workOffQueue()
  expect((await readAtStripe(suite, id)).state).toBe('trialing')
  await mend(suite)
  await tryAgain(suite)
  expect((await readAtStripe(suite, id)).state).toBe('ended')
  expect(suite.stripe.tables.customers.get(customer)?.deleted).toBe(true)
  await tell(suite, 'customer.subscription.deleted', about.subscription(id))
  const { rows } = await suite.database.pool.query(
    'select user_id, state from subscriptions where provider_id = $1',
    [id],
  )
  expect(rows).toEqual([{ user_id: null, state: 'ended' }])
})
