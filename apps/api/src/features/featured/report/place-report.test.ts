// What a Spotlight place brought: who reads it, its numbers on the page and on paper, and what is kept at its end.
import { figure, totalLines } from '@wepa/domain/insights/report-words'
import { dateOnly, startOfDay } from '@wepa/domain/text/date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { register } from '../../../../test/http.ts'
import { textOfPdf } from '../../../../test/pdf-text.ts'
import { forgetOldEvents } from '../../analytics/forget-old-events.ts'
import { endPaidPlaces } from '../../listings/featured/end-paid-places.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let suite: Suite
let owner: Person
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
beforeEach(async () => {
  await noon()
  owner = await suite.makeUser({ subscriptionPlan: 'business' })
})

async function noon(): Promise<void> {
  const now = suite.clock.now().getTime()
  suite.clock.advance(startOfDay(new Date(now + DAY)).getTime() + 12 * HOUR - now)
}
const publish = async (title: string, person = owner, input = {}) =>
  (
    await suite
      .asUser(person)
      .listings.publish(makeListingInput({ title, price: '$350', ...input }))
  ).id
async function feature(listingId: number, tier: 'premium' | 'spotlight' = 'spotlight') {
  await suite.asUser(owner).featured.upgrade({ listingId, tier })
  return listingId
}
const report = (listingId: number, person = owner) =>
  suite.asUser(person).featured.report({ listingId })
const people = (count: number) => Promise.all(Array.from({ length: count }, () => suite.makeUser()))
async function look(id: number, by: readonly Person[], source: 'home' | 'search') {
  for (const person of by) await suite.asUser(person).listings.trackView({ id, source })
}
async function mailsOf(person: Person) {
  await suite.workOffQueue()
  const { email } = await suite.deps.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  return suite.sentMails.filter(({ to, subject }) => to === email && /reporte/.test(subject))
}

describe('refused is', () => {
  test('a visitor, somebody else, and an ad that is none', async () => {
    const id = await feature(await publish('Nevera'))
    expect(await codeOf(suite.asVisitor().featured.report({ listingId: id }))).toBe('unauthorized')
    expect(await codeOf(report(id, await suite.makeUser()))).toBe('not_listing_owner')
    expect(await codeOf(report(999_999))).toBe('listing_not_found')
  })
  test('an ad without a place, and one with another', async () => {
    expect(await codeOf(report(await publish('Nevera')))).toBe('not_found')
    expect(await codeOf(report(await feature(await publish('Nevera'), 'premium')))).toBe(
      'not_found',
    )
  })
  test('the PDF, to the same people', async () => {
    const id = await feature(await publish('Nevera'))
    const app = await suite.app()
    const ana = await register(suite)
    const url = `/api/featured-reports/${id}/pdf`
    expect((await app.inject({ url })).statusCode).toBe(401)
    const headers = { authorization: `Bearer ${ana.token}` }
    expect((await app.inject({ url, headers })).statusCode).toBe(403)
    for (const other of ['0', 'abc', '99999999999', '999999']) {
      const { statusCode } = await app.inject({
        url: `/api/featured-reports/${other}/pdf`,
        headers,
      })
      expect([other, statusCode]).toEqual([other, 404])
    }
  })
})

test('a place that runs is reported day by day, with where its views came from', async () => {
  const id = await publish('Nevera')
  const [ana, ...others] = await people(5)
  if (!ana) throw new Error('nobody')
  await look(id, [ana], 'search')
  await noon()
  await feature(id)
  await look(id, [ana, ...others], 'home')
  await noon()
  await look(id, [ana, ...others.slice(0, 1)], 'search')
  await suite.asUser(ana).favorites.add({ listingId: id })
  await suite.asUser(ana).conversations.start({ listingId: id, sellerId: owner.id })
  await suite.asUser(ana).listings.trackClick({ id, kind: 'phone' })
  const found = await report(id)
  const today = dateOnly(suite.clock.now())
  const yesterday = dateOnly(new Date(suite.clock.now().getTime() - DAY))
  expect(found).toMatchObject({
    listing: { id, title: 'Nevera' },
    ...{ from: yesterday, to: today, isOver: false, isSold: false, comparison: null },
    ...{ views: 7, clicks: 1, messages: 1, favorites: 1, returned: 3 },
    sources: [
      { name: 'home', views: 5 },
      { name: 'search', views: 2 },
    ],
    days: [
      { date: yesterday, views: 5, clicks: 0, messages: 0, favorites: 0 },
      { date: today, views: 2, clicks: 1, messages: 1, favorites: 1 },
    ],
  })
})

test('others are compared from 30 on: of the category, of a price like it, not featured, public before', async () => {
  const seller = await suite.makeUser({ subscriptionPlan: 'business' })
  const [viewer] = await people(1)
  if (!viewer) throw new Error('nobody')
  // No other test publishes there.
  const pets = { categoryId: 5 }
  const alike: number[] = []
  for (let n = 0; n < 30; n++) alike.push(await publish(`Otra ${n}`, seller, pets))
  const [last = 0] = alike.splice(29)
  const tooDear = await publish('Cara', seller, { ...pets, price: '$9,000' })
  const mine = await feature(await publish('Mía', owner, pets))
  const later = await publish('Después', seller, pets)
  await suite.asUser(seller).listings.setStatus({ id: last, status: 'sold' })
  for (const id of [...alike.slice(0, 15), tooDear, later, mine]) await look(id, [viewer], 'search')
  expect((await report(mine)).comparison).toBeNull()
  await suite.asUser(seller).listings.setStatus({ id: last, status: 'active' })
  expect((await report(mine)).comparison).toEqual({
    ads: 30,
    own: { views: '1.0', clicks: '0.0', messages: '0.0', favorites: '0.0' },
    others: { views: '0.5', clicks: '0.0', messages: '0.0', favorites: '0.0' },
  })
})

test('paper says what the page says, with its accents', async () => {
  const app = await suite.app()
  const seller = await register(suite)
  const person: Person = { id: seller.user.id, role: 'user' }
  await suite.deps.db
    .updateTable('personPlans')
    .set({ plan: 'business' })
    .where('userId', '=', person.id)
    .execute()
  const id = await publish('Ñandú «güiro» para niños 🥁', person)
  await suite.asUser(person).featured.upgrade({ listingId: id, tier: 'spotlight' })
  await look(id, await people(4), 'home')
  const { statusCode, headers, rawPayload } = await app.inject({
    url: `/api/featured-reports/${id}/pdf`,
    headers: { authorization: `Bearer ${seller.token}` },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-disposition']).toBe(`attachment; filename="reporte-spotlight-${id}.pdf"`)
  const lines = textOfPdf(rawPayload).split('\n')
  expect(lines).toContain('Ñandú «güiro» para niños')
  const shown = await report(id, person)
  expect(shown.views).toBe(4)
  for (const { label, value } of totalLines(shown)) {
    const at = lines.indexOf(value)
    expect(lines.slice(at, at + 12)).toContain(label)
  }
  expect(lines.filter((line) => line === figure(4)).length).toBeGreaterThanOrEqual(3)
})

describe('at the end of the place', () => {
  test('its report is kept and mailed once, and stands when its events are forgotten', async () => {
    const id = await feature(await publish('Mesa'))
    await look(id, await people(3), 'home')
    suite.clock.advance(31 * DAY)
    await Promise.all([endPaidPlaces(suite.deps), endPaidPlaces(suite.deps)])
    await endPaidPlaces(suite.deps)
    const before = await report(id)
    expect(before).toMatchObject({ isOver: true, views: 3 })
    expect(before.days).toHaveLength(31)
    const [mail, ...more] = await mailsOf(owner)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('El reporte de tu Spotlight: «Mesa»')
    expect(mail?.text).toMatch(/Vistas: 3 · Clics: 0 · Mensajes: 0 · Favoritos: 0/)
    expect(mail?.text).toContain(`/featured-report/${id}`)
    suite.clock.advance(100 * DAY)
    await forgetOldEvents(suite.deps)
    expect(await report(id)).toEqual(before)
    expect(await codeOf(report(id, await suite.makeUser()))).toMatch(/not_listing_owner|not_found/)
  })
  test('nothing is mailed of another place', async () => {
    const id = await feature(await publish('Silla'), 'premium')
    suite.clock.advance(15 * DAY)
    await endPaidPlaces(suite.deps)
    expect(await mailsOf(owner)).toEqual([])
    expect(await codeOf(report(id))).toBe('not_found')
  })
  test('an ad that is deleted leaves its report to its owner alone', async () => {
    const id = await feature(await publish('Cama'))
    await look(id, await people(3), 'search')
    await suite.asUser(owner).listings.remove({ id })
    expect(await report(id)).toMatchObject({ isOver: true, views: 3, listing: { title: 'Cama' } })
    expect(await mailsOf(owner)).toHaveLength(1)
    expect(await codeOf(report(id, await suite.makeUser()))).toBe('listing_not_found')
  })
  test('days that go to another ad leave a report where they were, and begin one there', async () => {
    const [sold, other] = [await feature(await publish('Sofá')), await publish('Butaca')]
    await look(sold, await people(3), 'search')
    await suite.asUser(owner).listings.setStatus({ id: sold, status: 'sold' })
    const [place] = await suite.asUser(owner).featured.remaining()
    if (!place) throw new Error('nothing is left')
    await suite.asUser(owner).featured.move({ placeId: place.id, listingId: other })
    expect(await report(sold)).toMatchObject({ isOver: true, isSold: true, views: 3 })
    expect(await report(other)).toMatchObject({ isOver: false, views: 0 })
    expect(await mailsOf(owner)).toHaveLength(1)
  })
  test('a second Spotlight place of the ad has a report of its own', async () => {
    const id = await feature(await publish('Lámpara'))
    await look(id, await people(3), 'search')
    suite.clock.advance(31 * DAY)
    await endPaidPlaces(suite.deps)
    await feature(id)
    expect(await report(id)).toMatchObject({ isOver: false, views: 0 })
    suite.clock.advance(31 * DAY)
    await endPaidPlaces(suite.deps)
    expect(await report(id)).toMatchObject({ isOver: true, views: 0 })
    expect(await mailsOf(owner)).toHaveLength(2)
  })
})
