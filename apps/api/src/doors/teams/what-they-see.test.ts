// What people of a team are shown and told for their business, and what stays their own meanwhile.
import type { TeamRole } from '@wepa/domain/teams/team'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { endActingWithoutPlan } from '../../features/auth/end-acting-sessions.ts'
import { notify } from '../../features/notifications/notify.ts'
import { contextWith } from '../http/request-context.ts'
import { createCaller } from '../router.ts'

let suite: Suite
let now = new Date('2026-11-02T14:00:00Z')
beforeAll(async () => {
  suite = await startSuite({ overrides: { clock: { now: () => now } } })
})
afterAll(() => suite.close())
beforeEach(async () => {
  now = new Date('2026-11-02T14:00:00Z')
  await suite.database.pool.query('delete from users')
  await suite.database.pool.query('delete from mails')
})

const asToken = async (token: string) => createCaller(await contextWith(suite.contextOf(), token))
const setPlan = (id: number, plan: 'free' | 'business', until: Date | null = null) =>
  suite.database.pool.query(
    'update person_plans set plan = $2, expires_at = $3 where user_id = $1',
    [id, plan, until],
  )

async function makeTeam(role: TeamRole) {
  const [business, member] = [await register(suite), await register(suite)]
  await setPlan(business.user.id, 'business')
  const [own, memberOwn] = [await asToken(business.token), await asToken(member.token)]
  await own.teams.invite({ email: member.email, role })
  const { rows } = await suite.database.pool.query(
    'select body_text from mails order by id desc limit 1',
  )
  const key = /team-invitation\?key=([\w-]+)/.exec(rows[0].body_text)?.[1] ?? ''
  await memberOwn.teams.accept({ key })
  const { token } = await memberOwn.teams.actFor({ businessId: business.user.id })
  return { business, member, own, memberOwn, token, acting: await asToken(token) }
}

/** Tells a business of a message by its manager, and then that somebody saved an ad. */
async function tell(userId: number): Promise<void> {
  await suite.database.pool.query('delete from notifications')
  await inTransaction(suite.contextOf(), async (tx) => {
    for (const type of ['manager', 'favorite'] as const) {
      await notify(tx, { userId, type, title: type, message: 'Lo que se dijo.' })
    }
  })
}

test.each(['reader', 'seller'] as const)(
  'a %s is not shown what the manager wrote',
  async (role) => {
    const { business, acting } = await makeTeam(role)
    const userId = business.user.id
    await tell(userId)
    const { items } = await acting.notifications.list({ userId })
    expect(items.map(({ type }) => type)).toEqual(['favorite'])
    expect(await acting.notifications.unreadCount({ userId })).toEqual({ count: 1 })
  },
)

test('who administrates is shown all, and a seller marks read only what they are shown', async () => {
  const { business, own, acting, member, token } = await makeTeam('seller')
  const userId = business.user.id
  await tell(userId)
  const all = (await own.notifications.list({ userId })).items
  const hidden = all.find(({ type }) => type === 'manager')
  expect(await codeOf(acting.notifications.markRead({ id: hidden?.id ?? 0 }))).toBe('not_found')
  await acting.notifications.markAllRead({ userId })
  const unread = (await own.notifications.list({ userId })).items.filter(({ isRead }) => !isRead)
  expect(unread.map(({ type }) => type)).toEqual(['manager'])
  await own.teams.setRole({ memberId: member.user.id, role: 'owner' })
  const later = await asToken(token)
  expect((await later.notifications.list({ userId })).items).toHaveLength(2)
})

test('push stays that of one’s own account', async () => {
  const { acting } = await makeTeam('owner')
  expect(await acting.push.state()).toEqual({ publicKey: null, isSubscribed: false })
  const keys = { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) }
  const subscription = { endpoint: 'https://push.example.com/1', keys }
  expect(await codeOf(acting.push.subscribe(subscription))).toBe('team_role')
})

test('links that are their own proof open while one acts', async () => {
  const { acting, own } = await makeTeam('reader')
  await own.teams.invite({ email: 'otra@example.com', role: 'reader' })
  const { rows } = await suite.database.pool.query(
    'select body_text from mails order by id desc limit 1',
  )
  const key = /team-invitation\?key=([\w-]+)/.exec(rows[0].body_text)?.[1] ?? ''
  expect(await acting.teams.invitation({ key })).toMatchObject({ role: 'reader' })
  const unknown = 'x'.repeat(43)
  const codes = await Promise.all([
    codeOf(acting.account.undo({ token: unknown })),
    codeOf(acting.account.checkResetLink({ token: unknown })),
    codeOf(acting.businessAnalytics.endSummaries({ token: unknown })),
    codeOf(acting.savedSearches.unsubscribing({ token: unknown })),
    codeOf(acting.teams.invitation({ key: unknown })),
  ])
  expect(codes).not.toContain('team_role')
})

test('once the plan is over the sessions go, and those of others stay', async () => {
  const [over, goesOn] = [await makeTeam('seller'), await makeTeam('seller')]
  await setPlan(over.business.user.id, 'business', new Date(now.getTime() + 60_000))
  expect(await endActingWithoutPlan(suite.deps)).toBe(0)
  now = new Date(now.getTime() + 60_000)
  expect(await endActingWithoutPlan(suite.deps)).toBe(1)
  const isRefused = async (token: string) =>
    (await contextWith(suite.contextOf(), token)).isTokenRefused
  expect(await isRefused(over.token)).toBe(true)
  expect(await isRefused(over.member.token)).toBe(false)
  expect(await isRefused(goesOn.token)).toBe(false)
})

test('who only ever acts stays signed in to their own account', async () => {
  const { token, member } = await makeTeam('seller')
  for (let days = 0; days < 40; days += 20) {
    now = new Date(now.getTime() + 20 * 86_400_000)
    expect((await contextWith(suite.contextOf(), token)).isTokenRefused).toBe(false)
  }
  expect((await contextWith(suite.contextOf(), member.token)).isTokenRefused).toBe(false)
})

test('the log leads to the conversation that was begun, and names photos that were sent', async () => {
  const { own, acting, token } = await makeTeam('seller')
  const seller = await register(suite)
  const listing = await (await asToken(seller.token)).listings.publish(makeListingInput())
  const { conversation } = await acting.conversations.start({
    listingId: listing.id,
    sellerId: seller.user.id,
  })
  const { items } = await own.teams.actions({})
  expect(items[0]).toMatchObject({ call: 'conversations.start', subjectId: conversation.id })
  // A refused one leaves no line.
  const app = await suite.app()
  const path = '/api/inventory/imports/999999/photos'
  expect((await request(app, 'PUT', path, { token, body: {} })).status).toBe(404)
  expect((await own.teams.actions({})).items).toHaveLength(items.length)
})

test('who becomes a reader looks after no conversation any more', async () => {
  const { own, member, business } = await makeTeam('seller')
  const listing = await own.listings.publish(makeListingInput())
  const buyer = await asToken((await register(suite)).token)
  const { conversation } = await buyer.conversations.start({
    listingId: listing.id,
    sellerId: business.user.id,
  })
  const memberId = member.user.id
  await own.teams.assign({ conversationId: conversation.id, memberId })
  expect(await own.teams.assignments()).toHaveLength(1)
  await own.teams.setRole({ memberId, role: 'reader' })
  expect(await own.teams.assignments()).toEqual([])
})
