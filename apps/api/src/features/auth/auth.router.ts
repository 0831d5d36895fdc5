import { LoginInput, RegisterInput } from '@wepa/domain/user'
import { limited, memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { getSelf } from '../users/get-self.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { register } from './register.ts'

export const authRouter = router({
  register: publicProcedure
    .use(limited('register'))
    .input(RegisterInput)
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: publicProcedure
    .use(limited('login'))
    .input(LoginInput)
    .mutation(({ ctx, input }) => logIn(ctx, input)),
  logout: memberProcedure.mutation(({ ctx }) => logOut(ctx)),
  me: memberProcedure.query(({ ctx }) => getSelf(ctx, ctx.session.userId)),
})
