import { makeUuid } from '../uuid.ts'
import { readStored, writeStored } from './storage.ts'

const key = 'wepa.device'

/** A random id that stays on this device: with it a sign-in from here is no news to the account's owner. */
export function deviceId(): string {
  const known = readStored(key)
  if (known) return known
  const made = makeUuid()
  writeStored(key, made)
  return made
}

/** Whether somebody has signed in or up here before, or has tried to. */
export function isKnownDevice(): boolean {
  return readStored(key) !== null
}
