// A product with settings that the one of all tests does not have: empty, with a database of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@wepa/sandbox/free-port'

export type OwnProduct = {
  url: string
  /** Makes an account an administrator's, at the terminal as ever. */
  grantAdmin: (username: string) => Promise<void>
  close: () => Promise<void>
}

const sandbox = join(import.meta.dirname, '../../../../packages/sandbox/src')
/** Nothing of what the tests were started with. */
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin' }
/** For building the web as well, where that has not been done (ms). */
const patience = 240_000

/** Starts one with these settings; `close` leaves nothing of it behind. */
export async function startOwnProduct(settings: Record<string, string>): Promise<OwnProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'wepa-own-product-'))
  // As root the database runs under a lower account, which has to get in.
  await chmod(folder, 0o755)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(sandbox, 'start.ts')], {
    env: {
      ...environment,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: folder,
      BASE_URL: url,
      DATABASE_URL: '',
      DEMO_DATA: 'off',
      RATE_LIMIT_FACTOR: '1000',
      ...settings,
    },
    // By the channel it ends with the tests, however they end.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    await rm(folder, { recursive: true, force: true })
  }
  for (const last = Date.now() + patience; !(await isReady(url)); await pause(200)) {
    if (child.exitCode === null && Date.now() < last) continue
    await close()
    throw new Error('The product did not start')
  }
  const grantAdmin = async (username: string) => {
    const args = [join(sandbox, 'admin.ts'), 'grant', username]
    const env = { ...environment, DATA_DIR: folder, DATABASE_URL: '' }
    const [code] = await once(spawn(process.execPath, args, { env, stdio: 'ignore' }), 'exit')
    if (code !== 0) throw new Error('The account was not made an administrator')
  }
  return { url, grantAdmin, close }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
