import { readProcedure, router } from '../../trpc.ts'
import { getStats } from './get-stats.ts'

export const statsRouter = router({
  get: readProcedure.query(({ ctx }) => getStats(ctx)),
})
