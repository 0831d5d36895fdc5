// A push service on this machine, and the browsers behind it: what reaches them they decrypt themselves,
// by RFC 8188 and RFC 8291, without the library that the server encrypts with.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'

type Delivery = { headers: IncomingHttpHeaders; text: string; claims: Claims }
type Claims = { aud: string; exp: number; sub: string }

export type FakeBrowser = {
  /** As the browser says it: `JSON.stringify(subscription)`. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  received: Delivery[]
}

export type FakePushService = {
  subscribe: () => FakeBrowser
  /** What it answers from now on; 201 is right. */
  answerWith: (status: number) => void
  close: () => Promise<void>
}

/** A pair of keys as VAPID settings hold them. */
export function makeVapidKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // The number may be short of a byte; the setting never is.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}

export async function startPushService(vapidPublicKey: string): Promise<FakePushService> {
  const browsers = new Map<string, { browser: FakeBrowser; decrypt: (body: Buffer) => string }>()
  let status = 201
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const known = browsers.get(request.url ?? '')
    if (!known) return response.writeHead(404).end()
    if (status === 201) {
      const claims = readClaims(String(request.headers.authorization), vapidPublicKey)
      const text = known.decrypt(Buffer.concat(parts))
      known.browser.received.push({ headers: request.headers, text, claims })
    }
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    subscribe: () => {
      const path = `/to/${randomBytes(12).toString('base64url')}`
      const { keys, decrypt } = makeKeys()
      const browser = { subscription: { endpoint: `${origin}${path}`, keys }, received: [] }
      browsers.set(path, { browser, decrypt })
      return browser
    },
    answerWith: (next) => {
      status = next
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The keys of a browser, and how it reads what was encrypted for them. */
export function makeKeys() {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  const decrypt = (body: Buffer): string => {
    // RFC 8188: salt, record size, and as key id the sender's key of this message.
    const salt = body.subarray(0, 16)
    const idLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + idLength)
    const record = body.subarray(21 + idLength)
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const secret = derive(own.computeSecret(senderKey), auth, about, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(record.subarray(-16))
    const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
    // The text ends at a 2, the mark of a last record; zeros may fill it up.
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt,
  }
}

function derive(secret: Buffer, salt: Buffer, about: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length))
}

/** RFC 8292: who sends signs for whom it sends, with the key that the browser was told. */
function readClaims(authorization: string, vapidPublicKey: string): Claims {
  const [, token = '', key] = authorization.match(/^vapid t=([^,]+), ?k=(.+)$/) ?? []
  if (key !== vapidPublicKey) throw new Error('signed by somebody else')
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)]
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') }
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGood) throw new Error('the signature is wrong')
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}
