import { PasskeySignInInput } from '@wepa/domain/people/passkey'
import { SecondStepInput } from '@wepa/domain/people/second-factor'
import { LoginInput, RegisterInput } from '@wepa/domain/people/user'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { offerPasskeySignIn } from '../passkeys/check-passkey.ts'
import { getSelf } from '../people/get-self.ts'
import { confirmSignIn } from './confirm-sign-in.ts'
import { endOtherSessions, endOwnSession } from './end-own-sessions.ts'
import { listOwnSessions } from './list-own-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { register } from './register.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

export const authRouter = router({
  register: publicProcedure
    .use(limited('register'))
    .input(RegisterInput)
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: publicProcedure
    .use(limited('login'))
    .input(LoginInput)
    .mutation(({ ctx, input }) => logIn(ctx, input)),
  confirmLogin: publicProcedure
    .use(limited('login'))
    .input(SecondStepInput)
    .mutation(({ ctx, input }) => confirmSignIn(ctx, input)),
  passkeyOptions: publicProcedure
    .use(limited('passkey'))
    .mutation(({ ctx }) => offerPasskeySignIn(ctx)),
  passkeyLogin: publicProcedure
    .use(limited('login'))
    .input(PasskeySignInInput)
    .mutation(({ ctx, input }) => signInWithPasskey(ctx, input)),
  logout: memberProcedure.mutation(({ ctx }) => logOut(ctx)),
  sessions: memberProcedure.query(({ ctx }) => listOwnSessions(ctx)),
  endSession: memberProcedure
    .use(limited('edit'))
    .input(z.object({ id: id() }))
    .mutation(({ ctx, input }) => endOwnSession(ctx, input)),
  endOtherSessions: memberProcedure.mutation(({ ctx }) => endOtherSessions(ctx)),
  me: memberProcedure.query(({ ctx }) => getSelf(ctx, ctx.session.userId)),
})
