// `pnpm wepa backup [folder] [--no-check]`: a backup of this machine's Wepa, also while it runs, and a look whether it can be
// restored.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from './backup/back-up.ts'
import { contentsText, sizeText } from './backup/contents-text.ts'
import { foldersOf } from './backup/folders.ts'
import { runTask } from './backup/run-task.ts'
import { readSettings } from './env.ts'
import { Unfit } from './unfit.ts'

await runTask(async (task) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: { check: { type: 'boolean', default: true } },
  })
  const settings = readSettings()
  if (settings.DATABASE_URL) {
    throw new Unfit(
      'DATABASE_URL nombra otra base de datos: copia esa con pg_dump o pgBackRest (docs/operations.md).',
    )
  }
  const folders = foldersOf(settings)
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = resolve(positionals[0] ?? join(folders.dataDir, 'backups', time))
  const made = await backUp(folders, target, { ...task, isTried: values.check })
  task.say(
    `Copia hasta ${made.until}: ${made.files} archivos, ${sizeText(made.bytes)}, en ${target}`,
  )
  if (!made.contents) return
  task.say(`Probada: ${contentsText(made.contents)}`)
  if (made.contents.missing > 0) process.exitCode = 1
})
