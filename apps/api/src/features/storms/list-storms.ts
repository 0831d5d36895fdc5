import type { StormRecord } from '@wepa/domain/storms/storm-schema'
import type { Context } from '../../context.ts'
import { toStorm } from './current-storms.ts'
import { listStormHistory } from './storms.repo.ts'

const most = 20

/** The last storms, with what was measured at their start and who did what. */
export async function listStorms(ctx: Context): Promise<StormRecord[]> {
  const now = ctx.clock.now()
  const rows = await listStormHistory(ctx.db, most)
  return rows.map(({ id, startsAt, isSettled, averages, acts, ...row }) => ({
    id,
    ...toStorm({ id, startsAt, ...row }),
    startedAt: startsAt.toISOString(),
    isOn: row.endsAt > now,
    isSettled,
    averages,
    acts: acts.map((act) => ({
      ...act,
      until: new Date(act.until).toISOString(),
      at: new Date(act.at).toISOString(),
    })),
  }))
}
