import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { memberProcedure, router } from '../../trpc.ts'
import { compareSeller } from './compare-seller.ts'
import { getSellerTrend } from './get-seller-trend.ts'

const UserId = z.object({ id: id() })
/** As a number, or as the text of an address. */
const OneListing = z.pipe(z.coerce.number('Identificador inválido'), id())

/** How a seller's ads do; part of the namespace `users`. */
export const insightsRouter = router({
  sellerTrend: memberProcedure
    .input(z.extend(UserId, { listingId: z.optional(OneListing) }))
    .query(({ ctx, input }) => getSellerTrend(ctx, input)),
  sellerComparison: memberProcedure
    .input(UserId)
    .query(({ ctx, input }) => compareSeller(ctx, input)),
})
