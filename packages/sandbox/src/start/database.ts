// The database of the product: the machine's own or the one that DATABASE_URL names, with its tables and demo data.
import { join } from 'node:path'
import { projectRoot, type Settings } from '../env.ts'
import { withClient } from '../postgres/socket.ts'
import { startPostgres } from '../postgres.ts'
import { isProcessAlive } from '../process-command.ts'
import { say } from '../say.ts'
import type { ProgramGroup } from './program-group.ts'

/** Answers the connection string of a database that is ready for use. */
export async function openDatabase(group: ProgramGroup, settings: Settings): Promise<string> {
  const url = settings.DATABASE_URL ?? (await embedPostgres(group, settings.DATA_DIR))
  const env = { DATABASE_URL: url, DATA_DIR: settings.DATA_DIR, LOG_LEVEL: 'warn' }
  const migrate = join(projectRoot, 'apps/api/src/db/migrate.ts')
  await group.run({ name: 'La preparación de las tablas', args: [migrate], env })
  if (settings.DEMO_DATA === 'on' && (await isEmpty(url))) {
    say('Preparando los datos de muestra (una sola vez)…')
    const seed = join(projectRoot, 'packages/sandbox/src/seed.ts')
    await group.run({ name: 'La preparación de los datos de muestra', args: [seed], env })
  }
  return url
}

/** Starts PostgreSQL, and starts it again when it ends although nobody asked. */
async function embedPostgres(group: ProgramGroup, dataDir: string): Promise<string> {
  let server = await startPostgres({ dataDir, say })
  let isEnding = false
  let reviving: Promise<void> | undefined
  const revive = async () => {
    if (isEnding || (await isProcessAlive(server.pid))) return
    say('PostgreSQL se cerró; se inicia de nuevo…')
    server = await startPostgres({ dataDir, say })
  }
  const watch = setInterval(() => {
    reviving ??= revive()
      .catch((error: Error) => say(error.message))
      .finally(() => {
        reviving = undefined
      })
  }, 500)
  group.atEnd(async () => {
    isEnding = true
    clearInterval(watch)
    await reviving
    await server.stop()
  })
  return server.url
}

function isEmpty(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from users limit 1')
    return rowCount === 0
  })
}
