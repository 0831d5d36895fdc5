import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, readProcedure, router } from '../../trpc.ts'
import { listOfSeller } from './list-of-seller.ts'
import { listSimilar } from './list-similar.ts'

/** Part of the namespace `listings`. */
export const similarAdsRouter = router({
  similar: readProcedure
    .use(limited('search'))
    .input(z.object({ id: id() }))
    .query(({ ctx, input }) => listSimilar(ctx, input)),
  ofSeller: readProcedure
    .input(z.object({ id: id() }))
    .query(({ ctx, input }) => listOfSeller(ctx, input)),
})
