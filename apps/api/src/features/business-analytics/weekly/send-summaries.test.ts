// To whom the weekly email goes, when, how often, and how it ends.
import { startOfDay } from '@wepa/domain/text/date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { request } from '../../../../test/http.ts'
import { sendSummaries } from './send-summaries.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let suite: Suite
let owner: Person & { email: string }
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
beforeEach(async () => {
  await untilMonday(8)
  owner = await suite.makeUser({ subscriptionPlan: 'business' })
  suite.sentMails.length = 0
})

/** Moves the clock to this hour of the next Monday in Puerto Rico. */
async function untilMonday(hour: number): Promise<void> {
  const now = suite.clock.now()
  const today = startOfDay(now)
  const weekday = new Date(today.getTime() + 12 * HOUR).getUTCDay()
  const days = (8 - weekday) % 7 || 7
  suite.clock.advance(today.getTime() + days * DAY + hour * HOUR - now.getTime())
}
/** A view of the person's ad, so many days ago. */
async function seen(person: Person, daysAgo: number, count = 1) {
  const { id } = await suite.asUser(person).listings.publish(makeListingInput())
  const at = new Date(suite.clock.now().getTime() - daysAgo * DAY)
  await suite.deps.db
    .insertInto('businessAnalytics')
    .values({
      listingId: id,
      eventDate: at.toISOString().slice(0, 10),
      eventType: 'view',
      source: null,
      viewerLocation: null,
      deviceType: null,
      count,
    })
    .execute()
}
async function sent(person = owner) {
  await suite.workOffQueue()
  return suite.sentMails.filter(({ to }) => to === person.email)
}

describe('nothing is sent', () => {
  test.each(['free', 'pro'] as const)('to people on %s', async (subscriptionPlan) => {
    const person = await suite.makeUser({ subscriptionPlan })
    await seen(person, 2)
    await sendSummaries(suite.deps)
    expect(await sent(person)).toEqual([])
  })

  test('of a week in which nothing happened, however much there was before and since', async () => {
    await seen(owner, 8)
    await seen(owner, 0)
    await sendSummaries(suite.deps)
    expect(await sent()).toEqual([])
  })

  test('before Monday at eight, nor from Wednesday on', async () => {
    await seen(owner, 2)
    suite.clock.advance(-60_000)
    await sendSummaries(suite.deps)
    suite.clock.advance(2 * DAY)
    await sendSummaries(suite.deps)
    expect(await sent()).toEqual([])
  })

  test.each(['emailNotifications', 'weeklySummary'] as const)('without %s', async (preference) => {
    await seen(owner, 2)
    const change = { id: owner.id, [preference]: false }
    await suite.asUser(owner).account.setPreferences(change)
    await sendSummaries(suite.deps)
    expect(await sent()).toEqual([])
  })

  test('to people whose account is suspended', async () => {
    await seen(owner, 2)
    const suspended = { suspendedAt: suite.clock.now() }
    await suite.deps.db.updateTable('users').set(suspended).where('id', '=', owner.id).execute()
    await sendSummaries(suite.deps)
    expect(await sent()).toEqual([])
  })
})

test('comes once a week, whoever runs it, with the change since the week before', async () => {
  await seen(owner, 2, 1200)
  await seen(owner, 9, 1000)
  await Promise.all([sendSummaries(suite.deps), sendSummaries(suite.deps)])
  suite.clock.advance(HOUR)
  await sendSummaries(suite.deps)
  const mails = await sent()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/^Tu semana en Wepa, del \d+ (de .+ )?al \d+ de .+ de 20\d\d$/)
  expect(mails[0]?.text).toContain('Vistas: 1,200 (200 más que la semana anterior)')
  expect(mails[0]?.text).toContain('Ventas: 0 (igual que la semana anterior)')
  expect(mails[0]?.text).toContain('http://localhost:3000/analytics')
  await untilMonday(9)
  await seen(owner, 1)
  await sendSummaries(suite.deps)
  expect(await sent()).toHaveLength(2)
})

test('ends by one click, for this account alone, and stays ended', async () => {
  const other = await suite.makeUser({ subscriptionPlan: 'business' })
  await seen(owner, 2)
  await seen(other, 2)
  await sendSummaries(suite.deps)
  const url = new URL((await sent())[0]?.unsubscribeUrl ?? '')
  expect(url.pathname).toBe('/unsubscribe')
  const app = await suite.app()
  for (const query of ['?weekly=', '?weekly=x']) {
    expect((await request(app, 'POST', `/unsubscribe${query}`)).status).toBe(400)
  }
  const stranger = '6f1d1f0e-8c7b-4b6e-9a52-0d5f3c1f2a10'
  expect((await request(app, 'POST', `/unsubscribe?weekly=${stranger}`)).status).toBe(200)
  const wants = async (person: Person) =>
    (await suite.asUser(person).account.preferences({ id: person.id })).weeklySummary
  // Mail scanners open every link.
  await request(app, 'GET', `${url.pathname}${url.search}`)
  expect(await wants(owner)).toBe(true)
  for (let click = 0; click < 2; click++) {
    const answer = await request(app, 'POST', `${url.pathname}${url.search}`)
    expect([answer.status, answer.json]).toEqual([200, { success: true }])
  }
  expect([await wants(owner), await wants(other)]).toEqual([false, true])
  await untilMonday(8)
  await seen(owner, 2)
  await seen(other, 2)
  await sendSummaries(suite.deps)
  expect([await sent(), await sent(other)].map((mails) => mails.length)).toEqual([1, 2])
  await suite.asUser(owner).account.setPreferences({ id: owner.id, weeklySummary: true })
  await sendSummaries(suite.deps)
  expect(await sent()).toHaveLength(2)
})
