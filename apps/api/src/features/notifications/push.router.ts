import { PushSubscription } from '@wepa/domain/notifications/push'
import * as z from 'zod/mini'
import { limited, linkProcedure, memberProcedure, router } from '../../trpc.ts'
import { getPushState } from './get-push-state.ts'
import { renewPush } from './renew-push.ts'
import { subscribePush } from './subscribe-push.ts'
import { unsubscribePush } from './unsubscribe-push.ts'

export const pushRouter = router({
  state: memberProcedure.query(({ ctx }) => getPushState(ctx)),
  subscribe: memberProcedure
    .use(limited('push'))
    .input(PushSubscription)
    .mutation(({ ctx, input }) => subscribePush(ctx, input)),
  unsubscribe: memberProcedure.use(limited('push')).mutation(({ ctx }) => unsubscribePush(ctx)),
  renew: linkProcedure
    .use(limited('push'))
    .input(z.object({ before: PushSubscription, after: PushSubscription }))
    .mutation(({ ctx, input }) => renewPush(ctx, input)),
})
