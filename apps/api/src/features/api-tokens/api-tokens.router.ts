import { TokenInput } from '@wepa/domain/developers/api-token-schema'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { createApiToken, listApiTokens, listTokenUses, revokeApiToken } from './manage-tokens.ts'

/** Tokens of one's own programs: for sessions alone, no token makes another. */
export const apiTokensRouter = router({
  list: memberProcedure.query(({ ctx }) => listApiTokens(ctx)),
  uses: memberProcedure.query(({ ctx }) => listTokenUses(ctx)),
  create: memberProcedure
    .use(limited('manageTokens'))
    .input(TokenInput)
    .mutation(({ ctx, input }) => createApiToken(ctx, input)),
  revoke: memberProcedure
    .input(z.object({ id: id() }))
    .mutation(({ ctx, input }) => revokeApiToken(ctx, input)),
})
