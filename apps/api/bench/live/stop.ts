import { processesOf } from './processes.ts'

/**
 * Stops a PostgreSQL as a machine that hangs does: nothing is closed, nothing answers. The answer lets
 * it go on.
 */
export function freezePostgres(postmaster: number): () => void {
  // The postmaster before its children: it starts none meanwhile.
  process.kill(postmaster, 'SIGSTOP')
  const children = processesOf(postmaster).filter(({ pid }) => pid !== postmaster)
  for (const { pid } of children) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const { pid } of children) process.kill(pid, 'SIGCONT')
    process.kill(postmaster, 'SIGCONT')
  }
}
