import { ReportInput } from '@wepa/domain/moderation/report'
import { limited, publicProcedure, router } from '../../trpc.ts'
import { sendReport } from './send-report.ts'

export const reportsRouter = router({
  send: publicProcedure
    .input(ReportInput)
    .use(limited('report'))
    .mutation(({ ctx, input }) => sendReport(ctx, input)),
})
