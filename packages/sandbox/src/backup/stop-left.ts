import { join } from 'node:path'
import { placeCluster } from '../postgres/cluster.ts'
import { adoptPostgres } from '../postgres.ts'
import { exists } from './copy-files.ts'

/** Ends the server of a data folder that a task which was killed, or a product, left running. */
export async function stopLeft(dataDir: string, say: (line: string) => void): Promise<void> {
  const { clusterDir } = await placeCluster(dataDir, say)
  if (!(await exists(join(clusterDir, 'postmaster.pid')))) return
  await (await adoptPostgres({ dataDir, say }))?.stop()
}
