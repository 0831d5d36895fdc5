// Numbers with what they count. Apart from the table, for cards write them too.
import { formatNumber } from '../text/number.ts'

/** Square metres of a cuerda: https://en.wikipedia.org/wiki/Cuerda */
export const CUERDA = 3930.395625

/** '1 cuerda', '0.25 cuerdas', of square metres. */
export function cuerdasText(metres: number): string {
  const cuerdas = Math.round((metres / CUERDA) * 100) / 100
  return counted(cuerdas, 'cuerda', 'cuerdas')
}

/** '5 meses', '2 años', '2.5 años'. */
export function ageText(months: number): string {
  if (months < 24 && months % 12 !== 0) return counted(months, 'mes', 'meses')
  return counted(Math.round((months / 12) * 10) / 10, 'año', 'años')
}

/** '1 baño', '2.5 baños', '95,000 millas'. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
