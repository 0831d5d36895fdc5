import { SubscribeCall } from '@wepa/domain/payments/subscription'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { cancelPlan, resumePlan } from '../subscriptions/ending/cancel-plan.ts'
import { isAwaited } from '../subscriptions/is-awaited.ts'
import { refreshPlan } from '../subscriptions/refresh-plan.ts'
import { getPlanStatus } from './get-plan-status.ts'
import { subscribeAndShow } from './subscribe-and-show.ts'

/** One's plan: each change answers how it stands then, with what of it is used. */
export const subscriptionsRouter = router({
  status: memberProcedure.query(({ ctx }) => getPlanStatus(ctx)),
  /** For the return from a payment: whether there is one to wait for. */
  awaited: memberProcedure.query(({ ctx }) => isAwaited(ctx)),
  subscribe: memberProcedure
    .use(limited('pay'))
    .input(SubscribeCall)
    .mutation(({ ctx, input }) => subscribeAndShow(ctx, input)),
  cancel: memberProcedure.use(limited('pay')).mutation(async ({ ctx }) => {
    await cancelPlan(ctx)
    return getPlanStatus(ctx)
  }),
  resume: memberProcedure.use(limited('pay')).mutation(async ({ ctx }) => {
    await resumePlan(ctx)
    return getPlanStatus(ctx)
  }),
  /** Asks the provider: for the return from a payment whose message is late. */
  refresh: memberProcedure.use(limited('payRefresh')).mutation(async ({ ctx }) => {
    await refreshPlan(ctx)
    return getPlanStatus(ctx)
  }),
})
