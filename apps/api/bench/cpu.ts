// Processor time, which says what an answer costs even where others keep the machine busy.
import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds that a server and a PostgreSQL with all its processes have computed so far; NaN off Linux. */
export async function cpuOf(server: number, postgres: number): Promise<number> {
  const processes = await readdir('/proc').catch(() => [])
  const stats = await Promise.all(
    processes.filter((name) => /^\d+$/.test(name)).map((name) => readStat(Number(name))),
  )
  const ours = stats.filter(
    (stat) => stat && (stat.id === server || stat.id === postgres || stat.parent === postgres),
  )
  return ours.length === 0 ? Number.NaN : ours.reduce((sum, stat) => sum + (stat?.spent ?? 0), 0)
}

async function readStat(id: number) {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined)
  // The name of the program, in brackets, may hold spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  const hundredths = Number(fields[11]) + Number(fields[12])
  return { id, parent: Number(fields[1]), spent: hundredths * 10 }
}
