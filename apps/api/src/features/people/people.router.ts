import { personReadProcedure, router } from '../../trpc.ts'
import { openProfile } from './open-profile.ts'

/** Part of the namespace `users`. */
export const peopleRouter = router({
  get: personReadProcedure.query(({ ctx, input }) => openProfile(ctx, input)),
})
