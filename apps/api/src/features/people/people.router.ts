import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { router, visitorReadProcedure } from '../../trpc.ts'
import { openProfile } from './open-profile.ts'

/** Part of the namespace `users`. */
export const peopleRouter = router({
  get: visitorReadProcedure
    .input(z.object({ id: id() }))
    .query(({ ctx, input }) => openProfile(ctx, input)),
})
