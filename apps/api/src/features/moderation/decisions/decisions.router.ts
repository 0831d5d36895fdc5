import { id } from '@wepa/domain/scalar'
import { VerificationDecision } from '@wepa/domain/trust/verification'
import * as z from 'zod/mini'
import { adminProcedure, router } from '../../../trpc.ts'
import { decideVerificationRequest } from './decide-verification-request.ts'

/** The administration's word on a request; part of the namespace `verifications`. */
export const decisionsRouter = router({
  decide: adminProcedure
    .input(z.extend(VerificationDecision, { id: id() }))
    .mutation(({ ctx, input }) => decideVerificationRequest(ctx, input)),
})
