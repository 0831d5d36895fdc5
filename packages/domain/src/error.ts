/** Every refusal the product can make. A new code does not compile until it has a status and a Spanish text (apps/api/src/errors.ts). */
export type ErrorCode =
  | 'validation'
  | 'unauthorized'
  | 'invalid_token'
  | 'invalid_credentials'
  | 'reset_link_invalid'
  | 'undo_link_invalid'
  | 'password_required'
  | 'proof_required'
  | 'second_factor_required'
  | 'sign_in_ticket_invalid'
  | 'passkey_invalid'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'username_taken'
  | 'email_taken'
  | 'listing_not_found'
  | 'category_not_found'
  | 'not_listing_owner'
  | 'listing_changed'
  | 'listing_hidden'
  | 'reference_taken'
  | 'undo_over'
  | 'business_required'
  | 'token_scope'
  | 'token_limit'
  | 'webhook_limit'
  | 'import_not_found'
  | 'import_running'
  | 'account_suspended'
  | 'account_review'
  | 'already_decided'
  | 'listing_limit'
  | 'photo_limit'
  | 'plan_required'
  | 'saved_search_limit'
  | 'saved_search_not_found'
  | 'photo_invalid'
  | 'follow_limit'
  | 'person_blocked'
  | 'recipient_unavailable'
  | 'sale_required'
  | 'sale_rated'
  | 'already_rated'
  | 'already_subscribed'
  | 'payment_due'
  | 'no_subscription'
  | 'already_featured'
  | 'listing_not_public'
  | 'place_running'
  | 'place_moved'
  | 'place_over'
  | 'verification_approved'
  | 'verification_pending'
  | 'too_large'
  | 'unsupported_media'
  | 'idempotency_mismatch'
  | 'request_in_progress'
  | 'signature_invalid'
  | 'card_declined'
  | 'rate_limited'
  | 'payments_unavailable'
  | 'assistant_trial_over'
  | 'assistant_quota'
  | 'assistant_unavailable'
  | 'assistant_no_answer'
  | 'sms_unavailable'
  | 'team_role'
  | 'team_full'
  | 'invitation_over'
  | 'offer_open'
  | 'offer_closed'
  | 'offer_too_low'
  | 'meeting_closed'
  | 'price_frozen'
  | 'storm_running'
  | 'storm_over'
  | 'unavailable'
  | 'database_unavailable'

/** One refused field: where it stands in the payload and what to tell the person. */
export type Issue = { path: string; message: string }

export type DomainErrorOptions = {
  message?: string
  issues?: readonly Issue[]
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** With `second_factor_required`: what the code is sent with. */
  ticket?: string
  cause?: unknown
}

/** A refusal of a rule: not a bug. Carries its code, and for payloads the refused fields. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly issues: readonly Issue[]
  readonly retryAfter: number | undefined
  readonly ticket: string | undefined
  constructor(code: ErrorCode, options: DomainErrorOptions = {}) {
    super(options.message ?? '', { cause: options.cause })
    this.name = 'DomainError'
    this.code = code
    this.issues = options.issues ?? []
    this.retryAfter = options.retryAfter
    this.ticket = options.ticket
  }
}
