// Who is signed in. The token and the last known user lie in local storage, so an offline start keeps the person signed in.
import { FORM_SESSION_MARK } from '@wepa/domain/people/form-session'
import type { SelfUser } from '@wepa/domain/people/user'
import { forgetTyped, readStored, removeStored, writeStored } from '../device/storage.ts'
import { createStore, useStore } from '../device/store.ts'
import { readFailure } from '../errors.ts'
import type { ApiClient } from '../trpc.ts'
import { readToken, removeToken, writeToken } from './token.ts'

/**
 * `unknown` while the server's HTML hydrates, and while a stored token waits for its first answer; `error` says
 * why none came.
 */
export type Session =
  | { status: 'unknown'; user: null; error?: unknown }
  | { status: 'visitor'; user: null }
  | { status: 'member'; user: SelfUser }

type SessionActions = {
  signIn: (granted: { token: string; user: SelfUser }) => void
  signOut: () => Promise<void>
  /** After the person changed their own profile. */
  replaceUser: (user: SelfUser) => void
}

/** How long signing out here waits for the server to hear of it, in ms. */
const patience = 2_000

const userKey = 'wepa.user'
/** Who signed out here on purpose, in whatever tab; their session did not just end. */
const leftKey = 'wepa.left'
const unknown: Session = { status: 'unknown', user: null }
const visitor: Session = { status: 'visitor', user: null }
const session = createStore<Session>(unknown)

/** Hears of every change of person, here and in other tabs. */
export const watchSession = session.subscribe

export function useSession(): Session & SessionActions {
  return { ...useStore(session, unknown), signIn, signOut, replaceUser }
}

let api: ApiClient | undefined
let isChangeMissed = false
let forgetPersonalData: () => void = () => {
  isChangeMissed = true
}

/**
 * Reads the stored session and asks the server about it. Only a 401 'Invalid token' signs out:
 * without network, or with a server in trouble, the person stays signed in.
 */
export function startSession(client: ApiClient, options: { onChange: () => void }): void {
  api = client
  readSession()
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== 'auth_token' && event.key !== userKey) return
    // Another tab signed in or out; a token without its user is half of that tab's two writes.
    readSession()
    forgetPersonalData()
  })
  // Until the first answer nothing of a person has been loaded, and parts of the page may still be hydrating
  // from the very data that a change of person throws away.
  void checkSession().then(() => {
    forgetPersonalData = options.onChange
    if (isChangeMissed) options.onChange()
  })
}

/** Asks who the token belongs to; also run when the network returns. */
export async function checkSession(): Promise<void> {
  const token = readToken()
  if (!token || !api) return
  // Whoever waits is shown that they wait again.
  if (session.get().status === 'unknown') session.set(unknown)
  try {
    const user = await api.auth.me.query()
    if (readToken() === token) replaceUser(user)
  } catch (error) {
    noteRefusal(error, token)
    if (session.get() === unknown) session.set({ status: 'unknown', user: null, error })
  }
}

/** Ends the session here when the server no longer knows the token it was sent. */
export function noteRefusal(error: unknown, sentToken: string | null): void {
  if (readFailure(error).code !== 'invalid_token') return
  if (sentToken !== null && readToken() === sentToken) forget()
}

/** Whose token is stored at this moment, for what must not go out under somebody else; other tabs may be changing it. */
export function readPerson(): { userId: number; token: string } | null {
  const token = readToken()
  const user = parseUser(readStored(userKey))
  return token && user && readToken() === token ? { userId: user.id, token } : null
}

/** Whether a person who is gone signed out on purpose. */
export function hasLeft(userId: number): boolean {
  return readStored(leftKey) === String(userId)
}

/** Who is here by what lies in local storage; not before the server's HTML is hydrated. */
export function readSession(): void {
  const user = parseUser(readStored(userKey))
  if (!readToken()) session.set(visitor)
  else session.set(user ? { status: 'member', user } : unknown)
}

function signIn(granted: { token: string; user: SelfUser }): void {
  endFormSession()
  // Never the new token beside the old user: see `readPerson`.
  removeStored(userKey)
  removeStored(leftKey)
  writeToken(granted.token)
  replaceUser(granted.user)
  forgetPersonalData()
}

async function signOut(): Promise<void> {
  endFormSession()
  // First: other tabs hear from the server that the session is over, and must know why.
  const person = readPerson()
  if (person) writeStored(leftKey, String(person.userId))
  // Without network the token stays valid on the server until it expires; here it is gone, and soon.
  const told = api?.auth.logout.mutate().catch(() => {})
  await Promise.race([told, new Promise((done) => setTimeout(done, patience))])
  forget()
  forgetTyped()
}

/** One that a form began, and no page has taken over, must not come back after another person. */
function endFormSession(): void {
  if (!document.cookie.includes(FORM_SESSION_MARK)) return
  void fetch('/auth/sign-out', { method: 'POST', redirect: 'manual', keepalive: true }).catch(
    () => {},
  )
}

function forget(): void {
  removeToken()
  removeStored(userKey)
  session.set(visitor)
  forgetPersonalData()
}

function replaceUser(user: SelfUser): void {
  writeStored(userKey, JSON.stringify(user))
  session.set({ status: 'member', user })
}

function parseUser(text: string | null): SelfUser | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isStoredUser(value) ? value : undefined
  } catch {
    return undefined
  }
}

// Written by this file alone; the check guards against another version's leftovers.
function isStoredUser(value: unknown): value is SelfUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'username' in value &&
    typeof value.username === 'string' &&
    'fullName' in value &&
    typeof value.fullName === 'string'
  )
}
