// The bearer token's place in the browser (`auth_token`).
import { readStored, removeStored, writeStored } from '../device/storage.ts'

const key = 'auth_token'

/** The stored token; null on the server. */
export function readToken(): string | null {
  return readStored(key) || null
}

export function writeToken(token: string): void {
  writeStored(key, token)
}

export function removeToken(): void {
  removeStored(key)
}
