// `pnpm --filter @wepa/api faults rollout <commit>`: an older version beside this one on this version's tables.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkOut } from './old-version.ts'
import { alone, type Outcome, runSweep, type Sweep } from './sweep.ts'
import type { World } from './world.ts'

/**
 * Rolls this version back and out again under load, then runs the older version's own tests of the server on the
 * tables of this one.
 * @param tell hears what came of the load
 * @returns whether all of it held
 */
export async function tryOldVersion(
  commit: string,
  tell: (outcome: Outcome) => void,
): Promise<boolean> {
  const old = checkOut(commit)
  try {
    const outcome = await runSweep(rollBackAndOut(old.sources), 5, alone)
    tell(outcome)
    return (await old.runSuite()) && outcome.wrong.length === 0
  } finally {
    old.remove()
  }
}

/** This version answers; an old one joins it, stays alone for a while, and gives way again. */
function rollBackAndOut(sources: string): Sweep {
  return {
    name: 'rollout',
    lasts: 5,
    isUnnoticed: true,
    serversEnded: 2,
    harm: async (world, seconds) => {
      const [newer] = world.servers
      const migrated = migrateAgain(world, sources)
      const older = await world.startServer(sources)
      const isReady = await fetch(`${older.url}/readyz`).then(({ ok }) => ok)
      await wait(seconds * 1000)
      newer?.child.kill('SIGTERM')
      await newer?.ended
      await wait(seconds * 1000)
      await world.startServer()
      await wait(seconds * 1000)
      older.child.kill('SIGTERM')
      await older.ended
      return [...migrated, ...(isReady ? [] : ['the old server is not ready on these tables'])]
    },
  }
}

/** What a container of the old version does first when it starts again. */
function migrateAgain({ postgres }: World, sources: string): string[] {
  try {
    execFileSync(process.execPath, [join(sources, 'db/migrate.ts')], {
      env: { DATABASE_URL: postgres.url },
      stdio: 'ignore',
    })
    return []
  } catch {
    return ['the old `migrate.ts` refuses these tables: its containers do not start again']
  }
}
