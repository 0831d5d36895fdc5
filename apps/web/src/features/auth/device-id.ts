import { readStored, writeStored } from '../../lib/device/storage.ts'
import { makeUuid } from '../../lib/uuid.ts'

const key = 'wepa.device'

/** A random id that stays on this device: with it a sign-in from here is no news to the account's owner. */
export function deviceId(): string {
  const known = readStored(key)
  if (known) return known
  const made = makeUuid()
  writeStored(key, made)
  return made
}
