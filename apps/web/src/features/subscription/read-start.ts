import type { SubscribeAnswer } from '@wepa/domain/payments/subscription'
import { readFailure } from '../../lib/errors.ts'

type CardRequest = Extract<SubscribeAnswer, { clientSecret: string }>

/** How the beginning of a plan went. 'elsewhere': there is a plan already, that this page knew nothing of. */
export type Start =
  | { kind: 'waiting' }
  | { kind: 'card'; request: CardRequest }
  | { kind: 'elsewhere'; message: string }
  | { kind: 'failed'; error: unknown }

export function readStart(answer: SubscribeAnswer | undefined, error: unknown): Start {
  if (error) {
    const { code, message } = readFailure(error)
    const isElsewhere = code === 'already_subscribed' || code === 'payment_due'
    return isElsewhere ? { kind: 'elsewhere', message } : { kind: 'failed', error }
  }
  if (!answer) return { kind: 'waiting' }
  if ('clientSecret' in answer) return { kind: 'card', request: answer }
  return { kind: 'elsewhere', message: 'Tu plan está activo.' }
}
