// The browser's side of the sandbox's Stripe, reached through our own server: so the sandbox needs no
// door of its own to the outside, and pages need not speak to another host. Never in production.

import { DomainError } from '@wepa/domain/error'
import type { TestCardOutcome } from '@wepa/domain/payments/card-payment'
import * as z from 'zod/mini'
import { declineText } from './errors.ts'

export type TestCards = {
  confirm: (
    clientSecret: string,
    card: { number: string; month: number; year: number; cvc: string },
  ) => Promise<TestCardOutcome>
  /** The person's answer to their bank, after `asks`. */
  answerBank: (clientSecret: string, isApproved: boolean) => Promise<TestCardOutcome>
}

const Intent = z.optional(z.object({ status: z.string() }))
const Answer = z.object({
  status: z.optional(z.string()),
  error: z.optional(
    z.object({
      code: z.optional(z.string()),
      decline_code: z.optional(z.string()),
      payment_intent: Intent,
      setup_intent: Intent,
    }),
  ),
})
const patience = 10_000

export function createTestCards(url: string, publishableKey: string): TestCards {
  const post = async (path: string, body: URLSearchParams | string): Promise<TestCardOutcome> => {
    const headers = { authorization: `Bearer ${publishableKey}` }
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(url + path, { method: 'POST', headers, body, signal }).catch(
      (cause) => {
        throw new DomainError('payments_unavailable', { cause })
      },
    )
    return outcomeOf(Answer.parse(await response.json()))
  }
  return {
    confirm: (clientSecret, { number, month, year, cvc }) =>
      post(
        `${intentPath(clientSecret)}/confirm`,
        new URLSearchParams({
          client_secret: clientSecret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': number,
          'payment_method_data[card][exp_month]': String(month),
          'payment_method_data[card][exp_year]': String(year),
          'payment_method_data[card][cvc]': cvc,
        }),
      ),
    answerBank: (clientSecret, isApproved) => {
      const outcome = isApproved ? 'approve' : 'fail'
      return post('/sandbox/bank', JSON.stringify({ client_secret: clientSecret, outcome }))
    },
  }
}

function intentPath(clientSecret: string): string {
  const id = clientSecret.split('_secret_', 1)[0] ?? ''
  return `/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`
}

function outcomeOf({ status, error }: z.infer<typeof Answer>): TestCardOutcome {
  const intent = error?.payment_intent ?? error?.setup_intent
  // A press whose answer was lost has done it: the second one must not ask for another card.
  if (intent?.status === 'succeeded') return { result: 'done' }
  if (intent?.status === 'canceled') {
    return { result: 'refused', message: 'Este pago ya no está abierto. Empieza de nuevo.' }
  }
  if (error) return { result: 'refused', message: declineText(error.decline_code ?? error.code) }
  if (status === 'succeeded') return { result: 'done' }
  if (status === 'requires_action') return { result: 'asks' }
  return { result: 'refused', message: declineText('authentication_failed') }
}
