import { adminProcedure, router } from '../../trpc.ts'
import { listActiveSessions } from './list-active-sessions.ts'
import { listRecentUsers } from './list-recent-users.ts'
import { AdminPageQuery } from './page-query.ts'

export const adminRouter = router({
  recentUsers: adminProcedure
    .input(AdminPageQuery)
    .query(({ ctx, input }) => listRecentUsers(ctx, input)),
  activeSessions: adminProcedure
    .input(AdminPageQuery)
    .query(({ ctx, input }) => listActiveSessions(ctx, input)),
})
