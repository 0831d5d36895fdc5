// What a rule against fraud is: data, told to people in three short texts.

export const FRAUD_RULE_IDS = [
  'code_request',
  'personal_data',
  'fake_support',
  'fake_page',
  'business_request',
  'pending_payment',
  'overpayment',
  'bank_check',
  'gift_card',
  'payment_screenshot',
  'courier',
  'third_party',
  'abroad',
  'rental_unseen',
  'shipping_fee',
  'job_fee',
  'deposit_first',
  'off_site',
] as const

/** Only while a storm is on. */
export const DISASTER_RULE_IDS = [
  'fake_aid',
  'generator_deposit',
  'repair_advance',
  'false_donation',
] as const
export type DisasterRuleId = (typeof DISASTER_RULE_IDS)[number]

export type FraudRuleId = (typeof FRAUD_RULE_IDS)[number] | DisasterRuleId

/** A pattern, told to people in `name` (what it looks like), `why` and `advice`, one sentence each. */
export type FraudRule = {
  id: FraudRuleId
  name: string
  why: string
  advice: string
  /** Ways to meet it: each is a list of expressions that must all be found in the plain text. */
  signs: readonly (readonly RegExp[])[]
  /** Readings that are harmless, whatever else is found. */
  unless?: RegExp
  /** Only in the very first message of its writer, and only while it says nothing of the ad. */
  isFirstOnly?: boolean
}
