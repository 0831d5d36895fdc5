// One PostgreSQL for all tests of this account on this machine: started by the first, ended by the last.
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { shortHash } from './postgres/short-hash.ts'
import { type Door, databaseUrl, withClient } from './postgres/socket.ts'
import { startPostgres } from './postgres.ts'
import { isProcessAlive } from './process-command.ts'

export type TestPostgres = {
  /**
   * Makes an empty database of this name (an older one of the same name goes) and answers its
   * connection string. With `prepare` it is a copy of a database that was prepared once for all
   * suites that give the same `key`: say, migrated.
   */
  createDatabase: (name: string, template?: Template) => Promise<string>
  /** Removes the databases made here; whoever is last takes the server along. */
  stop: () => Promise<void>
}

export type Template = {
  /** Changes when what `prepare` does changes. */
  key: string
  prepare: (url: string) => Promise<void>
}

/** Durability is of no use to data that dies with the test run. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
}

/**
 * Joins the shared test server, starting it when nobody has. Every user holds a lease, a file with
 * its process number; a lease of a dead process does not count. A test runner that takes a lease
 * for its whole run spares its suites the starting and stopping.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const home = `/tmp/wepa-tests-${process.getuid?.() ?? 0}-${shortHash(import.meta.dirname)}`
  const lease = join(home, 'leases', `${process.pid}-${Math.random().toString(36).slice(2)}`)
  await mkdir(join(home, 'leases'), { recursive: true })
  const door = await alone(home, async () => {
    const server = await startPostgres({ dataDir: home, settings: fastSettings })
    await writeFile(lease, '')
    const url = new URL(server.url)
    return { host: url.searchParams.get('host') ?? '', port: Number(url.searchParams.get('port')) }
  })

  const made = new Set<string>()
  const createDatabase = async (name: string, template?: Template) => {
    made.add(name)
    const from = template ? await ensureTemplate(door, template) : 'template0'
    await copyDatabase(door, from, name)
    return databaseUrl(door, name)
  }
  const stop = async () => {
    for (const name of made) await dropDatabase(door, name)
    made.clear()
    await alone(home, async () => {
      await rm(lease, { force: true })
      if (await isInUse(join(home, 'leases'))) return
      const server = await startPostgres({ dataDir: home, settings: fastSettings })
      await server.stop()
      for (const name of ['postgres', 'postgres.log']) {
        await rm(join(home, name), { recursive: true, force: true })
      }
    })
  }
  return { createDatabase, stop }
}

/** Runs `work` while no other process does: a folder can be made only once. */
async function alone<T>(home: string, work: () => Promise<T>): Promise<T> {
  const lock = join(home, 'lock')
  while (!(await take(lock))) await sleep(30)
  try {
    return await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

async function take(lock: string): Promise<boolean> {
  const isMine = await mkdir(lock).then(
    () => true,
    () => false,
  )
  if (isMine) return true
  // Starting takes a second or two; a lock this old was left by a killed process.
  const since = (await stat(lock).catch(() => undefined))?.mtimeMs
  if (since && Date.now() - since > 30_000) await rm(lock, { recursive: true, force: true })
  return false
}

async function isInUse(leases: string): Promise<boolean> {
  for (const name of await readdir(leases)) {
    if (await isProcessAlive(Number(name.split('-')[0]))) return true
    await rm(join(leases, name), { force: true })
  }
  return false
}

async function ensureTemplate(door: Door, template: Template): Promise<string> {
  const name = `template_${shortHash(template.key)}`
  await withClient(databaseUrl(door, 'postgres'), async (client) => {
    // One prepares, the others wait here; the lock ends with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const half = `${name}_half`
    await copyDatabase(door, 'template0', half)
    await template.prepare(databaseUrl(door, half))
    await client.query(`alter database "${half}" rename to "${name}"`)
  })
  return name
}

async function copyDatabase(door: Door, from: string, name: string): Promise<void> {
  await dropDatabase(door, name)
  await withClient(databaseUrl(door, 'postgres'), async (client) => {
    const copy = client.escapeIdentifier(name)
    await client.query(`create database ${copy} template ${client.escapeIdentifier(from)}`)
  })
}

async function dropDatabase(door: Door, name: string): Promise<void> {
  await withClient(databaseUrl(door, 'postgres'), (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  )
}
