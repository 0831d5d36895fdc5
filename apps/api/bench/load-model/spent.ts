// What the parts under measurement have computed and hold.
import { readFile } from 'node:fs/promises'
import { cpuOfEach, processesBelow } from '../cpu.ts'
import { type Cost, eachPart, type Part } from './sums.ts'

/** The processes at the top of each part; without a replica there is none. */
export type Roots = { server: number; primary: number; replica?: number | undefined }

/** CPU milliseconds of each part, and of this process, which asks. */
export type Spent = { of: Cost; client: number }

/** Since the parts began. */
async function readSpent(roots: Roots): Promise<Spent> {
  const { user, system } = process.cpuUsage()
  const [server = 0, primary = 0, replica = 0] = await cpuOfEach(
    [roots.server, roots.primary, roots.replica].filter((root) => root !== undefined),
  )
  return { of: { server, primary, replica }, client: (user + system) / 1000 }
}

/**
 * What is spent while `work` runs, and what comes of it. Without what would have been spent anyhow: `idle`, in a second.
 */
export async function spend<T>(
  roots: Roots,
  idle: Cost,
  work: () => Promise<T>,
): Promise<Spent & { result: T; seconds: number }> {
  const start = performance.now()
  const before = await readSpent(roots)
  const result = await work()
  const now = await readSpent(roots)
  const seconds = (performance.now() - start) / 1000
  return {
    of: eachPart((part) => now.of[part] - before.of[part] - idle[part] * seconds),
    client: now.client - before.client,
    result,
    seconds,
  }
}

/** Megabytes. `own` is what no other process could use; `all` has a share of what several use together. */
export type Held = { all: number; own: number }

async function readHeld(root: number): Promise<Held> {
  const texts = await Promise.all((await processesBelow(root)).map(readRollup))
  const sum = (name: string) =>
    texts.reduce((total, text) => total + kilobytes(text, name), 0) / 1024
  return { all: sum('Pss'), own: sum('Pss_Anon') }
}

export async function readAllHeld(roots: Roots): Promise<Readonly<Record<Part, Held>>> {
  const [server, primary] = await Promise.all([readHeld(roots.server), readHeld(roots.primary)])
  const replica = roots.replica === undefined ? { all: 0, own: 0 } : await readHeld(roots.replica)
  return { server, primary, replica }
}

/** One that has just ended holds nothing. */
async function readRollup(id: number): Promise<string> {
  return readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
}

function kilobytes(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)
}
