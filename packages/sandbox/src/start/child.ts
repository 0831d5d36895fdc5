// Programs of the product in processes of their own, which never outlive the one that started them.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { childEnvironment } from '../env.ts'
import { Unfit } from '../unfit.ts'

export type Program = {
  /** What a person calls it, for messages. */
  name: string
  /** Arguments of Node: a script and its own arguments. */
  args: readonly string[]
  cwd?: string
  env?: Readonly<Record<string, string>>
}

const endWithParent = pathToFileURL(join(import.meta.dirname, '../end-with-parent.ts')).href

/**
 * Starts a program. It stands in a process group of its own, so that Ctrl-C in the terminal
 * reaches only the one who knows the right order of ending.
 */
export function spawnProgram(program: Program): ChildProcess {
  return spawn(process.execPath, ['--import', endWithParent, ...program.args], {
    ...groupOfItsOwn(program),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Starts a tool whose words matter only when it fails: they are kept, not shown. */
export function spawnTool(program: Program): { child: ChildProcess; words: () => string } {
  const child = spawn(process.execPath, program.args, {
    ...groupOfItsOwn(program),
    // No channel: a tool hands its environment on to tools that would look for it in vain.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  const keep = (chunk: Buffer) => {
    words += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { child, words: () => words }
}

/** Resolves when the program has ended well; throws with its exit code when it has not. */
export async function finish(child: ChildProcess, name: string): Promise<void> {
  const [code, signal] = await once(child, 'close')
  if (code !== 0) throw new Unfit(`${name} terminó con ${code ?? signal}.`)
}

/** Asks the program and what it started to end, and insists after `patienceMs`. */
export async function endProgram(
  child: ChildProcess,
  patienceMs: number,
  signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  signalGroup(child, signal)
  const isLate = await Promise.race([
    gone.then(() => false),
    sleep(patienceMs, true, { ref: false }),
  ])
  if (!isLate) return
  signalGroup(child, 'SIGKILL')
  await gone
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It ended by itself between the question and the signal.
  }
}

const groupOfItsOwn = (program: Program) => ({
  cwd: program.cwd,
  env: childEnvironment(program.env ?? {}),
  detached: process.platform !== 'win32',
  windowsHide: true,
})
