// Starts a database that was staged, reads all of it, and ends it.
import { rm } from 'node:fs/promises'
import { startPostgres } from '../postgres.ts'
import { type Contents, checkContents } from './check-contents.ts'
import { exists } from './copy-files.ts'
import type { Task } from './run-task.ts'
import { stopLeft } from './stop-left.ts'

/** `uploads`: the folder of the pictures, null where they are elsewhere. */
export async function readStaged(
  folder: string,
  uploads: string | null,
  { signal, say }: Task,
): Promise<Contents> {
  const server = await startPostgres({ dataDir: folder, say })
  return checkContents({ url: server.url, uploads, signal }).finally(() => server.stop())
}

/** Takes a staged database away, with the server that a killed task left. */
export async function removeStaged(folder: string, { say }: Task): Promise<void> {
  if (await exists(folder)) await stopLeft(folder, say)
  await rm(folder, { recursive: true, force: true })
}
