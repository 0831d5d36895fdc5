// The pool and the typed door to the tables. A database that cannot be reached is a refusal, not a bug.
import { DomainError } from '@wepa/domain/error'
import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
} from 'kysely'
import type pg from 'pg'
import { openPool, type PoolOptions } from './pool.ts'
import { askForLife, type SilenceWatch, watchSilence } from './silence.ts'
import { isDatabaseAway, isUnreachableHost } from './sql/away-codes.ts'
import type { Tables } from './tables.ts'

/** The database, or one transaction on it. */
export type Database = Kysely<Tables>

/** What reads: no statement of Kysely's that writes can be begun with it. SQL by hand could; a replica refuses that. */
export type ReadDatabase = Pick<Database, 'selectFrom' | 'getExecutor' | 'isTransaction'>

export type DatabaseOptions = PoolOptions & {
  /** The same database where a pooler stands between: a pooler that is busy is no database that is silent. */
  directUrl?: string
  /** Hears when the database fell silent, and when it answers again. */
  onSilence?: (isSilent: boolean) => void
}

export type OpenDatabase = {
  db: Database
  pool: pg.Pool
  /** What `db` asks, for another database over the same connections. */
  connections: PostgresPool
  /** One statement outside of the typed tables; gives up as `db` does when nobody is answered. */
  query: (statement: pg.QueryConfig) => Promise<pg.QueryResult>
  close: () => Promise<void>
}

/** Opens the pool. No connection is made before the first query, and lost ones are made anew. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const pool = openPool(options)
  const watch = watchSilence({
    ask: () => askForLife(options.directUrl ?? options.url),
    onChange: (isSilent) => options.onSilence?.(isSilent),
  })
  const connections = asUnavailable(pool, watch)
  const db = databaseOver(connections)
  return {
    db,
    pool,
    connections,
    query: (statement) => watch.during(() => pool.query(statement)),
    close: async () => {
      watch.close()
      await db.destroy()
      // Kysely ends none that it has never asked.
      if (!pool.ended) await pool.end()
    },
  }
}

/** The typed door over any connections. */
export function databaseOver(pool: PostgresPool): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
}

/** The pool as Kysely sees it: what means "cannot be reached" is said in the product's own word. */
function asUnavailable(pool: pg.Pool, watch: SilenceWatch): PostgresPool {
  // Kysely tells connections apart by identity: the same client keeps the same face.
  const faces = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await connect(pool, watch).catch(translate)
      const face = faces.get(client) ?? faceOf(client, watch)
      faces.set(client, face)
      return face
    },
  }
}

async function connect(pool: pg.Pool, watch: SilenceWatch): Promise<pg.PoolClient> {
  let isWanted = true
  try {
    return await watch.during(async () => {
      const client = await pool.connect()
      if (!isWanted) client.release()
      return client
    })
  } finally {
    isWanted = false
  }
}

function faceOf(client: pg.PoolClient, watch: SilenceWatch): PostgresPoolClient {
  let isGivenUp = false
  const ask = async (text: string, values: unknown[]) => {
    if (isGivenUp) throw new DomainError('database_unavailable')
    const name = isKept(text) ? nameOf(text) : undefined
    const statement = { text, values, ...(name && { name }) }
    let isAnswered = false
    const asked = async () => {
      try {
        return await client.query(statement)
      } finally {
        isAnswered = true
      }
    }
    try {
      return await watch.during(asked)
    } finally {
      // What it still waits for would be read as the answer to somebody else's question.
      isGivenUp ||= !isAnswered
    }
  }
  const query = (text: string, values: unknown[]) => ask(text, values).catch(translate)
  return {
    // @ts-expect-error Kysely's second form of `query`, with a cursor, is never used here.
    query,
    release: (destroy?: boolean) => client.release(destroy || isGivenUp),
  }
}

/**
 * Marks a statement that is to be kept prepared: `select().modifyFront(kept)`, `insertInto().modifyEnd(kept)`, or
 * `sql`${kept} with …``. Parsing and planning cost twice as much as running one that looks up a few rows. Not for statements whose best plan depends on
 * the values, nor for texts that hold values.
 */
export const kept = sql`/* kept */`

function isKept(text: string): boolean {
  return (
    text.startsWith('select /* kept */') ||
    text.startsWith('/* kept */') ||
    text.endsWith('/* kept */')
  )
}

/** More texts than are usual; each connection keeps the plan of each, so what comes after them is planned each time. */
const mostKept = 400
const names = new Map<string, string>()

/** One name for each text, as a prepared statement must have. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostKept) return known
  const name = `kept_${names.size}`
  names.set(text, name)
  return name
}

function translate(error: unknown): never {
  throw isUnreachable(error) ? new DomainError('database_unavailable', { cause: error }) : error
}

/** Errors of the way to the database and of its condition, not of a statement. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') {
    return isDatabaseAway(error.code) || isUnreachableHost(error.code)
  }
  // pg gives these no code.
  return /timeout|Connection terminated|not queryable|connection error/.test(error.message)
}
