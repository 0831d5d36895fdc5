// A card as it is typed: digits in groups, and what is missing.
export type TypedCard = {
  number: string
  /** 'MM / AA' */
  expiry: string
  cvc: string
}

const digitsOf = (text: string, length: number) => text.replace(/\D/g, '').slice(0, length)

/** '4242424242' → '4242 4242 42' */
export const numberOf = (text: string): string =>
  digitsOf(text, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
    .trim()

/** '1230' → '12 / 30', '7' → '07 / '; a deletion takes the slash along. */
export function expiryOf(text: string, before: string): string {
  const digits = digitsOf(/^[2-9]$/.test(text) ? `0${text}` : text, 4)
  if (text.length < before.length && before.endsWith(' / ')) return digits.slice(0, 1)
  return digits.length >= 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

export const cvcOf = (text: string): string => digitsOf(text, 4)

/** Month and year as numbers: '12 / 30' → 12 and 2030. */
export function expiryParts(expiry: string): { month: number; year: number } {
  const [month = '', year = ''] = expiry.split(' / ')
  return { month: Number(month), year: 2000 + Number(year) }
}

/** What keeps the card from being sent, by field. */
export function typedErrors(card: TypedCard): Partial<Record<keyof TypedCard, string>> {
  const { month } = expiryParts(card.expiry)
  return {
    ...(digitsOf(card.number, 19).length < 13 && { number: 'Escribe el número de la tarjeta.' }),
    ...((!/^\d\d \/ \d\d$/.test(card.expiry) || month < 1 || month > 12) && {
      expiry: 'Escribe mes y año.',
    }),
    ...(card.cvc.length < 3 && { cvc: 'Escribe el código.' }),
  }
}
