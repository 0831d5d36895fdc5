import { adminProcedure, router } from '../../trpc.ts'
import {
  listPaymentEvents,
  listPaymentProblems,
  PaymentEventsQuery,
} from './list-payment-events.ts'

export const paymentsRouter = router({
  events: adminProcedure
    .input(PaymentEventsQuery)
    .query(({ ctx, input }) => listPaymentEvents(ctx, input)),
  problems: adminProcedure.query(({ ctx }) => listPaymentProblems(ctx)),
})
