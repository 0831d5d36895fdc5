// The one way to what is kept in the browser: opens the database when it is first needed, and again when the connection died.
import type { WepaDatabase } from './tables.ts'

/** The browser keeps nothing for us: private mode, forbidden storage, or a database that does not open. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The browser keeps no data', { cause })
    this.name = 'StorageUnavailable'
  }
}

/** A database that hangs while it opens (older iOS) must not hold up what is to be sent, in ms. */
const patience = 4_000

let opened: Promise<WepaDatabase> | undefined
/** An opening that took too long: on a busy phone it is there for the next one who asks. */
let opening: Promise<WepaDatabase> | undefined

/**
 * Does its work in the database. iOS and updates of the product close connections under a page: the work
 * is then done once more on a new one, so it must bear being repeated (a transaction, or writes by key).
 * @throws StorageUnavailable when there is no database at all; whatever `work` throws otherwise
 */
export async function withDatabase<T>(work: (database: WepaDatabase) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database)
  } catch (error) {
    if (!isDeadConnection(error)) throw error
    forgetConnection(database)
    return work(await open())
  }
}

async function open(): Promise<WepaDatabase> {
  opened ??= openInTime()
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

async function openInTime(): Promise<WepaDatabase> {
  try {
    opening ??= import('./tables.ts').then(({ openDatabase }) => openDatabase())
    const mine = opening
    const forget = () => {
      if (opening === mine) opening = undefined
    }
    mine.then(forget, forget)
    return await Promise.race([mine, afterPatience()])
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}

function afterPatience(): Promise<never> {
  return new Promise((_done, fail) => {
    setTimeout(() => fail(new Error('The database does not open')), patience)
  })
}

function forgetConnection(database: WepaDatabase): void {
  database.close()
  opened = undefined
}

const deadNames = new Set(['InvalidStateError', 'DatabaseClosedError', 'TransactionInactiveError'])

/** Dexie wraps what the browser said: the cause may lie deeper. */
function isDeadConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (
    deadNames.has(error.name) ||
    /connection to indexed database server lost/i.test(error.message)
  ) {
    return true
  }
  const inner: unknown = 'inner' in error ? error.inner : error.cause
  return inner !== error && isDeadConnection(inner)
}
