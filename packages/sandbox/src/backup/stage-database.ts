// A database from a backup, copied to where a server can be started on it.
import { chmod, chown, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Owner } from '../postgres/owner.ts'
import { emptied } from './copy-cluster.ts'
import { copyFiles } from './copy-files.ts'
import type { Task } from './run-task.ts'

/** Copies the database of `backup` into the data folder `folder`, which is made, for an account. */
export async function stageDatabase(
  backup: string,
  folder: string,
  { owner, signal }: Pick<Task, 'signal'> & { owner: Owner | undefined },
): Promise<void> {
  await mkdir(folder)
  // The account of the server has to get through, whatever the mask of this process.
  await chmod(folder, 0o711)
  const clusterDir = join(folder, 'postgres')
  await copyFiles(join(backup, 'postgres'), clusterDir, { signal })
  // What carries a backup elsewhere may lose empty folders and who may enter.
  for (const each of emptied) await mkdir(join(clusterDir, each), { recursive: true, mode: 0o700 })
  await chmod(clusterDir, 0o700)
  if (owner) await giveTo(clusterDir, owner)
}

/** Gives a folder or a file, with all in it, to an account. */
export async function giveTo(path: string, owner: Owner): Promise<void> {
  await chown(path, owner.uid, owner.gid)
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) await giveTo(join(path, entry.name), owner)
}
