import type { ActivityAction } from '@wepa/domain/admin/dashboard'
import type { Deps } from '../../context.ts'
import { sumCounts, sumCountsByDay } from './activities.repo.ts'

/** How often each thing was done from `from` on, to ten minutes exactly; what nobody did is left out. */
export async function countActivities(
  ctx: Pick<Deps, 'db'>,
  from: Date,
): Promise<ReadonlyMap<ActivityAction, number>> {
  const rows = await sumCounts(ctx.db, from)
  return new Map(rows.map(({ action, count }) => [action, count]))
}

/** The same for each day of Puerto Rico, by 'YYYY-MM-DD'. */
export async function countActivitiesByDay(
  ctx: Pick<Deps, 'db'>,
  { from, action }: { from: Date; action: ActivityAction },
): Promise<ReadonlyMap<string, number>> {
  const rows = await sumCountsByDay(ctx.db, { from, action })
  return new Map(rows.map(({ day, count }) => [day, count]))
}
