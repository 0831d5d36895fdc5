// Stripe's refusals in our own.
import { DomainError } from '@wepa/domain/error'
import Stripe from 'stripe'

/** Milliseconds that anybody waits for Stripe, all requests and second tries of one call included. */
const patience = 10_000
/** Seconds until another try makes sense. */
const pause = 30

/**
 * Does it, and turns what Stripe refuses into a refusal of ours; a call that we made wrongly stays a bug.
 * Who waits is answered in time: what Stripe does later is found under the call's own key, or by the next reading.
 */
export async function guard<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const isLate = new Promise<never>((_, refuse) => {
    const late = () => refuse(new DomainError('payments_unavailable', { retryAfter: pause }))
    timer = setTimeout(late, patience)
  })
  try {
    return await Promise.race([work(), isLate])
  } catch (error) {
    throw translate(error)
  } finally {
    clearTimeout(timer)
  }
}

/** null for what Stripe does not have. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404
}

function translate(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    const message = declineText(error.decline_code ?? error.code)
    return new DomainError('card_declined', { cause: error, message })
  }
  if (error instanceof Stripe.errors.StripeError && !isOurMistake(error)) {
    return new DomainError('payments_unavailable', { retryAfter: pause, cause: error })
  }
  return error
}

/** Wrong parameters, or one key for two different calls. 429 and all that is the network's is not. */
function isOurMistake(error: Stripe.errors.StripeError): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  )
}

/** What to tell the person, for Stripe's decline_code or code. */
export function declineText(code: string | undefined): string {
  return declineTexts[code ?? ''] ?? 'Tu banco no aceptó la tarjeta. Prueba con otra.'
}

const declineTexts: Readonly<Record<string, string>> = {
  insufficient_funds: 'Tu tarjeta no tiene fondos suficientes. Prueba con otra.',
  expired_card: 'Tu tarjeta está vencida. Prueba con otra.',
  incorrect_cvc: 'El código de seguridad no es correcto.',
  invalid_cvc: 'El código de seguridad no es correcto.',
  incorrect_number: 'El número de la tarjeta no es correcto.',
  invalid_expiry_month: 'El mes de vencimiento no es correcto.',
  invalid_expiry_year: 'El año de vencimiento no es correcto.',
  processing_error: 'Tu banco no contestó. Inténtalo de nuevo en un momento.',
  test_mode_live_card: 'En modo de prueba solo sirven las tarjetas de prueba.',
  authentication_failed: 'Tu banco no confirmó el pago. Inténtalo de nuevo o usa otra tarjeta.',
  authentication_required: 'Tu banco pide que confirmes este pago.',
  subscription_payment_intent_requires_action: 'Tu banco pide que confirmes este pago.',
}
