import * as z from 'zod/mini'
import { adminProcedure, router } from '../../trpc.ts'
import { listFailed } from './list-failed.ts'
import { retryFailed } from './retry-failed.ts'

const JobId = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/, 'Identificador inválido')) })

export const queueRouter = router({
  failed: adminProcedure.query(({ ctx }) => listFailed(ctx)),
  retry: adminProcedure.input(JobId).mutation(({ ctx, input }) => retryFailed(ctx, input)),
})
