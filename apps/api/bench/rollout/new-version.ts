// This version with a migration more, in a folder of its own: what a release would be.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { undoAtExit } from '../../test/at-exit.ts'

const root = join(import.meta.dirname, '../..')

/** Copies the server's sources and registers the trial's migrations there, after all others. Answers its `src`. */
export function makeNewVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wepa-new-'))
  undoAtExit(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true })
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  registerTrial(join(folder, 'src/db/migrate.ts'))
  return join(folder, 'src')
}

function registerTrial(path: string): void {
  const text = readFileSync(path, 'utf8')
  const end = '\n}\n\n/** The names of the migrations'
  if (text.split(end).length !== 2)
    throw new Error('migrate.ts does not list its migrations as it did')
  const trial = join(import.meta.dirname, 'trial-migrations.ts')
  writeFileSync(
    path,
    `import { trialMigrations } from '${trial}'\n${text.replace(end, `\n  ...trialMigrations,${end}`)}`,
  )
}
