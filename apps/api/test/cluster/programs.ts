// Processes of the unpacked programs. Each sees that folder as its root, and the data of the cluster below /data.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { undoAtExit } from '../at-exit.ts'

export type Place = {
  /** The programs. */
  root: string
  /** What they write, also what they say: `name.log`. */
  data: string
}

export type RunningProgram = {
  pid: number
  isAlive: () => boolean
  /** The last that it said. */
  words: () => string
  kill: () => Promise<void>
  signal: (signal: NodeJS.Signals) => void
}

/** PostgreSQL refuses to run as root; this account exists everywhere as "nobody". */
export const account = 65534

/**
 * What is mounted is seen by this process and its children alone, and is gone with them. All that comes before the
 * program gives its process over to it.
 */
const enter = `
  mount --rbind /dev "$1/dev" && mount --rbind /proc "$1/proc" && mount --bind "$2" "$1/data" || exit
  root=$1
  shift 2
  exec chroot --userspec=${account}:${account} "$root" "$@"`

/** Starts a program as a command line names it. It ends with this process, whatever ends that. */
export function startProgram(
  { root, data }: Place,
  name: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProgram {
  const log = join(data, `${name}.log`)
  const file = openSync(log, 'a')
  const child = spawn('unshare', ['--mount', 'sh', '-c', enter, 'sh', root, data, ...command], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/data', ...env },
    stdio: ['ignore', file, file],
    // Ctrl-C in the terminal is for this process, which knows the order of ending.
    detached: true,
  })
  const forget = undoAtExit(() => child.kill('SIGKILL'))
  child.once('exit', forget)
  return {
    pid: child.pid ?? 0,
    isAlive: () => isAlive(child),
    words: () => readFileSync(log, 'utf8').slice(-1500),
    kill: async () => {
      if (!isAlive(child)) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    signal: (signal) => {
      child.kill(signal)
    },
  }
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}
