import type { FeaturedPlanId } from '@wepa/domain/payments/featured-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import {
  billOf,
  paymentIdIn,
  renew,
  rewriteBill,
  rewritePayment,
  secretOf,
} from '../../../test/payments/at-stripe.ts'
import { about } from '../../../test/payments/events.ts'
import {
  type MoneySuite,
  publishAd,
  startMoneySuite,
  subscribeTo,
  tell,
} from '../../../test/payments/money.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const DAY = 86_400_000
const paths = ['revenue', 'payment-events', 'payment-problems', 'failed-jobs'] as const

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

test.each(paths)('GET /api/admin/%s is 401 for visitors and 403 without the role', async (path) => {
  const app = await suite.app()
  const url = `/api/admin/${path}`
  expect((await request(app, 'GET', url)).status).toBe(401)
  const { token } = await register(suite)
  const refused = await request(app, 'GET', url, { token })
  expect(refused.status).toBe(403)
  expect(refused.json).toMatchObject({ code: 'forbidden' })
})

test('the revenue of 24 hours, 7 and 30 days, and whose payment wants a look', async () => {
  const app = await suite.app()
  const admin = await register(suite)
  await suite.database.pool.query(`update users set role = 'admin' where id = $1`, [admin.user.id])
  const ask = async (path: (typeof paths)[number]) => {
    const { user, token } = admin
    const session = suite.asUser({ id: user.id, role: 'admin' })
    const { json } = await request(app, 'GET', `/api/admin/${path}`, { token })
    return { json, session }
  }
  const nothing = { revenue24h: '0.00', revenue7d: '0.00', revenue30d: '0.00' }
  expect((await ask('revenue')).json).toEqual(nothing)

  const [ana, eva] = [await suite.makeUser(), await suite.makeUser()]
  const pay = async (person: Person, tier: FeaturedPlanId, received?: number) => {
    const { id: listingId } = await publishAd(suite, person)
    const answer = await suite.asUser(person).featured.upgrade({ listingId, tier })
    await suite.stripe.confirm(secretOf(answer))
    if (received) rewritePayment(suite, paymentIdIn(answer), { amount_received: received })
    await reconcilePayments(suite.deps)
    return listingId
  }
  await pay(ana, 'basic')
  suite.clock.advance(10 * DAY)
  await pay(ana, 'premium')
  suite.clock.advance(3 * DAY)
  await pay(ana, 'spotlight')
  const refused = await pay(eva, 'basic', 1)
  const { title } = await suite.asVisitor().listings.get({ id: refused })

  const { json, session } = await ask('revenue')
  expect(json).toEqual({ revenue24h: '15.00', revenue7d: '25.00', revenue30d: '30.00' })
  expect(await session.payments.revenue()).toEqual(json)
  const { rows } = await suite.database.pool.query('select username from users where id = $1', [
    eva.id,
  ])
  expect((await ask('payment-problems')).json).toMatchObject([
    {
      what: title,
      username: rows[0].username,
      amount: '5.00',
      receipt: expect.stringMatching(/^D-/),
    },
  ])
  suite.clock.advance(18 * DAY)
  expect((await ask('revenue')).json).toEqual({ ...nothing, revenue30d: '25.00' })
})

test('a plan paid in other money wants a look too', async () => {
  const own = await startMoneySuite()
  const id = await subscribeTo(own, await own.makeUser())
  await renew(own, id, 'paid')
  const bill = await billOf(own, id)
  rewriteBill(own, bill.id, { currency: 'mxn' })
  await tell(own, 'invoice.paid', about.invoice(bill.id, id))
  const admin = own.asUser(await own.makeUser({ role: 'admin' }))
  expect(await admin.payments.problems()).toMatchObject([{ problem: 'pagada en mxn' }])
  await own.close()
})
