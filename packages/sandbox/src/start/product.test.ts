// The launcher as a person meets it: started, interrupted, killed, started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { projectRoot } from '../env.ts'
import { freePort, isPortFree } from '../free-port.ts'
import { isProcessAlive } from '../process-command.ts'

const dataDir = await mkdtemp('/tmp/wepa-start-test-')
// As root the database runs under a lower account, which has to get in.
await chmod(dataDir, 0o755)
const ports = { PORT: await freePort(), SANDBOX_PORT: await freePort() }
const baseUrl = `http://127.0.0.1:${ports.PORT}`
const started = new Set<ChildProcess>()

afterEach(async () => {
  await Promise.all([...started].map((child) => end(child)))
  started.clear()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const start = (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(projectRoot, 'packages/sandbox/src/start.ts')], {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      PORT: String(ports.PORT),
      SANDBOX_PORT: String(ports.SANDBOX_PORT),
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let words = ''
  child.stdout.on('data', (chunk: Buffer) => {
    words += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString()
  })
  return { child, words: () => words }
}

const startAndWait = async () => {
  const product = start()
  await until(() => product.words().includes('Ctrl-C'), 40_000, product.words)
  return product
}

const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

const until = async (
  check: () => boolean | Promise<boolean>,
  patienceMs = 15_000,
  words: () => string = () => '',
) => {
  for (const last = Date.now() + patienceMs; !(await check()); await pause(50)) {
    if (Date.now() > last) throw new Error(`it did not come true; last words: ${words()}`)
  }
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

/** Process numbers of a process and all below it, from the kernel's own list. */
const family = async (pid: number): Promise<number[]> => {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children: number[] = []
  for (const name of all) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid)
      children.push(Number(name))
  }
  return [pid, ...(await Promise.all(children.map(family))).flat()]
}

/** One of a family may end by itself when another is gone. */
const killNow = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' })
  }
}

const call = (path: string, body?: unknown) =>
  fetch(baseUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

const register = async (username: string) => {
  const password = 'clave-segura-1'
  const person = { username, password, email: `${username}@ejemplo.pr`, fullName: 'Ana Ruiz' }
  expect((await call('/api/auth/register', person)).status).toBe(201)
  return async () => (await call('/api/auth/login', { username, password })).status
}

test('a port that is taken ends the start with one line that says so', async () => {
  const other = createServer().listen(ports.PORT, '127.0.0.1')
  await once(other, 'listening')
  const { child, words } = start()
  const [code] = await once(child, 'close')
  other.close()
  expect(code).toBe(1)
  expect(words().trim().split('\n')).toHaveLength(1)
  expect(words()).toContain(`El puerto ${ports.PORT} ya está ocupado`)
})

test.each([
  ['no number', { PORT: 'tres mil' }],
  ['a port that nobody could find', { PORT: '0' }],
  ["the sandbox's port", { PORT: String(ports.SANDBOX_PORT) }],
])('%s as PORT ends the start with one line that names it', async (_, env) => {
  const { child, words } = start(env)
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(words().trim().split('\n')).toHaveLength(1)
  expect(words()).toContain('PORT')
})

test('being interrupted in the middle of the start leaves nothing behind', async () => {
  const { child } = start()
  await until(() => existsSync(join(dataDir, 'wepa.pid')))
  await pause(300)
  const gone = once(child, 'exit')
  child.kill('SIGINT')
  expect(await gone).toEqual([0, null])
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  expect(await isPortFree(ports.PORT, '127.0.0.1')).toBe(true)
})

test('SIGTERM ends everything that was started, with exit code 0', async () => {
  const { child } = await startAndWait()
  const database = await postmaster()
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  expect(await isProcessAlive(database)).toBe(false)
  expect(await isPortFree(ports.PORT, '127.0.0.1')).toBe(true)
  expect(await isPortFree(ports.SANDBOX_PORT, '127.0.0.1')).toBe(true)
})

// The family of a process is read where the kernel shows it.
describe.skipIf(process.platform !== 'linux')('after kill -9', () => {
  test('of the launcher alone, the next start works and knows what was acknowledged', async () => {
    const { child } = await startAndWait()
    const login = await register('launcher_killed')
    await end(child, 'SIGKILL')
    await startAndWait()
    expect(await login()).toBe(200)
  })

  test('of every process, the next start works and knows what was acknowledged', async () => {
    const { child } = await startAndWait()
    const login = await register('everything_killed')
    for (const pid of await family(child.pid ?? 0)) {
      killNow(pid)
    }
    await startAndWait()
    expect(await login()).toBe(200)
  })

  test('of the database, it is started again and the server answers again', async () => {
    await startAndWait()
    const login = await register('database_killed')
    const first = await postmaster()
    killNow(first)
    await until(async () => (await postmaster().catch(() => first)) !== first)
    await until(async () => (await call('/readyz').catch(() => undefined))?.status === 200)
    expect(await login()).toBe(200)
  })

  test('of the server, the rest ends and the exit code tells', async () => {
    const { child, words } = await startAndWait()
    const database = await postmaster()
    const server = (await family(child.pid ?? 0)).filter((pid) => pid !== child.pid)
    const commands = await Promise.all(
      server.map(async (pid) => ({
        pid,
        line: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
      })),
    )
    const gone = once(child, 'exit')
    process.kill(commands.find(({ line }) => line.includes('server.ts'))?.pid ?? 0, 'SIGKILL')
    expect(await gone).toEqual([1, null])
    expect(words()).toContain('El servidor se cerró')
    expect(await isProcessAlive(database)).toBe(false)
  })
})
