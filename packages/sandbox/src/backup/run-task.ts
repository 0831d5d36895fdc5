// A task at the terminal that can be interrupted, and says what was wrong.
import { say } from '../say.ts'
import { Unfit } from '../unfit.ts'

export type Task = { signal: AbortSignal; say: (line: string) => void }

/** Runs it; ends it cleanly when this process is told to end, or its launcher goes. */
export async function runTask(work: (task: Task) => Promise<void>): Promise<void> {
  const ending = new AbortController()
  const end = () => ending.abort(new Unfit('Interrumpido: nada cambió.'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  process.once('disconnect', end)
  process.channel?.unref()
  try {
    await work({ signal: ending.signal, say })
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    process.exitCode = 1
    say(error.message)
  } finally {
    process.removeListener('disconnect', end)
  }
}
