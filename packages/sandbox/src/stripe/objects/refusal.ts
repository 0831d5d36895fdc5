// Stripe's ways of saying no.
import type { WireError } from '../objects.ts'

export class Refusal extends Error {
  readonly status: number
  readonly error: WireError & { [extra: string]: unknown }
  constructor(status: number, error: WireError & { [extra: string]: unknown }) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export function invalid(
  message: string,
  extra: Partial<WireError> & { [extra: string]: unknown } = {},
): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...extra })
}

/** 404, as for an id that was never made: `missing('customer', 'cus_1')`. */
export function missing(kind: string, id: string): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  })
}

/** 402: the bank says no, or the card cannot be right. `intent` comes along as Stripe shows it. */
export function cardRefusal(error: WireError, intent: Record<string, unknown> = {}): Refusal {
  return new Refusal(402, { ...error, ...intent })
}
