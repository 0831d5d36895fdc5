import type { AdminStats } from '@wepa/domain/admin/dashboard'
import { remembered } from '../../remembered.ts'
import { countActivities } from '../activities/count-activities.ts'
import { readRevenue24h } from '../payments/read-revenue.ts'
import { countPeopleAndAds } from './metrics.repo.ts'

const DAY = 86_400_000
/** Counting a million people takes its time; several administrators may look at once. */
const freshFor = 5_000

/** The metrics of the dashboard, five seconds old at most. Whoever calls must have asked whether this is an administrator. */
export const getAdminStats = remembered(freshFor, async (ctx): Promise<AdminStats> => {
  const now = ctx.clock.now().getTime()
  const [dayAgo, weekAgo] = [new Date(now - DAY), new Date(now - 7 * DAY)]
  const [counts, revenue24h, done] = await Promise.all([
    countPeopleAndAds(ctx.db, { dayAgo, weekAgo }),
    readRevenue24h(ctx),
    countActivities(ctx, dayAgo),
  ])
  return {
    ...counts,
    revenue24h,
    totalViews24h: done.get('view_listing') ?? 0,
    totalSearches24h: done.get('search') ?? 0,
  }
})
