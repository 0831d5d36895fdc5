// An authenticator in software: makes passkeys and signs with them, as a browser hands both on.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Page = { origin?: string; host?: string; isVerified?: boolean; counter?: number }

/** A key pair in an authenticator, for the site of the tests. */
export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(Buffer.from(x, 'base64url'))],
      [-3, bytes(Buffer.from(y, 'base64url'))],
    ]),
  )
  return {
    id,
    /** Answers a request for a new passkey. */
    make: (challenge: string, page: Page = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, cose])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', bytes(Buffer.concat([head(page, 0x40), attested]))],
      ])
      // @ts-expect-error The encoder takes such maps; its type names only the simplest of them.
      const attestationObject = Buffer.from(isoCBOR.encode(attestation)).toString('base64url')
      const clientDataJSON = clientData('webauthn.create', challenge, page).toString('base64url')
      const response = { clientDataJSON, attestationObject, transports: ['internal' as const] }
      return { id, rawId: id, type: 'public-key' as const, response }
    },
    /** Answers a request for a signature. */
    sign: (challenge: string, page: Page & { handle?: string } = {}) => {
      const client = clientData('webauthn.get', challenge, page)
      const data = head(page, 0)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: page.handle && Buffer.from(page.handle).toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key' as const, response }
    },
  }
}

function clientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: Page) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** The host's hash, what the person did (present, and unlocked it), and the counter. */
function head({ host = 'localhost', isVerified = true, counter = 0 }: Page, flags: number) {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags | 0x01 | (isVerified ? 0x04 : 0))
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(host).digest(), rest])
}

function bytes(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer)
}
