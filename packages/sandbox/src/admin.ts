// `pnpm wepa admin …`: runs the server's own command on the database of this machine, or the one that DATABASE_URL names.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isSwapOpen } from './backup/swap.ts'
import { projectRoot, readSettings } from './env.ts'
import { startPostgres } from './postgres.ts'
import { say } from './say.ts'
import { finish, spawnProgram } from './start/child.ts'
import { holderOf } from './start/lock.ts'
import { Unfit } from './unfit.ts'

try {
  const settings = readSettings()
  const dataDir = resolve(projectRoot, settings.DATA_DIR)
  const server = settings.DATABASE_URL ? undefined : await embedded(dataDir)
  const url = settings.DATABASE_URL ?? server?.url ?? ''
  try {
    const script = join(projectRoot, 'apps/api/src/command.ts')
    const args = [script, 'admin', ...process.argv.slice(2)]
    const env = { DATABASE_URL: url, DATA_DIR: dataDir }
    await finish(spawnProgram({ name: 'El comando', args, env }), 'El comando')
  } finally {
    // One that was running belongs to the product that runs.
    if (!server?.wasAdopted) await server?.stop()
  }
} catch (error) {
  if (!(error instanceof Unfit)) throw error
  process.exitCode = 1
  // The command has said itself what was wrong.
  if (!error.message.startsWith('El comando')) say(error.message)
}
process.channel?.unref()

async function embedded(dataDir: string) {
  if ((await holderOf(dataDir)) === 'restore' || (await isSwapOpen(dataDir))) {
    throw new Unfit('Hay una restauración sin terminar: espera, o empieza Wepa para terminarla.')
  }
  if (existsSync(dataDir)) return startPostgres({ dataDir, say })
  throw new Unfit(`No hay datos en ${dataDir}: empieza con npm start, o di DATABASE_URL.`)
}
