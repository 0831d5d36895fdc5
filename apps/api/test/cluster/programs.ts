// Processes of the unpacked programs. Each sees that folder as its root, and the data of the cluster below /data.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { undoAtExit } from '../at-exit.ts'

export type Place = {
  /** The programs. */
  root: string
  /** What they write, also what they say: `name.log`. */
  data: string
}

export type RunningProgram = {
  isAlive: () => boolean
  /** The last that it said. */
  words: () => string
  kill: () => Promise<void>
  /** Resolves when it has ended. */
  ended: () => Promise<void>
  signal: (signal: NodeJS.Signals) => void
  /** Starts it again once it has ended. */
  restart: () => void
}

/** PostgreSQL refuses to run as root. Outside of the unpacked programs this account is called "nobody". */
export const account = 65534

/**
 * What is mounted is seen by this process and its children alone, and is gone with them. All that comes before the
 * program gives its process over to it. Of /run each machine has its own: sockets lie there.
 */
const enter = `
  mount --rbind /dev "$1/dev" && mount --rbind /proc "$1/proc" || exit
  mount --bind "$2" "$1/data" && mount --bind "$2/run/$3" "$1/run" || exit
  root=$1
  shift 3
  exec chroot --userspec=${account}:${account} "$root" "$@"`

/** Starts a program as a command line names it. It ends with this process, whatever ends that. */
export function startProgram(
  place: Place,
  machine: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProgram {
  const log = join(place.data, `${machine}.log`)
  const file = openSync(log, 'a')
  const spawnOnce = () => {
    const spawned = spawnInside(place, machine, { command, env, output: file })
    spawned.once(
      'exit',
      undoAtExit(() => spawned.kill('SIGKILL')),
    )
    return spawned
  }
  let child = spawnOnce()
  const ended = async () => {
    if (isAlive(child)) await once(child, 'exit')
  }
  return {
    isAlive: () => isAlive(child),
    words: () => readFileSync(log, 'utf8').slice(-1500),
    kill: async () => {
      child.kill('SIGKILL')
      await ended()
    },
    ended,
    signal: (signal) => {
      child.kill(signal)
    },
    restart: () => {
      child = spawnOnce()
    },
  }
}

/** Milliseconds after which what is typed has gone wrong. */
const patience = 120_000

/**
 * Runs a line of a shell on a machine, as the account of PostgreSQL; answers what it printed.
 * @throws with what it said, when it does not end well
 */
export async function runLine(
  place: Place,
  machine: string,
  line: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawnInside(place, machine, { command: ['sh', '-ec', line], env, output: 'pipe' })
  const late = setTimeout(() => killGroup(child), patience)
  const forget = undoAtExit(() => killGroup(child))
  const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
  const [printed, said] = await Promise.all(outputs)
  if (isAlive(child)) await once(child, 'exit')
  clearTimeout(late)
  forget()
  if (child.exitCode === 0) return printed ?? ''
  throw new Error(`${machine}: ${line}\n${printed}${said}`)
}

/** With all that it started: whatever holds its output open would be waited for. */
function killGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGKILL')
}

/** Nobody can write there, as in a container that is read-only. */
const home = '/nonexistent'

type Inside = {
  command: readonly string[]
  env: Readonly<Record<string, string>>
  output: 'pipe' | number
}

function spawnInside({ root, data }: Place, machine: string, { command, env, output }: Inside) {
  const sockets = join(data, 'run', machine, 'postgresql')
  mkdirSync(sockets, { recursive: true })
  chownSync(sockets, account, account)
  const inside = ['sh', '-c', enter, 'sh', root, data, machine, ...command]
  return spawn('unshare', ['--mount', ...inside], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: home, ...env },
    stdio: ['ignore', output, output],
    // Ctrl-C in the terminal is for this process, which knows the order of ending.
    detached: true,
  })
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}
