import { PasskeyProof } from '@wepa/domain/people/passkey'
import { PasswordProof } from '@wepa/domain/people/proof'
import { limited, memberProcedure, router } from '../../../trpc.ts'
import { checkPasskey, offerPasskeyProof } from '../../passkeys/check-passkey.ts'
import { noteProof } from '../../proofs/note-proof.ts'
import { hasSecondFactor } from '../../second-factors/second-factor.ts'
import { requireFactors } from './require-factors.ts'

const done = { success: true } as const

/** Proving again who one is (`requireRecentProof`). */
export const proofRouter = router({
  /** The ways there are: whether the password takes a code, and what a browser needs to sign with a passkey. */
  begin: memberProcedure.use(limited('passkey')).mutation(async ({ ctx }) => ({
    takesCode: await hasSecondFactor(ctx, ctx.session.userId),
    passkey: await offerPasskeyProof(ctx),
  })),
  byPassword: memberProcedure.input(PasswordProof).mutation(async ({ ctx, input }) => {
    await requireFactors(ctx, input)
    return done
  }),
  byPasskey: memberProcedure
    .use(limited('passkey'))
    .input(PasskeyProof)
    .mutation(async ({ ctx, input }) => {
      await checkPasskey(ctx, input.credential, ctx.session.userId)
      await noteProof(ctx)
      return done
    }),
})
