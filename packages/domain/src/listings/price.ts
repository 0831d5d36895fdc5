// Prices as people write them: '$100', '$50-75', 'Negociable' (docs/product/prices.md#price-text).

/** Both ends as decimals with two digits ('50.00'); `priceMax` only for a range; both null without a number. */
export type ParsedPrice = { priceNumeric: string | null; priceMax: string | null }

export const NO_PRICE = 'Precio a consultar'
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

const PLAIN = /^\$?\s*(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d\d))?$/
const PLAIN_RANGE = /^\$?\s*[\d.,]+\s*[-–—]\s*\$?\s*[\d.,]+$/

/**
 * A price on a card: nothing → 'Precio a consultar'; a plain amount reads the same however it was typed ('8995' and
 * '$8,995.00' → '$8,995'); without any digit as written ('Negociable'); 'a-b' → '$a-$b'; another number gets its `$`;
 * what starts with words or has its own `$` stays as written.
 */
export function displayPrice(text: string | null | undefined): string {
  const price = (text ?? '').trim()
  if (price === '') return NO_PRICE
  const [, whole, cents = '00'] = PLAIN.exec(price) ?? []
  if (whole) return formatMoney(whole.replaceAll(/[.,]/g, '')) + (cents === '00' ? '' : `.${cents}`)
  if (!/^\d/.test(price) || price.includes('$')) return price
  const range = /^([\d.,]+)\s*[-–—]\s*([\d.,]+)$/.exec(price)
  return range === null ? `$${price}` : `$${range[1]}-$${range[2]}`
}

/** A price that is one plain amount, in cents ('8995' and '$8,995.00' → 899500); undefined for any other. */
export function plainCents(text: string | null): number | undefined {
  const [, whole, cents = '00'] = PLAIN.exec((text ?? '').trim()) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(/[.,]/g, '') + cents)
}

/** A price on the detail page: a plain range of whole amounts says both as money ('$50-75' → '$50-$75'), all else reads as on a card. */
export function detailPrice({
  price,
  priceNumeric: low,
  priceMax: high,
}: { price: string | null } & ParsedPrice): string {
  const isPlain = PLAIN_RANGE.test(price?.trim() ?? '') && /\.00.*\.00$/.test(`${low}${high}`)
  return isPlain ? `${formatMoney(low ?? 0)}-${formatMoney(high ?? 0)}` : displayPrice(price)
}

/** '12345.00' → '$12,345': US dollars without decimals, as prices are written here. Not by Intl, so that server and browser agree to the letter. */
export function formatMoney(amount: string | number): string {
  const whole = Math.round(Number(amount))
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, ',')
  return whole < 0 ? `-$${digits}` : `$${digits}`
}

/** 999 → '$9.99': cents as the price of a plan or a promotion. */
export function formatCents(cents: number): string {
  const rest = String(cents % 100).padStart(2, '0')
  const whole = formatMoney(Math.trunc(cents / 100))
  return rest === '00' ? whole : `${whole}.${rest}`
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
