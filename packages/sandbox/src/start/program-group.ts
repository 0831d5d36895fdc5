// Everything a start has running, so that it can be ended at any moment, in the right order.
import type { ChildProcess } from 'node:child_process'
import { say } from '../say.ts'
import { Unfit } from '../unfit.ts'
import { endProgram, finish, type Program, spawnProgram, spawnTool } from './child.ts'

export type ProgramGroup = {
  /** Runs a program to its end; throws Unfit when it does not end well. */
  run: (program: Program) => Promise<void>
  /** The same for a tool: it is heard only when it fails. */
  runTool: (program: Program) => Promise<void>
  /** Starts a program that stays; at the end it gets `patienceMs` to finish what it is doing. */
  keep: (program: Program, patienceMs: number) => void
  /** Adds a step of the ending; the last added is done first. */
  atEnd: (step: () => Promise<void>) => void
  /** Ends the programs that are being run and lets none start from now on. */
  cancel: () => Promise<void>
  isCancelled: () => boolean
  /** Does the steps of the ending, once. */
  end: () => Promise<void>
  /** Resolves with a program's name when it ended although it should have stayed. */
  broken: Promise<string>
}

export function createProgramGroup(): ProgramGroup {
  const running = new Set<ChildProcess>()
  const steps: Array<() => Promise<void>> = []
  let isCancelled = false
  let report = (_name: string) => {}
  const broken = new Promise<string>((resolve) => {
    report = resolve
  })
  const requireGoing = () => {
    if (isCancelled) throw new Unfit('Cancelado.')
  }
  const finishRunning = async (child: ChildProcess, name: string) => {
    running.add(child)
    await finish(child, name).finally(() => running.delete(child))
  }
  const doSteps = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step()
  }
  let ending: Promise<void> | undefined
  const end = () => {
    isCancelled = true
    // Whoever asks second waits for the same ending.
    ending ??= doSteps()
    return ending
  }
  return {
    async run(program) {
      requireGoing()
      await finishRunning(spawnProgram(program), program.name)
    },
    async runTool(program) {
      requireGoing()
      const { child, words } = spawnTool(program)
      await finishRunning(child, program.name).catch((error) => {
        if (!isCancelled) say(words())
        throw error
      })
    },
    keep(program, patienceMs) {
      requireGoing()
      const child = spawnProgram(program)
      child.once('exit', () => {
        if (!isCancelled) report(program.name)
      })
      steps.push(() => endProgram(child, patienceMs))
    },
    atEnd: (step) => {
      steps.push(step)
    },
    async cancel() {
      isCancelled = true
      await Promise.all([...running].map((child) => endProgram(child, 1000)))
    },
    isCancelled: () => isCancelled,
    end,
    broken,
  }
}
