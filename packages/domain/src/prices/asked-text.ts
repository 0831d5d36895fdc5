import { displayPrice } from './price.ts'

/** '$450', of a lowered price 'antes $500, ahora $450'; `earlier` is a decimal, null where there is none to be told. */
export function askedText(asked: { price: string | null; earlier: string | null }): string {
  const present = displayPrice(asked.price)
  return asked.earlier === null ? present : `antes ${displayPrice(asked.earlier)}, ahora ${present}`
}
