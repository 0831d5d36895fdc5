// Which connections go back to the pool, and which are never used again.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { openPool } from './pool.ts'

let suite: Suite
const opened: OpenDatabase[] = []
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await suite.close()
})

const options = () => ({
  url: suite.databaseUrl,
  poolSize: 1,
  statementTimeout: 10_000,
  onIdleError: () => {},
})

test('a connection whose query was given up without an answer is not used again', async () => {
  const pool = openPool({ ...options(), statementTimeout: 100 })
  const client = await pool.connect()
  // As if the server's own end of it were lost on the way.
  await client.query('set statement_timeout = 0')
  await expect(client.query('select pg_sleep(8)')).rejects.toThrow('Query read timeout')
  // As the job queue does, which knows nothing of errors here.
  client.release()
  const since = performance.now()
  const { rows } = await pool.query('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
  expect(performance.now() - since).toBeLessThan(1000)
  await pool.end()
})

test('every connection knows its limits, without parameters of the start', async () => {
  const pool = openPool({ ...options(), statementTimeout: 1234 })
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  expect(rows).toEqual([{ statement: '1234ms', idle: '30s' }])
  await pool.end()
})

test('a server that takes no writes is a refusal, and all its connections are let go', async () => {
  const { db, pool, close } = openDatabase({ ...options(), poolSize: 3 })
  const pids = async () => {
    const { rows } = await suite.database.pool.query(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%of a demoted%'`,
    )
    return rows.map(({ pid }) => pid)
  }
  const clients = await Promise.all([1, 2, 3].map(() => pool.connect()))
  for (const client of clients) {
    await client.query("set default_transaction_read_only = on; select 'of a demoted one'")
  }
  for (const client of clients) client.release()
  expect(await pids()).toHaveLength(3)
  const write = () => db.deleteFrom('mails').where('id', '=', 0).execute()
  await expect(write()).rejects.toMatchObject({ code: 'database_unavailable' })
  await vi.waitFor(async () => expect(await pids()).toEqual([]), 3000)
  await expect(write()).resolves.toBeDefined()
  await close()
})
