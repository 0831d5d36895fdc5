import { adminProcedure, router } from '../../trpc.ts'
import { listFailed } from './list-failed.ts'

export const queueRouter = router({
  failed: adminProcedure.query(({ ctx }) => listFailed(ctx)),
})
