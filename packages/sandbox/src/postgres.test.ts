import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withClient } from './postgres/socket.ts'
import { startPostgres } from './postgres.ts'
import { isProcessAlive } from './process-command.ts'

const dataDir = await mkdtemp('/tmp/wepa-postgres-test-')
// As root the server runs under a lower account, which has to get in.
await chmod(dataDir, 0o755)
afterAll(async () => {
  await (await startPostgres({ dataDir })).stop()
  await rm(dataDir, { recursive: true, force: true })
})

const ask = async (url: string, sql: string): Promise<unknown> =>
  withClient(url, async (client) => Object.values((await client.query(sql)).rows[0] ?? {})[0])

test('a lock file that names another program does not stop the start', async () => {
  const first = await startPostgres({ dataDir })
  await first.stop()
  const other = spawn('sleep', ['60'])
  await writeFile(join(first.clusterDir, 'postmaster.pid'), `${other.pid}\n${first.clusterDir}\n`)
  const second = await startPostgres({ dataDir })
  other.kill()
  expect(second.wasAdopted).toBe(false)
  expect(await ask(second.url, 'select 1')).toBe(1)
  await second.stop()
})

test('it speaks UTF-8, sorts the same everywhere and listens on no network', async () => {
  const server = await startPostgres({ dataDir })
  expect(await ask(server.url, 'show server_encoding')).toBe('UTF8')
  expect(await ask(server.url, 'show listen_addresses')).toBe('')
  expect(await ask(server.url, 'show default_text_search_config')).toBe('pg_catalog.spanish')
  expect(await ask(server.url, "select datlocale from pg_database where datname = 'wepa'")).toBe(
    'C.UTF-8',
  )
  await server.stop()
  expect(await isProcessAlive(server.pid)).toBe(false)
})

test('a server that outlived its launcher is adopted, and stopping it ends it', async () => {
  const first = await startPostgres({ dataDir })
  const again = await startPostgres({ dataDir })
  expect(again.wasAdopted).toBe(true)
  expect(again.pid).toBe(first.pid)
  await again.stop()
  expect(await isProcessAlive(first.pid)).toBe(false)
})

test('what was acknowledged survives kill -9 of the server', async () => {
  const first = await startPostgres({ dataDir })
  await ask(first.url, 'create table kept (n int)')
  await ask(first.url, 'insert into kept values (42)')
  process.kill(first.pid, 'SIGKILL')
  const second = await startPostgres({ dataDir })
  expect(await ask(second.url, 'select n from kept')).toBe(42)
  await second.stop()
})

test('stopping twice is harmless', async () => {
  const server = await startPostgres({ dataDir })
  await server.stop()
  await server.stop()
  expect(await readFile(join(server.clusterDir, 'PG_VERSION'), 'utf8')).toMatch(/^18/)
})

test.runIf(process.getuid?.() === 0)(
  'as root, data that the lower account cannot reach lies elsewhere, and the person is told',
  async () => {
    const secret = await mkdtemp('/tmp/wepa-postgres-secret-')
    await chmod(secret, 0o700)
    const heard: string[] = []
    const server = await startPostgres({ dataDir: secret, say: (line) => heard.push(line) })
    expect(server.clusterDir.startsWith(secret)).toBe(false)
    expect(heard.join()).toContain(server.clusterDir)
    expect(await ask(server.url, 'select 1')).toBe(1)
    await server.stop()
    const again = await startPostgres({ dataDir: secret })
    expect(again.clusterDir).toBe(server.clusterDir)
    await again.stop()
    await rm(dirname(server.clusterDir), { recursive: true, force: true })
    await rm(secret, { recursive: true, force: true })
  },
)
