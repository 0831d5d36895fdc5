// The way out for push messages: encrypted for one browser (RFC 8291), signed as ours (RFC 8292), and
// handed to the push service of that browser's maker.
import { createECDH } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import webPush from 'web-push'
import { createHostRests } from './host-rests.ts'
import { lookupPublic } from './public-address.ts'

/** Where a browser is reached, and its keys, as its own `PushSubscription` says them (base64url). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  payload: string
  /** Seconds for which the push service keeps it while the device is away. */
  ttl: number
  urgency: 'low' | 'normal' | 'high'
  /** Of waiting messages with the same topic the last one is kept: at most 32 of A-Z, a-z, 0-9, - and _. */
  topic: string
}

export type PushGateway = {
  /** What a browser needs to subscribe, base64url. */
  publicKey: string
  /** Whether this is a place we would send to, with keys that can be used. */
  accepts: (target: PushTarget) => boolean
  /** `gone`: that browser takes no more messages. Rejects when it is worth another try. */
  send: (target: PushTarget, message: PushMessage) => Promise<'sent' | 'gone'>
  /** Hosts that answered nothing several times in a row, and are left in peace for a while. */
  restingHosts: () => readonly string[]
}

export type PushOptions = {
  publicKey: string
  privateKey: string
  /** Whom a push service may write to about us: mailto: or https:. */
  subject: string
  /**
   * The push services: names, and `*.` for all below one. Anybody may name an endpoint, so nothing else is
   * ever sent to. '127.0.0.1' stands for plain HTTP on this machine: for tests and the sandbox alone.
   */
  hosts: readonly string[]
}

/** A push service takes a message in tenths of a second. */
const patience = 3000

export function createPushGateway(options: PushOptions): PushGateway {
  const { publicKey, privateKey, subject, hosts } = options
  const rests = createHostRests()
  return {
    publicKey,
    accepts: (target) => isPushService(target.endpoint, hosts) && hasUsableKeys(target),
    restingHosts: rests.resting,
    send: async ({ endpoint, p256dh, auth }, { payload, ttl, urgency, topic }) => {
      if (!isPushService(endpoint, hosts)) return 'gone'
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject, publicKey, privateKey },
          contentEncoding: 'aes128gcm',
          TTL: ttl,
          urgency,
          topic,
        },
      )
      const url = new URL(endpoint)
      const status = await post(url, headers, body).catch((error: unknown) => {
        rests.failed(url.hostname)
        throw error
      })
      if (status >= 500 || status === 429) rests.failed(url.hostname)
      else rests.succeeded(url.hostname)
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      // Only the host: the rest of the address is the key to that browser.
      throw new Error(`the push service ${url.hostname} answered ${status}`)
    },
  }
}

/** HTTPS to a known name. What the name leads to is checked when the connection is made. */
function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (url?.username !== '' || url.password !== '') return false
  if (url.hostname === '127.0.0.1') return url.protocol === 'http:' && hosts.includes('127.0.0.1')
  const isNamed = hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  )
  // A number could be anything, and stands in no list.
  return isNamed && url.protocol === 'https:' && url.port === '' && isIP(url.hostname) === 0
}

/** A key that lies on no curve would fail at each message. */
function hasUsableKeys({ p256dh, auth }: PushTarget): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** One POST; its status. Redirects are not followed: a push service has no reason to send us elsewhere. */
function post(url: URL, headers: Record<string, string>, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patience)
    const request =
      url.protocol === 'https:'
        ? requestHttps(url, { method: 'POST', headers, signal, lookup: lookupPublic })
        : requestHttp(url, { method: 'POST', headers, signal })
    request.on('response', (response) => {
      // What it says besides is of no use; read, it leaves the connection free for the next message.
      response.on('error', () => undefined).resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end(body)
  })
}
