import { personReadProcedure, router } from '../../trpc.ts'
import { getTrustScore } from './get-trust-score.ts'

export const trustRouter = router({
  score: personReadProcedure.query(({ ctx, input }) => getTrustScore(ctx, input)),
})
