import { execFileSync } from 'node:child_process'

/** Signals a process and all its children, which may be in process groups of their own. */
export function signalAll(pid: number, signal: NodeJS.Signals): void {
  // A process that is killed leaves its children to another parent; one that is stopped can have no more of them.
  if (signal === 'SIGSTOP') send(pid, signal)
  for (const one of [pid, ...childrenOf(pid)]) send(one, signal)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself meanwhile.
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
