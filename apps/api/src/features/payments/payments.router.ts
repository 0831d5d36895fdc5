import { adminProcedure, router } from '../../trpc.ts'
import {
  listPaymentEvents,
  listPaymentProblems,
  PaymentEventsQuery,
} from './list-payment-events.ts'
import { listPaymentReversals } from './list-reversals.ts'
import { readRevenue } from './read-revenue.ts'

export const paymentsRouter = router({
  events: adminProcedure
    .input(PaymentEventsQuery)
    .query(({ ctx, input }) => listPaymentEvents(ctx, input)),
  problems: adminProcedure.query(({ ctx }) => listPaymentProblems(ctx)),
  reversals: adminProcedure.query(({ ctx }) => listPaymentReversals(ctx)),
  revenue: adminProcedure.query(({ ctx }) => readRevenue(ctx)),
})
