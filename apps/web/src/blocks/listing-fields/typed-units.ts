// Numbers as they are typed for an attribute: with its unit or in one of several, and how a number is shown to be typed.
import type { Unit } from '@wepa/domain/attributes/attribute'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import { CUERDA } from '@wepa/domain/attributes/units'
import { formatNumber } from '@wepa/domain/text/number'
import { readNumber } from '@wepa/domain/text/typed-number'

/** `size` in the unit of the table; `words` are what people write behind a number. */
type TypedUnit = { name: string; size: number; words: RegExp }

const SQUARE_FOOT = 0.09290304

/** The first is chosen where nothing else is. */
const UNITS: Readonly<Partial<Record<AttributeKey, readonly TypedUnit[]>>> = {
  landArea: [
    { name: 'cuerdas', size: CUERDA, words: /(?:cuerdas?|cdas?)\.?$/i },
    { name: 'm²', size: 1, words: /(?:m²|m2|mts?2?|metros?(?: cuadrados)?)\.?$/i },
    { name: 'pies²', size: SQUARE_FOOT, words: /(?:pies?(?:²|2| cuadrados)?|ft²|ft2|p2)\.?$/i },
  ],
  age: [
    { name: 'meses', size: 1, words: /mes(?:es)?$/i },
    { name: 'años', size: 12, words: /años?$/i },
  ],
}

/** What people write around a number in its one unit. */
const AROUND: Readonly<Partial<Record<Unit, RegExp>>> = {
  $: /^\$|dólares$|pesos$/i,
  millas: /millas?$|mi\.?$/i,
  'pies²': /(?:pies?(?:²|2| cuadrados)?|ft²|ft2|p2)\.?$/i,
  años: /años?$/i,
  GB: /gb$/i,
  pulgadas: /pulgadas?$|pulg\.?$|["″]$|''$/i,
  BTU: /btus?$/i,
  galones: /galones$|galón$|gal\.?$/i,
}

/** The units that an attribute can be typed in; none where it has its own alone. */
export function unitsOf(key: AttributeKey): readonly string[] {
  return (UNITS[key] ?? []).map(({ name }) => name)
}

/** '2 1/2 cuerdas' as its two fields hold it. */
export function splitUnit(key: AttributeKey, text: string): { amount: string; unit: string } {
  const unit = UNITS[key]?.find(({ name }) => text.endsWith(` ${name}`))
  if (!unit) return { amount: text, unit: unitsOf(key)[0] ?? '' }
  return { amount: text.slice(0, -unit.name.length - 1), unit: unit.name }
}

/** The two fields as one text. */
export function joinUnit(amount: string, unit: string): string {
  return `${amount} ${unit}`
}

/** The same with the unit that somebody wrote behind their number in the place of the one beside it. */
export function settleUnit(key: AttributeKey, text: string): string {
  const { amount } = splitUnit(key, text)
  const own = UNITS[key]?.find(({ words }) => words.test(amount.trim()))
  return own ? joinUnit(amount.trim().replace(own.words, '').trim(), own.name) : text
}

/** A typed number in the unit of the table: undefined where nothing is typed, null for what is no number. */
export function readTypedNumber(
  key: AttributeKey,
  unit: Unit,
  text: string,
): number | undefined | null {
  const units = UNITS[key]
  const { amount, unit: chosen } = splitUnit(key, settleUnit(key, text))
  if (amount.trim() === '') return undefined
  const around = units ? undefined : AROUND[unit]
  const number = readNumber(around ? amount.trim().replace(around, '') : amount)
  if (number === undefined) return null
  const size = units?.find(({ name }) => name === chosen)?.size ?? 1
  return inTable(key, number * size)
}

/** A number of the table as somebody would type it, in the unit that they are likely to have said. */
export function typedNumber(key: AttributeKey, value: number): string {
  const units = UNITS[key]
  if (!units) return key === 'year' ? String(value) : formatNumber(value)
  // Years before months; land in cuerdas before metres, and in feet at last.
  for (const { name, size } of key === 'age' ? units.toReversed() : units) {
    const parts = name === 'cuerdas' ? 100 : 1
    const amount = Math.round((value / size) * parts) / parts
    const isSame = amount > 0 && inTable(key, amount * size) === value
    if (isSame) return joinUnit(formatNumber(amount), name)
  }
  const own = units.find(({ size }) => size === 1)
  return joinUnit(formatNumber(value), own?.name ?? '')
}

/** Land has two decimals, an age whole months; other numbers stay as they are. */
function inTable(key: AttributeKey, number: number): number {
  if (key === 'landArea') return Math.round(number * 100) / 100
  return key === 'age' ? Math.round(number) : number
}
