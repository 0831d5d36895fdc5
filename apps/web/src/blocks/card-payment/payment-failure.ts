import type { StripeError } from '@stripe/stripe-js'
import { readFailure } from '../../lib/errors.ts'

/**
 * What Stripe's form says to the person, '' when it says nothing; null where the card was taken. A press
 * whose answer was lost has paid: Stripe then refuses the next one, with the payment beside it.
 */
export function elementRefusal(
  error: Pick<StripeError, 'message' | 'payment_intent' | 'setup_intent'> | undefined,
): string | null {
  const intent = error?.payment_intent ?? error?.setup_intent
  return error && intent?.status !== 'succeeded' ? (error.message ?? '') : null
}

/** What the provider said, or that it did not work. */
export const declinedText = (reason: string): string => `Error en el pago. ${reason}`

/** A failed call of ours: its own reason where it has one. */
export function failedText(error: unknown, fallback: string): string {
  const { code, message } = readFailure(error)
  return code === 'unknown' ? fallback : message
}

export const usualFailure = 'Hubo un problema al procesar el pago'
