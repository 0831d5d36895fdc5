// Whoever has signed up on this device is helped along on home, until they are done or have had enough.
import { readStored, removeStored, writeStored } from '../../lib/device/storage.ts'

const key = 'wepa.welcome'

export function beginWelcome(userId: number): void {
  writeStored(key, String(userId))
}

/** It does not come back. */
export function endWelcome(): void {
  removeStored(key)
}

export function isWelcomed(userId: number): boolean {
  return readStored(key) === String(userId)
}
