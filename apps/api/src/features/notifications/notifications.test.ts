import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { forgetOldNotifications } from './forget-old-notifications.ts'
import { notify } from './notify.ts'

const day = 24 * 60 * 60 * 1000

let suite: Suite
let ana: Person
let luis: Person
beforeAll(async () => {
  suite = await startSuite()
})
beforeEach(async () => {
  ana = await suite.makeUser()
  luis = await suite.makeUser()
})
afterAll(() => suite.close())

const listOf = async (person: Person, page: { limit?: number; cursor?: string } = {}) =>
  suite.asUser(person).notifications.list({ userId: person.id, ...page })
const unreadOf = async (person: Person) =>
  (await suite.asUser(person).notifications.unreadCount({ userId: person.id })).count
const tell = (person: Person, message: string, key?: string) =>
  inTransaction(suite.deps, (tx) =>
    notify(tx, {
      userId: person.id,
      type: 'report',
      title: 'Aviso',
      message,
      ...(key && { key }),
    }),
  )

describe('notifications', () => {
  test('are for members, and each person sees and reads only their own', async () => {
    await tell(ana, 'hola')
    const [{ id } = { id: 0 }] = (await listOf(ana)).items
    const { notifications: visiting } = suite.asVisitor()
    expect(await codeOf(visiting.list({ userId: ana.id }))).toBe('unauthorized')
    expect(await codeOf(visiting.markRead({ id }))).toBe('unauthorized')
    const { notifications } = suite.asUser(luis)
    expect(await codeOf(notifications.list({ userId: ana.id }))).toBe('forbidden')
    expect(await codeOf(notifications.unreadCount({ userId: ana.id }))).toBe('forbidden')
    expect(await codeOf(notifications.markAllRead({ userId: ana.id }))).toBe('forbidden')
    expect(await codeOf(notifications.markRead({ id }))).toBe('not_found')
    expect(await codeOf(notifications.markRead({ id: 2_147_483_647 }))).toBe('not_found')
    expect(await unreadOf(ana)).toBe(1)
  })

  test('come newest first, page by page, each once', async () => {
    for (const message of ['uno', 'dos', 'tres']) await tell(ana, message)
    await tell(luis, 'otra persona')
    const first = await listOf(ana, { limit: 2 })
    expect(first.items.map(({ message }) => message)).toEqual(['tres', 'dos'])
    const rest = await listOf(ana, { limit: 2, cursor: first.nextCursor ?? '' })
    expect(rest).toMatchObject({ items: [{ message: 'uno' }], nextCursor: null })
  })

  test('refuse a made-up cursor and a limit out of range', async () => {
    for (const page of [{ cursor: 'nada' }, { cursor: 'WzBd' }, { limit: 0 }, { limit: 101 }]) {
      expect(await codeOf(listOf(ana, page)), JSON.stringify(page)).toBe('validation')
    }
  })

  test('are counted until they are read, one by one or all', async () => {
    for (const message of ['uno', 'dos', 'tres']) await tell(ana, message)
    const { notifications } = suite.asUser(ana)
    const [newest] = (await listOf(ana)).items
    for (let twice = 0; twice < 2; twice++) await notifications.markRead({ id: newest?.id ?? 0 })
    expect(await unreadOf(ana)).toBe(2)
    await notifications.markAllRead({ userId: ana.id })
    expect(await unreadOf(ana)).toBe(0)
    expect((await listOf(ana)).items.every(({ isRead }) => isRead)).toBe(true)
  })

  test('that arrive after what a person saw stay unread', async () => {
    await tell(ana, 'visto')
    await tell(luis, 'de otra persona')
    const [seen] = (await listOf(ana)).items
    await tell(ana, 'recién llegado')
    await suite.asUser(ana).notifications.markAllRead({ userId: ana.id, upTo: seen?.id ?? 0 })
    expect((await listOf(ana)).items.map(({ isRead }) => isRead)).toEqual([false, true])
    expect(await unreadOf(luis)).toBe(1)
  })

  test('are told once for each key, and never when their cause fails', async () => {
    await Promise.all(Array.from({ length: 10 }, () => tell(ana, 'una vez', 'clave')))
    const failing = inTransaction(suite.contextOf(), async (tx) => {
      await notify(tx, { userId: ana.id, type: 'report', title: 'No', message: 'no' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await listOf(ana)).items).toMatchObject([{ message: 'una vez', isRead: false }])
  })

  test('go after a year, read ones after 90 days', async () => {
    await tell(ana, 'leída')
    await suite.asUser(ana).notifications.markAllRead({ userId: ana.id })
    await tell(ana, 'sin leer')
    suite.clock.advance(89 * day)
    await forgetOldNotifications(suite.deps)
    expect((await listOf(ana)).items).toHaveLength(2)
    suite.clock.advance(2 * day)
    await forgetOldNotifications(suite.deps)
    expect((await listOf(ana)).items).toMatchObject([{ message: 'sin leer' }])
    suite.clock.advance(275 * day)
    await forgetOldNotifications(suite.deps)
    expect((await listOf(ana)).items).toEqual([])
  })
})

describe('a heart', () => {
  const publish = (person: Person) => suite.asUser(person).listings.publish(makeListingInput())

  test('tells the owner once for each person and ad, though it comes and goes', async () => {
    const ad = await publish(ana)
    const { favorites } = suite.asUser(luis)
    await Promise.all(Array.from({ length: 10 }, () => favorites.add({ listingId: ad.id })))
    await favorites.remove({ listingId: ad.id })
    await favorites.add({ listingId: ad.id })
    const { items } = await listOf(ana)
    expect(items).toMatchObject([{ type: 'favorite', relatedId: ad.id, isRead: false }])
    expect(items[0]?.message).toContain(ad.title)

    const other = await suite.makeUser()
    await suite.asUser(other).favorites.add({ listingId: ad.id })
    expect((await listOf(ana)).items).toHaveLength(2)
  })

  test('says nothing of who it was', async () => {
    const fan = await suite.makeUser({ fullName: 'Zutana Secreta' })
    await suite.asUser(fan).favorites.add({ listingId: (await publish(ana)).id })
    expect(JSON.stringify(await listOf(ana))).not.toContain('Zutana')
  })

  test('on one’s own ad tells nobody', async () => {
    await suite.asUser(ana).favorites.add({ listingId: (await publish(ana)).id })
    expect((await listOf(ana)).items).toEqual([])
  })

  test('on an ad that is gone tells nobody', async () => {
    const ad = await publish(ana)
    await suite.asUser(ana).listings.remove({ id: ad.id })
    const adding = suite.asUser(luis).favorites.add({ listingId: ad.id })
    expect(await codeOf(adding)).toBe('listing_not_found')
    expect((await listOf(ana)).items).toEqual([])
  })
})

describe('over HTTP', () => {
  test('the four documented calls answer as the contract says', async () => {
    const app = await suite.app()
    const owner = await register(suite)
    const fan = await register(suite)
    const person = { id: owner.user.id, role: 'user' } as const
    for (const message of ['uno', 'dos']) await tell(person, message)
    const path = `/api/users/${owner.user.id}/notifications`
    const { token } = owner

    for (const url of [path, `${path}/unread-count`]) {
      expect((await request(app, 'GET', url)).status, url).toBe(401)
      expect((await request(app, 'GET', url, { token: fan.token })).status, url).toBe(403)
    }
    expect((await request(app, 'POST', `${path}/mark-all-read`, { token: fan.token })).status).toBe(
      403,
    )

    const page = await request(app, 'GET', `${path}?limit=1`, { token })
    expect(page.json).toMatchObject([{ message: 'dos', isRead: false, userId: owner.user.id }])
    const [, next] = String(page.headers.link).match(/^<(.+)>; rel="next"$/) ?? []
    const rest = await request(app, 'GET', String(next), { token })
    expect([rest.json[0].message, rest.headers.link]).toEqual(['uno', undefined])

    const one = `/api/notifications/${page.json[0].id}/mark-read`
    expect((await request(app, 'POST', one, { token: fan.token })).status).toBe(404)
    expect((await request(app, 'POST', '/api/notifications/0/mark-read', { token })).status).toBe(
      404,
    )
    const read = await request(app, 'POST', one, { token })
    expect([read.status, read.json]).toEqual([200, { success: true }])
    const count = async () => (await request(app, 'GET', `${path}/unread-count`, { token })).json
    expect(await count()).toEqual({ count: 1 })
    const all = await request(app, 'POST', `${path}/mark-all-read`, { token, body: {} })
    expect([all.status, all.json]).toEqual([200, { success: true }])
    expect(await count()).toEqual({ count: 0 })
  })
})
