// Push messages from the notification to the browser that decrypts them, over HTTP on both sides.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import {
  type FakeBrowser,
  type FakePushService,
  makeVapidKeys,
  startPushService,
} from '../../../test/servers/push-service.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { listFailedJobs } from '../../db/queue/queue.ts'
import { createPushGateway } from '../../gateways/push.ts'
import { notify } from './notify.ts'

const keys = makeVapidKeys()
const day = 24 * 60 * 60 * 1000

let suite: Suite
let service: FakePushService
let ana: Awaited<ReturnType<typeof register>>
let luis: Awaited<ReturnType<typeof register>>
beforeAll(async () => {
  service = await startPushService(keys.publicKey)
  const subject = 'mailto:hola@wepa.example'
  const push = createPushGateway({ ...keys, subject, hosts: ['127.0.0.1'] })
  suite = await startSuite({ overrides: { push } })
})
beforeEach(async () => {
  ana = await register(suite)
  luis = await register(suite)
})
afterAll(async () => {
  await suite.close()
  await service.close()
})

const call = async (procedure: string, token?: string, body?: object) => {
  const app = await suite.app()
  return request(app, 'POST', `/trpc/push.${procedure}`, {
    body: body ?? {},
    ...(token && { token }),
  })
}
const subscribe = (token: string, { subscription }: FakeBrowser) =>
  call('subscribe', token, subscription)
const isSubscribed = async (token: string) => {
  const { json } = await request(await suite.app(), 'GET', '/trpc/push.state', { token })
  expect(json.result.data.publicKey).toBe(keys.publicKey)
  return json.result.data.isSubscribed
}
const tell = (userId: number, extra: Partial<Parameters<typeof notify>[1]> = {}) =>
  inTransaction(suite.deps, (tx) =>
    notify(tx, { userId, type: 'report', title: 'Aviso', message: 'hola', ...extra }),
  )
const deliver = async (browser: FakeBrowser) => {
  await suite.workOffQueue()
  return browser.received.map(({ text }) => JSON.parse(text))
}

describe('a browser', () => {
  test('subscribes for members alone, and only to a push service', async () => {
    const { subscription } = service.subscribe()
    expect((await call('subscribe', undefined, subscription)).status).toBe(401)
    expect((await call('unsubscribe')).status).toBe(401)
    for (const endpoint of [
      'https://10.0.0.8/x',
      'https://localhost/x',
      'http://push.example/x',
      'javascript:alert(1)',
    ]) {
      const answer = await call('subscribe', ana.token, { ...subscription, endpoint })
      expect([answer.status, answer.json.error.data.code], endpoint).toEqual([400, 'validation'])
    }
    expect(await isSubscribed(ana.token)).toBe(false)
  })

  test('is told of a heart: encrypted, with where it leads and how much is unread', async () => {
    const browser = service.subscribe()
    expect((await subscribe(ana.token, browser)).status).toBe(200)
    expect(await isSubscribed(ana.token)).toBe(true)
    const owner = { id: ana.user.id, role: 'user' } as const
    const ad = await suite.asUser(owner).listings.publish(makeListingInput({ title: 'Nevera' }))
    const fan = { id: luis.user.id, role: 'user' } as const
    await suite.asUser(fan).favorites.add({ listingId: ad.id })

    const [notice, ...more] = await deliver(browser)
    expect(more).toEqual([])
    expect(notice).toEqual({
      id: expect.any(Number),
      title: 'A alguien le gusta tu anuncio',
      message: 'Alguien guardó «Nevera» en sus favoritos.',
      path: `/listing/${ad.id}`,
      tag: `favorite-${ad.id}`,
      unread: 1,
    })
    expect(browser.received[0]?.headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    })
  })

  test('is told of a message at once', async () => {
    const browser = service.subscribe()
    await subscribe(ana.token, browser)
    await tell(ana.user.id, { type: 'message', relatedId: 4 })
    expect(await deliver(browser)).toMatchObject([{ path: '/chat/4' }])
    expect(browser.received[0]?.headers.urgency).toBe('high')
  })

  test('is told nothing that was read meanwhile, nor what is a day old', async () => {
    const browser = service.subscribe()
    await subscribe(ana.token, browser)
    await tell(ana.user.id)
    const { notifications } = suite.asUser({ id: ana.user.id, role: 'user' })
    await notifications.markAllRead({ userId: ana.user.id })
    expect(await deliver(browser)).toEqual([])
    await tell(ana.user.id)
    suite.clock.advance(day + 1000)
    expect(await deliver(browser)).toEqual([])
  })

  test('that is gone is forgotten; one whose service is down is tried again', async () => {
    const browser = service.subscribe()
    await subscribe(ana.token, browser)
    service.answerWith(503)
    await tell(ana.user.id)
    await suite.workOffQueue()
    expect(await isSubscribed(ana.token)).toBe(true)
    const [failed] = await listFailedJobs(suite.deps.db, 1)
    expect(failed).toMatchObject({ name: 'push-notification', attempts: 1, isLast: false })
    // The rest of the address is as good as a key.
    expect(failed?.error).toContain('127.0.0.1 answered 503')
    expect(failed?.error).not.toContain(browser.subscription.endpoint)

    service.answerWith(410)
    await tell(ana.user.id)
    await suite.workOffQueue()
    expect(await isSubscribed(ana.token)).toBe(false)
    service.answerWith(201)
  })
})

describe('a sign-in', () => {
  test('that ends takes its browser along, and no other', async () => {
    const phone = service.subscribe()
    const laptop = service.subscribe()
    const { username, password } = ana
    const second = await suite.asVisitor().auth.login({ username, password })
    await subscribe(ana.token, phone)
    await subscribe(second.token, laptop)
    await request(await suite.app(), 'POST', '/api/auth/logout', { token: ana.token })
    await tell(ana.user.id)
    expect(await deliver(phone)).toEqual([])
    expect(await deliver(laptop)).toHaveLength(1)
  })

  test('is one browser: a new address takes the place of the old one', async () => {
    const [before, after] = [service.subscribe(), service.subscribe()]
    await subscribe(ana.token, before)
    await Promise.all([subscribe(ana.token, after), subscribe(ana.token, after)])
    await tell(ana.user.id)
    expect([await deliver(before), await deliver(after)]).toEqual([[], [expect.anything()]])
    await call('unsubscribe', ana.token)
    expect(await isSubscribed(ana.token)).toBe(false)
  })

  test('of another person takes over the browser they share', async () => {
    const browser = service.subscribe()
    await subscribe(ana.token, browser)
    await tell(ana.user.id, { message: 'de Ana' })
    await subscribe(luis.token, browser)
    await tell(luis.user.id, { message: 'de Luis' })
    // What waited for Ana is not shown to Luis.
    expect((await deliver(browser)).map(({ message }) => message)).toEqual(['de Luis'])
    expect(await isSubscribed(ana.token)).toBe(false)
  })

  test('cannot take over a browser of which it knows the address alone', async () => {
    const browser = service.subscribe()
    await subscribe(ana.token, browser)
    const { endpoint } = browser.subscription
    const stranger = {
      subscription: { ...service.subscribe().subscription, endpoint },
      received: [],
    }
    expect((await subscribe(luis.token, stranger)).status).toBe(409)
    await tell(ana.user.id)
    expect(await deliver(browser)).toHaveLength(1)
  })

  test('each has one browser, and a person ten at most', async () => {
    const browsers = Array.from({ length: 12 }, () => service.subscribe())
    const { username, password } = ana
    for (const browser of browsers) {
      const { token } = await suite.asVisitor().auth.login({ username, password })
      await subscribe(token, browser)
    }
    await tell(ana.user.id)
    await suite.workOffQueue()
    expect(browsers.map(({ received }) => received.length)).toEqual([0, 0, ...Array(10).fill(1)])
  })
})

describe('a browser that got another address', () => {
  test('may say so with the old one and its keys', async () => {
    const [before, after] = [service.subscribe(), service.subscribe()]
    await subscribe(ana.token, before)
    const renewal = { before: before.subscription, after: after.subscription }
    expect((await call('renew', undefined, renewal)).status).toBe(200)
    await tell(ana.user.id)
    expect([await deliver(before), await deliver(after)]).toEqual([[], [expect.anything()]])
  })

  test('changes nothing with other keys, and is told nothing about it', async () => {
    const [before, after] = [service.subscribe(), service.subscribe()]
    await subscribe(ana.token, before)
    const { endpoint } = before.subscription
    const renewal = { before: { ...after.subscription, endpoint }, after: after.subscription }
    expect((await call('renew', undefined, renewal)).json.result.data).toEqual({ success: true })
    await tell(ana.user.id)
    expect([await deliver(before), await deliver(after)]).toEqual([[expect.anything()], []])
  })

  test('cannot push somebody else’s browser out', async () => {
    const [own, others] = [service.subscribe(), service.subscribe()]
    await subscribe(ana.token, own)
    await subscribe(luis.token, others)
    const { endpoint } = others.subscription
    await call('renew', undefined, {
      before: own.subscription,
      after: { ...own.subscription, endpoint },
    })
    await tell(luis.user.id)
    expect(await deliver(others)).toHaveLength(1)
  })
})

test('who switched push messages off gets none, until they ask for them again', async () => {
  const browser = service.subscribe()
  await subscribe(ana.token, browser)
  await suite.deps.db
    .updateTable('notificationPreferences')
    .set({ push: false })
    .where('userId', '=', ana.user.id)
    .execute()
  expect(await isSubscribed(ana.token)).toBe(false)
  await tell(ana.user.id)
  expect(await deliver(browser)).toEqual([])
  await subscribe(ana.token, browser)
  await tell(ana.user.id)
  expect(await deliver(browser)).toHaveLength(1)
})

test('without keys nobody is offered it, and whoever asks is told so', async () => {
  const without = await startSuite()
  const app = await without.app()
  const { token } = await register(without)
  const state = await request(app, 'GET', '/trpc/push.state', { token })
  expect(state.json.result.data).toEqual({ publicKey: null, isSubscribed: false })
  const body = service.subscribe().subscription
  const answer = await request(app, 'POST', '/trpc/push.subscribe', { token, body })
  expect([answer.status, answer.json.error.message]).toEqual([
    503,
    'Los avisos no están disponibles.',
  ])
  await without.close()
})
