import { adminProcedure, publicProcedure, router } from '../../trpc.ts'
import {
  listPaymentEvents,
  listPaymentProblems,
  PaymentEventsQuery,
} from './list-payment-events.ts'

export const paymentsRouter = router({
  /** What the browser needs to ask for a card; null where nothing can be bought. */
  setup: publicProcedure.query(({ ctx: { payments, settings } }) =>
    payments
      ? { publishableKey: payments.publishableKey, isTest: settings.sandboxUrl !== null }
      : null,
  ),
  events: adminProcedure
    .input(PaymentEventsQuery)
    .query(({ ctx, input }) => listPaymentEvents(ctx, input)),
  problems: adminProcedure.query(({ ctx }) => listPaymentProblems(ctx)),
})
