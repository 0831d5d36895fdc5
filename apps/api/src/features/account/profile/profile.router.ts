import { ProfilePatch } from '@wepa/domain/people/user'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../../trpc.ts'
import { updateProfile } from './update-profile.ts'

/** One's own profile; part of the namespace `users`. */
export const profileRouter = router({
  update: memberProcedure
    .use(limited('edit'))
    .input(z.extend(ProfilePatch, { id: id() }))
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
})
