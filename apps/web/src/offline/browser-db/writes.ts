// What became of something that was to be kept in the browser.
import { StorageUnavailable } from './database.ts'
import type { Keeping } from './draft.ts'

/** Runs a write; answers whether it stands, and throws what is a bug. */
export async function tryToKeep(write: () => Promise<unknown>): Promise<Keeping> {
  try {
    await write()
    return 'kept'
  } catch (error) {
    if (isOutOfRoom(error)) return 'full'
    if (isOfStorage(error)) return 'forbidden'
    throw error
  }
}

/** What a reading answers; undefined where the browser keeps nothing, or cannot read it now. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (isOfStorage(error)) return undefined
    throw error
  }
}

/** A disk that fails, a database that is broken: what the browser says of it, as Dexie hands it on. All else is a bug. */
function isOfStorage(error: unknown): boolean {
  if (error instanceof StorageUnavailable || error instanceof DOMException) return true
  return error instanceof Error && 'inner' in error
}

/** Dexie wraps what the browser said: the cause may lie deeper, or among the failures of a change. */
function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false
  if (error.name === 'QuotaExceededError') return true
  if ('failures' in error && Array.isArray(error.failures)) return error.failures.some(isOutOfRoom)
  const inner: unknown = 'inner' in error ? error.inner : error.cause
  return inner !== error && isOutOfRoom(inner)
}

/** Asks the browser, once, not to clear away what is kept when the disk gets full. */
export async function askToPersist(): Promise<void> {
  const storage = globalThis.navigator?.storage
  if (hasAsked || typeof storage?.persist !== 'function') return
  hasAsked = true
  if (!(await storage.persisted())) await storage.persist()
}

let hasAsked = false
