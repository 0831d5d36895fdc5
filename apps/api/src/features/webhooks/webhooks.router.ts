import { WebhookInput } from '@wepa/domain/developers/webhook-schema'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../trpc.ts'
import {
  createWebhook,
  listOwnDeliveries,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  sendAgain,
} from './manage-webhooks.ts'

const Id = z.object({ id: id() })

/** Addresses of one's own servers, and what they were told. */
export const webhooksRouter = router({
  list: memberProcedure.query(({ ctx }) => listWebhooks(ctx)),
  deliveries: memberProcedure.query(({ ctx }) => listOwnDeliveries(ctx)),
  create: memberProcedure
    .use(limited('manageTokens'))
    .input(WebhookInput)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),
  remove: memberProcedure.input(Id).mutation(({ ctx, input }) => removeWebhook(ctx, input)),
  ping: memberProcedure
    .use(limited('manageTokens'))
    .input(Id)
    .mutation(({ ctx, input }) => pingWebhook(ctx, input)),
  sendAgain: memberProcedure
    .use(limited('edit'))
    .input(Id)
    .mutation(({ ctx, input }) => sendAgain(ctx, input)),
})
