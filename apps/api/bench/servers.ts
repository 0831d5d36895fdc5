// The servers under measurement, each a process of its own beside the one that measures.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Server = { port: number; pid: number; stop: () => Promise<void> }

const root = join(import.meta.dirname, '..')

/** The product's server as it runs in production, without limits of rate. */
export function startProduct(
  port: number,
  databaseUrl: string,
  dataDir: string,
  processes = 1,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const child = spawn(process.execPath, [join(root, 'src/server.ts')], {
    env: {
      NODE_ENV: 'production',
      BASE_URL: `http://127.0.0.1:${port}`,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      // No email is written here: nobody listens.
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Wepa <hola@ejemplo.pr>',
      // Nor is anything bought.
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000000',
      API_PROCESSES: String(processes),
      LOG_LEVEL: 'warn',
      // As the image and `npm start` set them.
      UV_THREADPOOL_SIZE: '10',
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: '--max-semi-space-size=32 --max-old-space-size=1024',
      ...more,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return whenAnswering(child, port, '/healthz')
}

export function startBare(port: number, databaseUrl: string): Promise<Server> {
  const script = join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(process.execPath, [script, String(port), databaseUrl], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return whenAnswering(child, port, '/listings/1')
}

async function whenAnswering(child: ChildProcess, port: number, path: string): Promise<Server> {
  for (let tries = 0; tries < 1200; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
    if (answer?.ok) return { port, pid: child.pid ?? 0, stop: () => stop(child) }
    if (child.exitCode !== null) throw new Error('a server under measurement ended at its start')
    await sleep(100)
  }
  child.kill()
  throw new Error(`nothing answers on port ${port}`)
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
