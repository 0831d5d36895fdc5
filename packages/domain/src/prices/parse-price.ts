// Reads the number out of a price as people write it: docs/product/prices.md#numeric-price.

/** Both ends as decimals with two digits ('50.00'); `priceMax` only for a range; both null without a number. */
export type ParsedPrice = { priceNumeric: string | null; priceMax: string | null }

/** The largest amount that a numeric(10,2) column holds, in cents. */
const MAX_CENTS = 9_999_999_999

const NUMBER = String.raw`(\d[\d.,]*|\.\d+)\s*(k\b|mil\b|millon(?:es)?\b|millón\b)?`
const JOIN = String.raw`\s*(?:-|–|—|\ba\b|\bhasta\b)\s*`
const RANGE = new RegExp(`${NUMBER}${JOIN}\\$?\\s*${NUMBER}`, 'i')
const DOLLARS = new RegExp(`\\$\\s*${NUMBER}(?:${JOIN}\\$?\\s*${NUMBER})?`, 'i')
const FIRST = new RegExp(NUMBER, 'i')
// '$100-50' is a range written backwards; '$50 - 2 disponibles' is not a range.
const ONLY_RANGE = /^[\s$\d.,\-–—]+$/
const TELEPHONE = /\(?\b[2-9]\d{2}\)?[\s.-]*[2-9]\d{2}[\s.-]+\d{4}\b/

/** A text without telephone numbers: the digits of one are no amount. */
export function withoutTelephones(text: string): string {
  return text.replace(new RegExp(TELEPHONE, 'g'), ' ')
}

/**
 * Reads the number or the range out of a price. An amount after `$` counts before a bare one
 * ('2 por $5' is 5.00). A range keeps both ends, the lower first; '150-175k' means both in thousands.
 */
export function parsePrice(text: string | null | undefined): ParsedPrice {
  const none = { priceNumeric: null, priceMax: null }
  if (!text || TELEPHONE.test(text)) return none
  const match = DOLLARS.exec(text) ?? RANGE.exec(text) ?? FIRST.exec(text)
  if (match === null) return none
  const [, low = '', lowUnit, high, highUnit] = match
  const upper = high === undefined ? null : toCents(high, highUnit)
  const lower = toCents(low, lowUnit ?? sharedUnit(low, high, highUnit))
  if (lower === null || (high !== undefined && upper === null)) return none
  if (upper === null || upper === lower || (upper < lower && !ONLY_RANGE.test(text))) {
    return { priceNumeric: decimals(lower), priceMax: null }
  }
  return {
    priceNumeric: decimals(Math.min(lower, upper)),
    priceMax: decimals(Math.max(lower, upper)),
  }
}

function sharedUnit(low: string, high?: string, highUnit?: string): string | undefined {
  return high !== undefined && Number(plainNumber(low)) < Number(plainNumber(high))
    ? highUnit
    : undefined
}

function toCents(number: string, unit: string | undefined): number | null {
  const cents = Math.round(Number(plainNumber(number)) * 100 * multiplier(unit))
  return Number.isSafeInteger(cents) && cents <= MAX_CENTS ? cents : null
}

function multiplier(unit: string | undefined): number {
  if (unit === undefined) return 1
  return /^(k|mil)$/i.test(unit) ? 1000 : 1_000_000
}

/** '1,200.50' and '1.200,50' → '1200.50'; a single character before three digits groups, before one or two it divides. */
function plainNumber(number: string): string {
  const trimmed = number.replace(/[.,]+$/, '')
  const decimal = /[.,](\d{1,2})$/.exec(trimmed)
  if (decimal === null) return trimmed.replace(/[.,]/g, '')
  const whole = trimmed.slice(0, decimal.index).replace(/[.,]/g, '')
  return `${whole}.${decimal[1]}`
}

function decimals(cents: number): string {
  return (cents / 100).toFixed(2)
}
