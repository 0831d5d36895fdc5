import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type FakePushService,
  makeVapidKeys,
  startPushService,
} from '../../test/servers/push-service.ts'
import { createPushGateway, type PushTarget } from './push.ts'

const keys = makeVapidKeys()
const settings = { ...keys, subject: 'mailto:hola@wepa.example' }
const gateway = createPushGateway({ ...settings, hosts: ['127.0.0.1'] })
const message = { payload: 'Una nevera en Añasco', ttl: 60, urgency: 'normal', topic: 'a' } as const

let service: FakePushService
beforeAll(async () => {
  service = await startPushService(keys.publicKey)
})
afterAll(() => service.close())

const targetOf = ({
  endpoint,
  keys,
}: {
  endpoint: string
  keys: Omit<PushTarget, 'endpoint'>
}) => ({
  endpoint,
  ...keys,
})

describe('an endpoint', () => {
  const hosts = ['fcm.googleapis.com', '*.push.apple.com', '*.localhost']
  const inProduction = createPushGateway({ ...settings, hosts })
  const accepts = (endpoint: string) =>
    inProduction.accepts({ ...targetOf(service.subscribe().subscription), endpoint })

  test.each([
    'http://push.example/x',
    'ftp://push.example/x',
    'https://localhost/x',
    'https://postgres/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://8.8.8.8/x',
    'https://push.example/x',
    'https://fcm.googleapis.com.example/x',
    'https://push.apple.com/x',
    'https://xpush.apple.com/x',
    'https://fcm.googleapis.com:22/x',
    'https://ana:clave@fcm.googleapis.com/x',
    'http://127.0.0.1:9/x',
    'nada',
  ])('%s is refused', (endpoint) => {
    expect(accepts(endpoint)).toBe(false)
  })

  test('of a push service on the internet is taken', () => {
    expect(accepts('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
    expect(accepts('https://web.push.apple.com/QH')).toBe(true)
  })

  test('whose name leads into a private network is never connected to', async () => {
    const target = {
      ...targetOf(service.subscribe().subscription),
      endpoint: 'https://x.localhost/',
    }
    await expect(inProduction.send(target, message)).rejects.toThrow(/not public|ENOTFOUND/)
  })
})

test('keys that cannot be used are refused', () => {
  const target = targetOf(service.subscribe().subscription)
  const offCurve = Buffer.alloc(65, 4).toString('base64url')
  for (const wrong of [{ p256dh: offCurve }, { p256dh: 'AAAA' }, { auth: 'AAAA' }]) {
    expect(gateway.accepts({ ...target, ...wrong }), JSON.stringify(wrong)).toBe(false)
  }
})

test('a message arrives encrypted for its browser and signed by us', async () => {
  const browser = service.subscribe()
  expect(await gateway.send(targetOf(browser.subscription), message)).toBe('sent')
  const [delivery] = browser.received
  expect(delivery?.text).toBe('Una nevera en Añasco')
  expect(delivery?.headers).toMatchObject({
    ttl: '60',
    urgency: 'normal',
    topic: 'a',
    'content-encoding': 'aes128gcm',
  })
  const { origin } = new URL(browser.subscription.endpoint)
  expect(delivery?.claims).toMatchObject({ aud: origin, sub: 'mailto:hola@wepa.example' })
  // A day is the longest that push services accept.
  const left = (delivery?.claims.exp ?? 0) - Date.now() / 1000
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(24 * 60 * 60)
})

test('a browser that is gone is told apart from a service in trouble', async () => {
  const target = targetOf(service.subscribe().subscription)
  for (const status of [404, 410]) {
    service.answerWith(status)
    expect(await gateway.send(target, message), String(status)).toBe('gone')
  }
  for (const status of [302, 400, 403, 429, 503]) {
    service.answerWith(status)
    const failure = await gateway.send(target, message).catch((error: Error) => error.message)
    expect(failure).toBe(`the push service 127.0.0.1 answered ${status}`)
  }
  service.answerWith(201)
})
