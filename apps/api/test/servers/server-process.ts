// The server as its own process, for what only a process can show.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@wepa/sandbox/free-port'
import { undoAtExit } from '../at-exit.ts'

export type ServerProcess = {
  url: string
  metricsUrl: string
  child: ChildProcess
  /** What it wrote to both outputs so far. */
  output: () => string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
}

/**
 * Starts `src/server.ts`, of this version unless told, with these settings, on free ports unless they name one;
 * resolves when it answers or has ended.
 */
export async function startServer(
  settings: Record<string, string>,
  sources = join(import.meta.dirname, '../../src'),
): Promise<ServerProcess> {
  const { HOST: host = '127.0.0.1', PORT: port = String(await freePort()) } = settings
  const metricsPort = await freePort()
  const child = spawn(process.execPath, [join(sources, 'server.ts')], {
    env: {
      PORT: port,
      METRICS_PORT: String(metricsPort),
      WEB_DIST: '/nonexistent',
      UV_THREADPOOL_SIZE: '10',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const forget = undoAtExit(() => child.kill('SIGKILL'))
  child.once('exit', forget)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  const url = `http://${host}:${port}`
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  while (!hasEnded() && !(await isAlive(url))) await wait(50)
  return { url, metricsUrl: `http://127.0.0.1:${metricsPort}`, child, output: () => output, ended }
}

async function isAlive(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
