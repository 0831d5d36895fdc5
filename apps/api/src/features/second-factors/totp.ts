// Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, 30 seconds, six digits.
import { createHmac, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of a secret in one step of time. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The number of 30-second steps since 1970. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / stepMs)
}

/** The step whose code this is: now's, the one before or the one after, for clocks that are a little off. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const step = stepAt(now)
  // All three are compared, so that the time taken says nothing.
  const matches = [step, step - 1, step + 1].filter((other) => isSame(codeOf(secret, other), code))
  return matches[0]
}

/** Base32 (RFC 4648) without padding: how apps take a secret that is typed. */
export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** What an app reads from the QR code. */
export function otpauthUri(secret: Buffer, username: string): string {
  const label = encodeURIComponent(`Wepa:${username}`)
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=Wepa`
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
