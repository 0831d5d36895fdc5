// Processor time, which says what an answer costs even where others keep the machine busy.
import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds that a server and a PostgreSQL with all its processes have computed so far; NaN off Linux. */
export async function cpuOf(server: number, postgres: number): Promise<number> {
  const ours = (await readAll()).filter(
    ({ id, parent }) => id === server || id === postgres || parent === postgres,
  )
  return ours.length === 0 ? Number.NaN : ours.reduce((sum, { spent }) => sum + spent, 0)
}

/**
 * Milliseconds that each of these processes has computed so far, all below it included, also those that have ended. None
 * of them may be below another.
 */
export async function cpuOfEach(roots: readonly number[]): Promise<number[]> {
  const all = await readAll()
  return roots.map((root) =>
    below(root, all).reduce((sum, stat) => sum + stat.spent + stat.spentByEnded, 0),
  )
}

/** A process and all below it. */
export async function processesBelow(root: number): Promise<number[]> {
  return below(root, await readAll()).map(({ id }) => id)
}

type Stat = { id: number; parent: number; spent: number; spentByEnded: number }

function below(root: number, all: readonly Stat[]): Stat[] {
  const itself = all.filter(({ id }) => id === root)
  const children = all.filter(({ parent }) => parent === root)
  return [...itself, ...children.flatMap(({ id }) => below(id, all))]
}

async function readAll(): Promise<Stat[]> {
  const processes = await readdir('/proc').catch(() => [])
  const numbers = processes.filter((name) => /^\d+$/.test(name)).map(Number)
  const stats = await Promise.all(numbers.map(readStat))
  return stats.filter((stat) => stat !== undefined)
}

async function readStat(id: number): Promise<Stat | undefined> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined)
  // The name of the program, in brackets, may hold spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  const [own = 0, ofSystem = 0, ended = 0, endedOfSystem = 0] = fields.slice(11, 15).map(Number)
  // In hundredths of a second.
  return {
    id,
    parent: Number(fields[1]),
    spent: (own + ofSystem) * 10,
    spentByEnded: (ended + endedOfSystem) * 10,
  }
}
