// Whether a backup can be started and read.
import { dirname, join } from 'node:path'
import { placeCluster } from '../postgres/cluster.ts'
import { readBackupFile } from './backup-file.ts'
import type { Contents } from './check-contents.ts'
import type { Folders } from './folders.ts'
import { readStaged, removeStaged } from './read-staged.ts'
import type { Task } from './run-task.ts'
import { stageDatabase } from './stage-database.ts'

/**
 * Starts the database of a backup from a copy beside the one that is there, and reads all of it. The backup stays as it is.
 * @throws Unfit for a folder that is no whole backup, Error where its database cannot be read
 */
export async function tryBackup(
  backup: string,
  { dataDir, hasPictures }: Folders,
  task: Task,
): Promise<Contents> {
  await readBackupFile(backup)
  const { clusterDir, owner } = await placeCluster(dataDir, task.say)
  const trial = join(dirname(clusterDir), 'trial')
  await removeStaged(trial, task)
  try {
    await stageDatabase(backup, trial, { owner, signal: task.signal })
    return await readStaged(trial, hasPictures ? join(backup, 'uploads') : null, task)
  } finally {
    await removeStaged(trial, task)
  }
}
