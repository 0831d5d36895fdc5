import { execFileSync } from 'node:child_process'

/** Signals a process and all its children, which may be in process groups of their own. */
export function signalAll(pid: number, signal: NodeJS.Signals): void {
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(one, signal)
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    // pgrep answers 1 when there are none.
    return []
  }
}
