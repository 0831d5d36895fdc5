// One tool at a time, which can be ended together with all it started.
import type { ChildProcess } from 'node:child_process'
import { endProgram, finish, type Program, spawnTool } from '../start/child.ts'

/** The browser tests end the product they started, which takes its time. */
const patienceMs = 25_000

let running: ChildProcess | undefined

/** Runs a tool to its end; answers whether it ended well and all it said. */
export async function runTool(program: Program): Promise<{ isGood: boolean; words: string }> {
  const { child, words } = spawnTool(program)
  running = child
  const isGood = await finish(child, program.name).then(
    () => true,
    () => false,
  )
  running = undefined
  return { isGood, words: words() }
}

/** Ends the tool that runs, as Ctrl-C would: test runners clean up after themselves. */
export async function endTool(): Promise<void> {
  if (running) await endProgram(running, patienceMs, 'SIGINT')
}
