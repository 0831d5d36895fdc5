// Suspensions that end by themselves.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'
import { endSuspensions } from './end-suspensions.ts'

type User = Awaited<ReturnType<Suite['makeUser']>>
type Days = 1 | 3 | 7 | 30
let suite: Suite
let admin: User
let other: User
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
  other = await suite.makeUser({ role: 'admin' })
})
afterAll(() => suite.close())

const { publish, report, toldTo, emailTo, linesAbout, list, decide } = moderationSteps(() => suite)
const hour = 3_600_000
const day = 24 * hour
const suspend = (id: string, days: Days | null = 3, by = admin) =>
  suite
    .asUser(by)
    .moderation.decide({ id, action: 'suspend_user', reason: 'Insultas en el chat.', days })
const member = ({ user }: { user: { id: number } }) => ({ id: user.id, role: 'user' }) as const
const enter = async ({ username, password }: { username: string; password: string }) =>
  request(await suite.app(), 'POST', '/api/auth/login', { body: { username, password } })
const adState = (id: number) => codeOf(suite.asVisitor().listings.get({ id }))
const standing = (id: number) =>
  suite.deps.db
    .selectFrom('users')
    .select(['suspendedAt', 'suspendedUntil'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('a suspension of some days is refused', () => {
  test('to who is no moderator, about oneself and about who runs the marketplace', async () => {
    const ana = await suite.makeUser()
    expect(await codeOf(suspend(`user-${ana.id}`, 3, ana))).toBe('forbidden')
    expect(await codeOf(suspend(`user-${admin.id}`))).toBe('forbidden')
    expect(await codeOf(suspend(`user-${other.id}`))).toBe('forbidden')
    expect(await standing(ana.id)).toEqual({ suspendedAt: null, suspendedUntil: null })
  })

  test('for another number of days, and of days where nobody is suspended', async () => {
    const ana = await suite.makeUser()
    const id = await report(await publish(ana))
    const app = await suite.app()
    const { token, user } = await register(suite)
    await suite.deps.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '=', user.id)
      .execute()
    const post = (body: object) =>
      request(app, 'POST', `/api/admin/moderation/${id}`, { token, body })
    for (const days of [0, 2, -1, 7.5, '7', 365]) {
      const answer = await post({ action: 'suspend_user', reason: 'No.', days })
      expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([400, 'days'])
    }
    const hiding = await post({ action: 'hide_listing', reason: 'No.', days: 3 })
    expect([hiding.status, hiding.json.issues?.[0]?.path]).toEqual([400, 'days'])
    expect(await linesAbout(ana)).toEqual([])
  })

  test('to the second of two moderators, whatever the days', async () => {
    const ana = await suite.makeUser()
    const id = `user-${ana.id}`
    const codes = await Promise.all([codeOf(suspend(id, 1)), codeOf(suspend(id, null, other))])
    expect(codes.toSorted()).toEqual(['already_decided', 'none'])
    const [line] = await linesAbout(ana)
    const { suspendedAt, suspendedUntil } = await standing(ana.id)
    const end = line?.days ? new Date((suspendedAt?.getTime() ?? 0) + day) : null
    expect(suspendedUntil).toEqual(end)
  })
})

test('sign-in says until when, and works again by the clock alone', async () => {
  const ana = await register(suite)
  const listingId = await publish(member(ana))
  await suspend(`user-${ana.user.id}`, 1)
  const { suspendedAt, suspendedUntil: until } = await standing(ana.user.id)
  expect(until).toEqual(new Date((suspendedAt?.getTime() ?? 0) + day))
  const refused = await enter(ana)
  expect([refused.status, refused.json.code]).toEqual([403, 'account_suspended'])
  expect(refused.json.message).toMatch(/suspendida hasta el \d+ de \w+ de \d{4}, \d+:\d\d/)
  const { text, key } = await emailTo(ana)
  expect(text).toContain('Suspendimos tu cuenta hasta el')
  suite.clock.advance(day - hour)
  expect((await enter(ana)).status).toBe(403)
  suite.clock.advance(hour)
  expect((await suite.asVisitor().moderation.appeal({ key })).until).toBe(until?.toISOString())
  const { status, json } = await enter(ana)
  expect(status).toBe(200)
  const app = await suite.app()
  expect((await request(app, 'GET', '/api/auth/user', { token: json.token })).status).toBe(200)
  // Their ads wait for the job, which finds them though nobody is suspended any more.
  expect(await adState(listingId)).toBe('listing_not_found')
  await endSuspensions(suite.deps)
  expect(await adState(listingId)).toBe('none')
  expect((await toldTo(member(ana)))[0]).toMatchObject({
    title: 'Tu suspensión terminó',
  })
  suite.clock.advance(-day)
})

test('who had deleted the account comes in by no clock', async () => {
  const ana = await register(suite)
  await suspend(`user-${ana.user.id}`, 1)
  await suite.deps.db
    .updateTable('users')
    .set({ closedAt: suite.clock.now() })
    .where('id', '=', ana.user.id)
    .execute()
  suite.clock.advance(2 * day)
  expect((await enter(ana)).status).toBe(401)
  await endSuspensions(suite.deps)
  expect((await standing(ana.user.id)).suspendedAt).not.toBeNull()
  suite.clock.advance(-2 * day)
})

test('the job brings ads and paid places back with their time, once, and tells the person', async () => {
  const ana = await suite.makeUser()
  const listingId = await publish(ana)
  const ends = new Date(suite.clock.now().getTime() + 10 * day)
  await suite.deps.db
    .updateTable('listings')
    .set({ isFeatured: true, featuredExpiresAt: ends })
    .where('id', '=', listingId)
    .execute()
  const before = await suite.asVisitor().listings.get({ id: listingId })
  await suspend(`user-${ana.id}`, 3)
  await endSuspensions(suite.deps)
  expect(await adState(listingId)).toBe('listing_not_found')
  suite.clock.advance(3 * day)
  await Promise.all([endSuspensions(suite.deps), endSuspensions(suite.deps)])
  const after = await suite.asVisitor().listings.get({ id: listingId })
  const returned = [
    Date.parse(after.expiresAt) - Date.parse(before.expiresAt),
    Date.parse(after.featuredExpiresAt ?? '') - ends.getTime(),
  ]
  for (const time of returned) {
    expect(time).toBeGreaterThanOrEqual(3 * day)
    expect(time).toBeLessThan(3 * day + hour)
  }
  expect(await standing(ana.id)).toEqual({ suspendedAt: null, suspendedUntil: null })
  const told = (await toldTo(ana)).filter(({ title }) => title === 'Tu suspensión terminó')
  expect(told).toHaveLength(1)
  const { subject, text } = await emailTo(ana)
  expect(subject).toBe('Tu cuenta de Wepa está activa otra vez')
  expect(text).toContain('Tu suspensión terminó')
  suite.clock.advance(-3 * day)
})

test('one that was restored early, and suspended anew without end, is not ended by the old days', async () => {
  const ana = await suite.makeUser()
  const id = `user-${ana.id}`
  const decided = await suspend(id, 1)
  expect(decided.person).toMatchObject({ isSuspended: true })
  expect(decided.person?.suspendedUntil).not.toBeNull()
  expect(decided.history).toMatchObject([{ action: 'suspend_user', days: 1 }])
  const back = await decide(other, id, 'restore_user', 'Fue un error.')
  expect(back.person).toMatchObject({ isSuspended: false, suspendedUntil: null })
  await suspend(id, null)
  suite.clock.advance(2 * day)
  await endSuspensions(suite.deps)
  expect((await standing(ana.id)).suspendedAt).not.toBeNull()
  suite.clock.advance(-2 * day)
})

test('it is appealed as any other', async () => {
  const ana = await suite.makeUser()
  await suspend(`user-${ana.id}`, 30)
  const { key } = await emailTo(ana)
  const message = 'Nunca insulté a nadie: mira la conversación completa.'
  await suite.asVisitor().moderation.sendAppeal({ key, message })
  const { items } = await list(other, { kind: 'appeal', limit: 100 })
  const id = items.find(({ person }) => person?.id === ana.id)?.id ?? 'none'
  await decide(other, id, 'reverse', 'Tenías razón.')
  expect(await standing(ana.id)).toEqual({ suspendedAt: null, suspendedUntil: null })
  expect((await emailTo(ana)).text).not.toContain('plan pagado')
})
