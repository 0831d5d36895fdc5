import { VisitReport, VisitSpeedQuery } from '@wepa/domain/insights/visit-schema'
import { adminProcedure, limited, publicProcedure, router } from '../../trpc.ts'
import { countVisit } from './count-visit.ts'
import { listPageSpeeds } from './list-page-speeds.ts'

export const visitsRouter = router({
  report: publicProcedure
    .use(limited('visit'))
    .input(VisitReport)
    .mutation(({ ctx, input }) => countVisit(ctx, input)),
  speeds: adminProcedure
    .input(VisitSpeedQuery)
    .query(({ ctx, input }) => listPageSpeeds(ctx, input)),
})
