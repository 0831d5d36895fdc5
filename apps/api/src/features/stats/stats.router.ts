import { publicProcedure, router } from '../../trpc.ts'
import { getStats } from './get-stats.ts'

export const statsRouter = router({
  get: publicProcedure.query(({ ctx }) => getStats(ctx)),
})
