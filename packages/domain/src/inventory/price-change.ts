// Prices that are changed many at a time.
import { formatMoney, plainCents } from '../prices/price.ts'

/** By so many dollars, or so many percent; below 0 makes cheaper. */
export type PriceChange = { by: 'amount' | 'percent'; value: number }

/** One amount among words: '$725 al mes', 'desde 100'. */
const ONE_AMOUNT =
  /^(?<before>[^\d$]*)\$?\s*(?<amount>\d(?:[\d.,]*\d)?)(?<after>(?!\s*(?:k|mil|mill\w+|%)(?:\W|$))\D*)$/i

/** The largest amount that a price can have, in cents. */
const MAX_CENTS = 9_999_999_999

/**
 * A price after a change, its words as they were; one in whole dollars stays in whole dollars. Undefined where the price
 * is not one amount ('Negociable', '$50-75', '2 por $5'), or would not stay above 0.
 */
export function changedPrice(price: string | null, { by, value }: PriceChange): string | undefined {
  const {
    before = '',
    amount = '',
    after = '',
  } = ONE_AMOUNT.exec(price?.trim() ?? '')?.groups ?? {}
  const cents = plainCents(amount)
  if (cents === undefined) return undefined
  const exact = by === 'amount' ? cents + value * 100 : cents * (1 + value / 100)
  const isWhole = cents % 100 === 0 && (by === 'percent' || Number.isInteger(value))
  const changed = isWhole ? Math.round(exact / 100) * 100 : Math.round(exact)
  if (changed <= 0 || changed > MAX_CENTS) return undefined
  const rest = changed % 100
  const dollars = formatMoney((changed - rest) / 100)
  const cent = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  return `${before}${dollars}${cent}${after}`
}
