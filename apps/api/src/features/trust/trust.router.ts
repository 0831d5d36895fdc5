import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { publicProcedure, router } from '../../trpc.ts'
import { getTrustScore } from './get-trust-score.ts'

export const trustRouter = router({
  score: publicProcedure
    .input(z.object({ id: id() }))
    .query(({ ctx, input }) => getTrustScore(ctx, input)),
})
