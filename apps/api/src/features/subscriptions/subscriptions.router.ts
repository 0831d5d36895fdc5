import { SubscribeCall } from '@wepa/domain/payments/subscription'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { cancelPlan, resumePlan } from './cancel-plan.ts'
import { getStatus } from './get-status.ts'
import { isAwaited } from './is-awaited.ts'
import { refreshPlan } from './refresh-plan.ts'
import { subscribe } from './subscribe.ts'

export const subscriptionsRouter = router({
  status: memberProcedure.query(({ ctx }) => getStatus(ctx)),
  /** For the return from a payment: whether there is one to wait for. */
  awaited: memberProcedure.query(({ ctx }) => isAwaited(ctx)),
  subscribe: memberProcedure
    .use(limited('pay'))
    .input(SubscribeCall)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  cancel: memberProcedure.use(limited('pay')).mutation(({ ctx }) => cancelPlan(ctx)),
  resume: memberProcedure.use(limited('pay')).mutation(({ ctx }) => resumePlan(ctx)),
  /** Asks the provider: for the return from a payment whose message is late. */
  refresh: memberProcedure.use(limited('payRefresh')).mutation(({ ctx }) => refreshPlan(ctx)),
})
