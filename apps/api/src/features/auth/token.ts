// Session tokens: opaque, 256 random bits; the database knows only their hash.
import { createHash, randomBytes } from 'node:crypto'

/** A new token, 43 characters of base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. It is random already: no salt or slow hash is needed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
