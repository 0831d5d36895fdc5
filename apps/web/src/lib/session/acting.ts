// Acting for a business: its session takes the place of one's own, which is kept for the way back.
import type { SelfUser } from '@wepa/domain/people/user'
import { readStored, removeStored, writeStored } from '../device/storage.ts'
import { readToken } from './token.ts'

type Granted = { token: string; user: SelfUser }

const key = 'wepa.own'

/** Keeps one's own session, before that of a business takes its place. */
export function keepOwn(user: SelfUser): void {
  const token = readToken()
  if (token) writeStored(key, JSON.stringify({ token, user }))
}

/** One's own session while one acts for a business; null otherwise. */
export function readOwn(): Granted | null {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null')
    return isGranted(value) ? value : null
  } catch {
    return null
  }
}

/** The account of whoever acts for a business in this browser; undefined where the business itself is signed in. */
export function readActor(businessId: number): number | undefined {
  const own = readOwn()?.user.id
  return own === businessId ? undefined : own
}

export function forgetOwn(): void {
  removeStored(key)
}

// Written by this file alone; the check guards against another version's leftovers.
function isGranted(value: unknown): value is Granted {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'user' in value &&
    typeof value.user === 'object'
  )
}
