import type { AdminDay } from '@wepa/domain/admin/dashboard'
import { trendDates } from '@wepa/domain/insights/analytics'
import { dateOnly, startOfDay } from '@wepa/domain/text/date'
import { remembered } from '../../remembered.ts'
import { countActivitiesByDay } from '../activities/count-activities.ts'
import { readRevenueByDay } from '../payments/read-revenue.ts'
import { countByDay } from './metrics.repo.ts'

const DAY = 86_400_000
const freshFor = 30_000

/** The last 30 days of Puerto Rico's calendar, today as the last; half a minute old at most. Whoever calls must have asked whether this is an administrator. */
export const getTrends = remembered(freshFor, async (ctx): Promise<AdminDay[]> => {
  const now = ctx.clock.now()
  const dates = trendDates(dateOnly(now))
  const from = new Date(startOfDay(now).getTime() - (dates.length - 1) * DAY)
  const [users, listings, views, searches, revenue] = await Promise.all([
    countByDay(ctx.db, 'users', from),
    countByDay(ctx.db, 'listings', from),
    countActivitiesByDay(ctx, { from, action: 'view_listing' }),
    countActivitiesByDay(ctx, { from, action: 'search' }),
    readRevenueByDay(ctx, from),
  ])
  return dates.map((date) => ({
    date,
    newUsers: users.get(date) ?? 0,
    newListings: listings.get(date) ?? 0,
    views: views.get(date) ?? 0,
    searches: searches.get(date) ?? 0,
    revenue: revenue.get(date) ?? '0.00',
  }))
})
