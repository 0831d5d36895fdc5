import {
  AddPasskeyInput,
  RemovePasskeyInput,
  RenamePasskeyInput,
} from '@wepa/domain/people/passkey'
import { PasswordProof } from '@wepa/domain/people/proof'
import { limited, memberProcedure, router } from '../../../trpc.ts'
import {
  addPasskey,
  beginPasskey,
  listOwnPasskeys,
  removePasskey,
  renamePasskey,
} from '../../passkeys/manage-passkeys.ts'
import { requireFactors } from '../proof/require-factors.ts'

/** One's own passkeys. */
export const passkeysRouter = router({
  list: memberProcedure.query(({ ctx }) => listOwnPasskeys(ctx)),
  begin: memberProcedure
    .use(limited('passkey'))
    .input(PasswordProof)
    .mutation(async ({ ctx, input }) => {
      await requireFactors(ctx, input)
      return beginPasskey(ctx)
    }),
  add: memberProcedure
    .use(limited('edit'))
    .input(AddPasskeyInput)
    .mutation(({ ctx, input }) => addPasskey(ctx, input)),
  rename: memberProcedure
    .use(limited('edit'))
    .input(RenamePasskeyInput)
    .mutation(({ ctx, input }) => renamePasskey(ctx, input)),
  remove: memberProcedure
    .use(limited('edit'))
    .input(RemovePasskeyInput)
    .mutation(async ({ ctx, input }) => {
      await requireFactors(ctx, input)
      return removePasskey(ctx, input)
    }),
})
