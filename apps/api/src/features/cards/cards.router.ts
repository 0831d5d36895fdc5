import { DomainError } from '@wepa/domain/error'
import { BankAnswerInput, TestCardInput } from '@wepa/domain/payments/card-payment'
import type { Context } from '../../context.ts'
import { memberProcedure, publicProcedure, router } from '../../trpc.ts'

export const cardsRouter = router({
  /** What the browser needs to ask for a card; null where nothing can be bought. */
  setup: publicProcedure.query(({ ctx: { payments, testCards } }) =>
    payments ? { publishableKey: payments.publishableKey, isTest: testCards !== null } : null,
  ),
  /** Confirms a payment with a test card, where the sandbox stands in for the provider. */
  confirmTest: memberProcedure
    .input(TestCardInput)
    .mutation(({ ctx, input: { clientSecret, ...card } }) =>
      requireTestCards(ctx).confirm(clientSecret, card),
    ),
  answerTestBank: memberProcedure
    .input(BankAnswerInput)
    .mutation(({ ctx, input: { clientSecret, isApproved } }) =>
      requireTestCards(ctx).answerBank(clientSecret, isApproved),
    ),
})

/** Real cards never come to our server: with a real provider there is no such call. */
function requireTestCards({ testCards }: Context) {
  if (!testCards) throw new DomainError('not_found')
  return testCards
}
