import { StatusInput } from '@wepa/domain/listings/input'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { setListingStatus } from './set-listing-status.ts'

/** An ad's way to its buyer; part of the namespace `listings`. */
export const salesRouter = router({
  setStatus: memberProcedure
    .use(limited('edit'))
    .input(z.extend(StatusInput, { id: id() }))
    .mutation(({ ctx, input }) => setListingStatus(ctx, input)),
})
