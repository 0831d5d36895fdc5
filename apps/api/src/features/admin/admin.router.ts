import { adminProcedure, router } from '../../trpc.ts'
import { listRecentActivities } from '../activities/list-recent-activities.ts'
import { getAdminStats } from './get-admin-stats.ts'
import { getTrends } from './get-trends.ts'
import { listActiveSessions } from './list-active-sessions.ts'
import { listRecentUsers } from './list-recent-users.ts'
import { AdminPageQuery } from './page-query.ts'

export const adminRouter = router({
  stats: adminProcedure.query(({ ctx }) => getAdminStats(ctx)),
  trends: adminProcedure.query(({ ctx }) => getTrends(ctx)),
  recentUsers: adminProcedure
    .input(AdminPageQuery)
    .query(({ ctx, input }) => listRecentUsers(ctx, input)),
  activeSessions: adminProcedure
    .input(AdminPageQuery)
    .query(({ ctx, input }) => listActiveSessions(ctx, input)),
  recentActivities: adminProcedure
    .input(AdminPageQuery)
    .query(({ ctx, input }) => listRecentActivities(ctx, input)),
})
