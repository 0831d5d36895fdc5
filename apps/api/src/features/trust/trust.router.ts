import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { router, visitorReadProcedure } from '../../trpc.ts'
import { getTrustScore } from './get-trust-score.ts'

export const trustRouter = router({
  score: visitorReadProcedure
    .input(z.object({ id: id() }))
    .query(({ ctx, input }) => getTrustScore(ctx, input)),
})
