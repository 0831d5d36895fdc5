// A container without an engine: the image's files as its root, read-only, its account, its environment, and its command as the
// first process of its own.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { undoAtExit } from '../at-exit.ts'
import type { ImageConfig } from './buildah.ts'

export type RunningImage = {
  /** Of the first process, as seen from outside. */
  pid: () => number
  words: () => string
  isAlive: () => boolean
  /** Its exit code. */
  ended: Promise<number | null>
  /** Runs a command beside it, as a health check does; rejects when that fails. */
  run: (command: readonly string[]) => Promise<void>
}

const enter = `
  mount --make-rprivate / && mount --bind "$1" "$1" && mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" || exit
  for each in tmp data; do mount -t tmpfs -o mode=1777 tmpfs "$1/$each" || exit; done
  mount -o remount,bind,ro "$1" && exec chroot --userspec=1000:1000 "$@"`

/** `settings` as an operator gives them. */
export function startImage(
  root: string,
  config: ImageConfig,
  settings: Readonly<Record<string, string>>,
): RunningImage {
  const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  const within = [
    'env',
    '--ignore-environment',
    `--chdir=${config.WorkingDir}`,
    ...config.Env,
    ...given,
  ]
  const program = [root, ...within, ...config.Cmd]
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter, 'sh', ...program],
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  )
  const forget = undoAtExit(() => child.kill('SIGKILL'))
  child.once('exit', forget)
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      words += chunk
    })
  }
  return {
    pid: () => firstChild(child),
    words: () => words,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    ended: once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null)),
    run: async (command) => {
      await promisify(execFile)('chroot', ['--userspec=1000:1000', root, ...within, ...command])
    },
  }
}

function firstChild({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])
}
