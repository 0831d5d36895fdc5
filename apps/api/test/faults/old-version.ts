// An older version of the product in a folder of its own, with its dependencies.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { undoAtExit } from '../at-exit.ts'

const root = join(import.meta.dirname, '../../../..')

export type OldVersion = {
  /** Its `apps/api/src`. */
  sources: string
  /** Runs its own tests of the server, on tables that this version has migrated. Answers whether all held. */
  runSuite: () => Promise<boolean>
  remove: () => void
}

/** Checks `commit` out beside this version and installs what it needs. A minute where the packages are at hand. */
export function checkOut(commit: string): OldVersion {
  const folder = mkdtempSync(join(tmpdir(), 'wepa-old-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  const forget = undoAtExit(() => git('worktree', 'remove', '--force', folder))
  git('worktree', 'add', '--detach', '--force', folder, commit)
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
    stdio: 'ignore',
  })
  const sources = join(folder, 'apps/api/src')
  return {
    sources,
    runSuite: () => {
      migrateByThisVersion(join(sources, 'db'))
      return passes(folder, ['vitest', 'run', '--project', '@wepa/api', '--maxWorkers=2'])
    },
    remove: () => {
      git('worktree', 'remove', '--force', folder)
      forget()
    },
  }
}

/** Its tests make their own databases by its `migrate`: from now on that runs this version's. */
function migrateByThisVersion(folder: string): void {
  copyFileSync(join(folder, 'migrate.ts'), join(folder, 'migrate-of-its-own.ts'))
  const script = join(root, 'apps/api/src/db/migrate.ts')
  writeFileSync(
    join(folder, 'migrate.ts'),
    `import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as own from './migrate-of-its-own.ts'
export const { isMigrated, migrationNames } = own
export async function migrate({ pool }) {
  const env = { DATABASE_URL: pool.options.connectionString, LOG_LEVEL: 'warn' }
  await promisify(execFile)(process.execPath, ['${script}'], { env })
  return []
}
`,
  )
}

async function passes(folder: string, args: string[]): Promise<boolean> {
  const child = spawn('pnpm', args, { cwd: folder, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code === 0
}
