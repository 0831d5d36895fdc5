// `pnpm wepa restore <folder>`: puts a backup in the place of this machine's data, while Wepa is stopped.
import { resolve } from 'node:path'
import { contentsText } from './backup/contents-text.ts'
import { foldersOf } from './backup/folders.ts'
import { restore } from './backup/restore.ts'
import { runTask } from './backup/run-task.ts'
import { readSettings } from './env.ts'
import { Unfit } from './unfit.ts'

await runTask(async (task) => {
  const [source] = process.argv.slice(2)
  if (!source) throw new Unfit('Di qué copia: pnpm wepa restore <carpeta>')
  const settings = readSettings()
  if (settings.DATABASE_URL) {
    throw new Unfit('DATABASE_URL nombra otra base de datos: esta copia es de la de esta máquina.')
  }
  const { until, before, ...contents } = await restore(resolve(source), foldersOf(settings), task)
  task.say(`Restaurado hasta ${until.toISOString()}: ${contentsText(contents)}`)
  if (before.length === 0) return
  task.say('Lo que había sigue aquí; bórralo cuando ya no lo necesites:')
  for (const path of before) task.say(`  ${path}`)
})
