// What a process and its children take of the machine (Linux).
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Row = { pid: number; parent: number; kilobytes: number }

/** A process and its children. */
export function processesOf(pid: number): Row[] {
  const text = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const rows = text.trim().split('\n').map(readRow)
  return rows.filter((row) => row.pid === pid || row.parent === pid)
}

/** Megabytes that they hold. */
export function memoryOf(pid: number): number {
  return processesOf(pid).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024
}

/** Seconds of CPU that they have had, children that have ended included. */
export function cpuOf(pid: number): number {
  return processesOf(pid).reduce((sum, row) => sum + secondsOf(row.pid), 0)
}

function readRow(line: string): Row {
  const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
  return { pid, parent, kilobytes }
}

function secondsOf(pid: number): number {
  // The name in brackets may hold spaces; the fields after it are counted from the state.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return ticks / 100
}
