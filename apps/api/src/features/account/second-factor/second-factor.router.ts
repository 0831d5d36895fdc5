import { BothFactorsInput, CodeInput, PasswordAgainInput } from '@wepa/domain/people/second-factor'
import type { MemberContext } from '../../../context.ts'
import { limited, memberProcedure, router } from '../../../trpc.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '../../second-factors/manage-second-factor.ts'
import { requirePassword } from '../require-password.ts'

/** One's own second factor. */
export const secondFactorRouter = router({
  state: memberProcedure.query(({ ctx }) => getSecondFactor(ctx)),
  begin: memberProcedure
    .use(limited('edit'))
    .input(PasswordAgainInput)
    .mutation(async ({ ctx, input }) => {
      await askPassword(ctx, input.password)
      return beginSecondFactor(ctx)
    }),
  confirm: memberProcedure
    .input(CodeInput)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx, input)),
  renewCodes: memberProcedure.input(BothFactorsInput).mutation(async ({ ctx, input }) => {
    await askPassword(ctx, input.password)
    return renewRecoveryCodes(ctx, input)
  }),
  end: memberProcedure.input(BothFactorsInput).mutation(async ({ ctx, input }) => {
    await askPassword(ctx, input.password)
    return endSecondFactor(ctx, input)
  }),
})

async function askPassword(ctx: MemberContext, password: string): Promise<void> {
  await requirePassword(ctx, password, {
    path: 'password',
    message: 'La contraseña no es correcta.',
  })
}
