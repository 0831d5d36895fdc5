// Stripe's test cards, by the names of its tests and by their numbers.
import type { WireError } from '../objects.ts'

/** What becomes of a card: when it is kept, when it is charged, and whether its bank wants to hear from the person. */
export type CardFate = {
  keep: WireError | null
  charge: WireError | null
  /** until-trusted: only while the bank has not agreed to later charges. */
  asks: 'never' | 'until-trusted' | 'always'
}

const declined = (decline_code: string, message = 'Your card was declined.'): WireError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code,
  message,
})
const refused = (code: string, message: string, param?: string): WireError => ({
  type: 'card_error',
  code,
  message,
  ...(param && { param }),
})

const good: CardFate = { keep: null, charge: null, asks: 'never' }
const bad = (error: WireError): CardFate => ({ keep: error, charge: error, asks: 'never' })
const later = (error: WireError): CardFate => ({ keep: null, charge: error, asks: 'never' })
const funds = declined('insufficient_funds', 'Your card has insufficient funds.')

const cards: Readonly<Record<string, { names: readonly string[]; fate: CardFate }>> = {
  '4242424242424242': { names: ['pm_card_visa'], fate: good },
  '5555555555554444': { names: ['pm_card_mastercard'], fate: good },
  '4000000000000002': {
    names: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
    fate: bad(declined('generic_decline')),
  },
  '4000000000009995': {
    names: [
      'pm_card_chargeDeclinedInsufficientFunds',
      'pm_card_visa_chargeDeclinedInsufficientFunds',
    ],
    fate: bad(funds),
  },
  '4000000000000069': {
    names: ['pm_card_chargeDeclinedExpiredCard'],
    fate: bad(refused('expired_card', 'Your card has expired.')),
  },
  '4000000000000127': {
    names: ['pm_card_chargeDeclinedIncorrectCvc'],
    fate: bad(refused('incorrect_cvc', "Your card's security code is incorrect.", 'cvc')),
  },
  '4000000000000119': {
    names: ['pm_card_chargeDeclinedProcessingError'],
    fate: bad(refused('processing_error', 'An error occurred while processing your card.')),
  },
  '4000000000000341': {
    names: ['pm_card_chargeCustomerFail'],
    fate: later(declined('generic_decline')),
  },
  '4000002500003155': {
    names: ['pm_card_authenticationRequiredOnSetup'],
    fate: { ...good, asks: 'until-trusted' },
  },
  '4000002760003184': {
    names: ['pm_card_authenticationRequired'],
    fate: { ...good, asks: 'always' },
  },
}

export function numberOf(name: string): string | undefined {
  return Object.keys(cards).find((number) => cards[number]?.names.includes(name))
}

/** Cards of the real world are no good here, as at Stripe's test mode. */
export function fateOf(number: string): CardFate {
  const message = 'Your card was declined. Your request was in test mode, but used a non test card.'
  return cards[number]?.fate ?? bad(declined('test_mode_live_card', message))
}

export const brandOf = (number: string) => (number.startsWith('5') ? 'mastercard' : 'visa')

export type TypedCard = { number: string; exp_month: number; exp_year: number; cvc: string }

/** What is wrong with a card before its bank is asked; null when nothing is. */
export function misprintOf(card: TypedCard, now: Date): WireError | null {
  if (!/^\d{13,19}$/.test(card.number) || !isLuhn(card.number)) {
    return refused('incorrect_number', 'Your card number is incorrect.', 'number')
  }
  if (card.exp_month < 1 || card.exp_month > 12) {
    return refused('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const end = Date.UTC(card.exp_year, card.exp_month)
  if (end <= now.getTime() || card.exp_year > now.getUTCFullYear() + 50) {
    return refused('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  if (!/^\d{3,4}$/.test(card.cvc)) {
    return refused('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  return null
}

function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}
