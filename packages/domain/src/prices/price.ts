// Prices as people write them: '$100', '$50-75', 'Negociable' (docs/product/prices.md#price-text).
import type { ParsedPrice } from './parse-price.ts'

export const NO_PRICE = 'Precio a consultar'
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
