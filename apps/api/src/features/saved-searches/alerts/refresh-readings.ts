import { attemptEach } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { readAlert } from './alert-reading.ts'
import { listStaleReadings, updateReading } from './alert-readings.repo.ts'

const week = 7 * 24 * 3_600_000
const mostAtOnce = 300

/**
 * Reads saved searches anew: all of them when the search language has changed, and each once a week,
 * for what is misspelt or a name is told by the ads there are. What cannot be read keeps nobody waiting.
 */
export async function refreshReadings(ctx: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - week)
  const stale = await listStaleReadings(ctx.db, before, mostAtOnce)
  await attemptEach(
    ctx,
    stale,
    ({ id }) => ({ searchId: id }),
    async (search) => {
      const reading = await readAlert(ctx, search).catch((err: unknown) => {
        ctx.log.error({ err, searchId: search.id }, 'a saved search could not be read')
        return undefined
      })
      await updateReading(ctx.db, search.id, reading, now)
      return true
    },
  )
}
