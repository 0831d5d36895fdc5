// The database of the benchmarks, with the memory and the room for its log that docs/operations.md advises.
import { totalmem } from 'node:os'
import { type RunningPostgres, startPostgres } from '@wepa/sandbox/postgres'

/** A quarter of the machine's memory keeps pages, as a server of its own would. */
const shared = `${Math.floor(totalmem() / 4 / 1024 ** 2)}MB`

export function startDatabase(dataDir: string, database: string): Promise<RunningPostgres> {
  return startPostgres({
    dataDir,
    database,
    settings: { shared_buffers: shared, max_wal_size: '4GB' },
  })
}
