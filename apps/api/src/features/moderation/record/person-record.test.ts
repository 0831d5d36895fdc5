// A person as a whole, as moderators see them.
import { PersonRecord } from '@wepa/domain/moderation/person-record'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { register } from '../../../../test/http.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'
import { verificationSteps } from '../../../../test/verification-steps.ts'
import { flagForModeration } from '../flag-for-moderation.ts'

let suite: Suite
let admin: Person
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
})
afterAll(() => suite.close())

const { publish, report, decide } = moderationSteps(() => suite)
const { askIdentity } = verificationSteps(() => suite)
const desk = (person = admin) => suite.asUser(person).moderation
const record = (id: number) => desk().record({ id })

test('nobody else reads a record, nor its lists', async () => {
  const member = await suite.makeUser()
  const { id } = member
  for (const [caller, code] of [
    [suite.asVisitor(), 'unauthorized'],
    [suite.asUser(member), 'forbidden'],
  ] as const) {
    expect(await codeOf(caller.moderation.record({ id }))).toBe(code)
    expect(await codeOf(caller.moderation.recordCases({ id, side: 'about' }))).toBe(code)
    expect(await codeOf(caller.moderation.recordListings({ id }))).toBe(code)
  }
  expect(await codeOf(record(2_147_483_647))).toBe('not_found')
  expect(await codeOf(desk().recordCases({ id, side: 'about', cursor: 'xx' }))).toBe('validation')
  expect(await codeOf(desk().recordListings({ id, cursor: 'xx' }))).toBe('validation')
})

test('of somebody new it says so in numbers', async () => {
  const { id, fullName } = await suite.makeUser()
  expect(await record(id)).toMatchObject({
    person: { id, fullName, reportsAbout: 0 },
    plan: 'free',
    planUntil: null,
    trust: null,
    verifications: [],
    ads: { active: 0, pending: 0, sold: 0, inactive: 0, hidden: 0 },
    sales: 0,
    ratings: [],
    sessions: [],
    sessionCount: 0,
  })
  expect((await desk().recordCases({ id, side: 'about' })).items).toEqual([])
  expect((await desk().recordListings({ id })).items).toEqual([])
})

test('ads in all states, sales and ratings, plan and verification', async () => {
  const seller = await suite.makeUser({ subscriptionPlan: 'pro' })
  const buyer = await suite.makeUser()
  const hidden = await publish(seller, { title: 'Oculta' })
  const off = await publish(seller, { title: 'Apagada', isActive: false })
  const sold = await publish(seller, { title: 'Vendida' })
  const active = await publish(seller, { title: 'Activa' })
  await suite.asUser(buyer).conversations.start({ listingId: sold, sellerId: seller.id })
  await suite.asUser(seller).listings.setStatus({ id: sold, status: 'sold', buyerId: buyer.id })
  await suite
    .asUser(buyer)
    .ratings.give({ id: seller.id, listingId: sold, rating: 5, comment: null, type: 'seller' })
  // The two of a sale appear together.
  await suite
    .asUser(seller)
    .ratings.give({ id: buyer.id, listingId: sold, rating: 4, comment: null, type: 'buyer' })
  await decide(admin, `listing-${hidden}`, 'hide_listing')
  await askIdentity(seller)
  const found = await record(seller.id)
  expect(PersonRecord.safeParse(found).success).toBe(true)
  expect(found).toMatchObject({
    plan: 'pro',
    ads: { active: 1, pending: 0, sold: 1, inactive: 1, hidden: 1 },
    sales: 1,
    ratings: [{ type: 'seller', count: 1, average: '5.00' }],
    verifications: [{ type: 'identity', status: 'pending' }],
  })
  const first = await desk().recordListings({ id: seller.id, limit: 3 })
  expect(first.items.map(({ id }) => id)).toEqual([active, sold, off])
  const rest = await desk().recordListings({ id: seller.id, limit: 3, cursor: first.nextCursor })
  expect(rest).toMatchObject({ items: [{ id: hidden, isHidden: true }], nextCursor: null })
})

test('what is about them, and what they wrote, decided or not, page by page', async () => {
  const seller = await suite.makeUser({ subscriptionPlan: 'pro' })
  const listingId = await publish(seller)
  const reporter = await suite.makeUser()
  const decided = await report(listingId, reporter)
  await decide(admin, decided, 'resolve')
  const waiting = await report(listingId)
  await flagForModeration(suite.deps, {
    listingId,
    kind: 'suspicious_text',
    detail: 'Pide depósito',
  })
  const about = await desk().recordCases({ id: seller.id, side: 'about', limit: 2 })
  expect(about.items).toMatchObject([{ kind: 'flag' }, { id: waiting, state: 'pending' }])
  const more = await desk().recordCases({
    id: seller.id,
    side: 'about',
    limit: 2,
    cursor: about.nextCursor,
  })
  expect(more.items).toMatchObject([
    { id: decided, state: 'resolved', decision: { action: 'resolve' } },
  ])
  expect(more.nextCursor).toBeNull()
  expect((await desk().recordCases({ id: seller.id, side: 'by' })).items).toEqual([])
  const by = await desk().recordCases({ id: reporter.id, side: 'by' })
  expect(by.items).toMatchObject([{ id: decided, writer: { id: reporter.id } }])
  expect((await desk().recordCases({ id: reporter.id, side: 'about' })).items).toEqual([])
})

test('sessions by device and use; no address, email, phone, or what was said to others', async () => {
  const { user, token } = await register(suite)
  const app = await suite.app()
  await app.inject({
    url: '/api/auth/me',
    headers: { authorization: `Bearer ${token}` },
  })
  await suite.deps.db
    .updateTable('sessions')
    .set({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0', ip: '198.51.100.77' })
    .where('userId', '=', user.id)
    .execute()
  await suite.deps.db
    .updateTable('users')
    .set({ phone: '+17875550166' })
    .where('id', '=', user.id)
    .execute()
  const found = await record(user.id)
  expect(found).toMatchObject({
    hasPhone: true,
    sessions: [{ device: 'Chrome en Android' }],
    sessionCount: 1,
  })
  const said = JSON.stringify(found)
  for (const secret of ['198.51.100.77', 'Mozilla', '7875550166', user.email]) {
    expect(said).not.toContain(secret)
  }
})

test('the record of somebody suspended stays', async () => {
  const bad = await suite.makeUser()
  await decide(admin, `user-${bad.id}`, 'suspend_user')
  expect(await record(bad.id)).toMatchObject({ person: { isSuspended: true }, trust: null })
})
