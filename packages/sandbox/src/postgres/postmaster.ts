// The server process: adopted when one lives, else started; stopped so that nothing is lost.
import { spawn } from 'node:child_process'
import { open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { processCommand } from '../process-command.ts'
import { Unfit } from '../unfit.ts'
import type { Place } from './cluster.ts'
import { cleanEnvironment, programPath, runAs } from './owner.ts'
import { type Door, databaseUrl, hasUnixSockets, socketPort, withClient } from './socket.ts'

export type Server = Place & {
  native: string
  socketDir: string
  settings: Readonly<Record<string, string>>
}

export type Postmaster = Door & { pid: number }

/** Recovery after a crash may take longer than a start; beyond this something else is wrong. */
const patienceMs = 60_000

const defaults: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  unix_socket_permissions: '0700',
  // Every query here is short: compiling a plan costs more than it saves.
  jit: 'off',
  // The data lies on SSDs, or in memory.
  random_page_cost: '1.1',
}

/**
 * Takes over the server that `postmaster.pid` names, waiting while it recovers. A file left by a
 * dead server, or whose number another program has since, is removed.
 */
export async function adoptPostmaster(server: Server): Promise<Postmaster | undefined> {
  const lock = join(server.clusterDir, 'postmaster.pid')
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
    const lines = (await readFile(lock, 'utf8').catch(() => '')).split('\n')
    const pid = Number(lines[0])
    if (!pid) return undefined
    if (!(await isPostmasterOf(pid, server.clusterDir))) {
      await rm(lock, { force: true })
      return undefined
    }
    const host = hasUnixSockets ? lines[4] : '127.0.0.1'
    const found = { pid, host: host ?? '', port: Number(lines[3]) }
    if (found.host && (await answers(found))) return found
  }
  throw new Unfit(`El servidor de PostgreSQL que nombra ${lock} vive pero no responde.`)
}

/**
 * Starts the server in a process group of its own: Ctrl-C in the terminal reaches the product
 * first and the database last. Its words go to `postgres.log` beside the cluster.
 */
export async function bootPostmaster(server: Server): Promise<Postmaster> {
  const door = hasUnixSockets
    ? { host: server.socketDir, port: socketPort }
    : { host: '127.0.0.1', port: await freePort() }
  const logFile = `${server.clusterDir}.log`
  for (const end = Date.now() + patienceMs; ; await sleep(200)) {
    const before = (await stat(logFile).catch(() => undefined))?.size ?? 0
    const pid = await launch(server, door, logFile)
    if (pid) return { ...door, pid }
    const words = (await readFile(logFile, 'utf8')).slice(before).trim()
    // After kill -9 of the server its children may need a moment to notice and go.
    const isPassing = /shared memory block|still in use|lock file/.test(words)
    if (!isPassing || Date.now() > end) throw new Unfit(`PostgreSQL no se pudo iniciar: ${words}`)
  }
}

/** Ends the server: running statements are cut, everything acknowledged is on disk. */
export async function stopPostmaster(server: Server): Promise<void> {
  const lock = await stat(join(server.clusterDir, 'postmaster.pid')).catch(() => undefined)
  if (lock) {
    await runAs(server, 'pg_ctl', ['stop', '-D', server.clusterDir, '-m', 'fast', '-w', '-t', '60'])
  }
  if (hasUnixSockets) await rm(server.socketDir, { recursive: true, force: true })
}

/** One try: the process id once it answers, undefined when it ended before. */
async function launch(server: Server, door: Door, logFile: string): Promise<number | undefined> {
  const log = await open(logFile, 'a')
  const child = spawn(programPath(server.native, 'postgres'), serverArguments(server, door), {
    ...server.owner,
    cwd: '/',
    env: cleanEnvironment(server.native),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const ended = new Promise<true>((done) => {
    child.once('exit', () => done(true))
    child.once('error', () => done(true))
  })
  child.unref()
  await log.close()
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    if (await answers(door)) return child.pid
    if (await Promise.race([ended, sleep(20, false)])) return undefined
  }
  child.kill('SIGINT')
  throw new Unfit(`PostgreSQL no responde tras ${patienceMs / 1000} s; mira ${logFile}`)
}

function serverArguments(server: Server, door: Door): string[] {
  const settings = {
    ...defaults,
    port: String(door.port),
    listen_addresses: hasUnixSockets ? '' : door.host,
    unix_socket_directories: hasUnixSockets ? server.socketDir : '',
    ...server.settings,
  }
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', server.clusterDir, ...pairs]
}

async function answers(door: Door): Promise<boolean> {
  return withClient(databaseUrl(door, 'postgres'), (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )
}

/** Is this process number a live PostgreSQL that serves this very folder? */
async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  const command = await processCommand(pid)
  // Windows tells the program's name alone.
  if (process.platform === 'win32') return /postgres/i.test(command)
  return command.includes('postgres') && command.includes(clusterDir)
}
