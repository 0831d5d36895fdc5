// Values of attributes as cells, and back.
import type { Attribute } from '../../attributes/attribute.ts'
import { attributeTable } from '../../attributes/fitting.ts'
import type { AttributeKey } from '../../attributes/table.ts'
import { readNumber } from '../../text/typed-number.ts'
import { foldText } from '../../text/writing.ts'

/** Stands for an answer that denies what the text seems to say. */
export const DENIED = 'No dice'

/** Between several values of one cell. */
export const BETWEEN = ' | '

export type ReadValue = { value: unknown } | { message: string }

/** A value as it is written into a cell; null is a denied one. */
export function writeValue(key: AttributeKey, value: unknown): string {
  if (value === null) return DENIED
  const attribute = attributeTable[key]
  if (attribute.kind === 'flag') return value === true ? 'Sí' : 'No'
  if (attribute.kind !== 'choice') return String(value)
  const codes = Array.isArray(value) ? value : [value]
  return codes.map((code) => attribute.choices[String(code)] ?? String(code)).join(BETWEEN)
}

/** The value of a cell that is not blank, or what is wrong with it. */
export function readValue(key: AttributeKey, cell: string): ReadValue {
  if (foldText(cell) === foldText(DENIED)) return { value: null }
  const attribute = attributeTable[key]
  switch (attribute.kind) {
    case 'flag':
      return readFlag(cell)
    case 'number':
      return readAmount(cell, attribute.unit)
    case 'date':
      return readDate(cell)
    case 'choice':
      return readChoice(attribute, cell)
    default:
      return { value: cell }
  }
}

const yes = ['si', 's', 'x', '1', 'true', 'verdadero', 'yes']
const no = ['no', 'n', '0', 'false', 'falso']

function readFlag(cell: string): ReadValue {
  const word = foldText(cell)
  if (yes.includes(word)) return { value: true }
  return no.includes(word) ? { value: false } : { message: 'Escribe Sí o No' }
}

function readAmount(cell: string, unit: string): ReadValue {
  const bare = cell.replace(/^\$\s*/, '')
  const ending = unit !== '' && foldText(bare).endsWith(foldText(unit)) ? unit.length : 0
  const value = readNumber(bare.slice(0, bare.length - ending).trim())
  return value === undefined ? { message: `«${shown(cell)}» no es un número` } : { value }
}

/** As '2026-03-31' or as it is written here: '3/31/2026'. */
function readDate(cell: string): ReadValue {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  const value = year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? { value }
    : { message: `«${shown(cell)}» no es una fecha: escribe 2026-03-31` }
}

type Choice = Extract<Attribute, { kind: 'choice' }>

function readChoice({ choices, isMany }: Choice, cell: string): ReadValue {
  const whole = codeOf(choices, cell)
  if (whole !== undefined) return { value: isMany ? [whole] : whole }
  const words = cell.split(/[|;,\n]/).map((word) => word.trim())
  const codes = words.filter((word) => word !== '').map((word) => codeOf(choices, word))
  if (isMany && codes.length > 0 && codes.every((code) => code !== undefined)) {
    return { value: codes }
  }
  return {
    message: `«${shown(cell)}» no es una de las opciones: ${Object.values(choices).join(', ')}`,
  }
}

function codeOf(choices: Readonly<Record<string, string>>, word: string): string | undefined {
  const wanted = foldText(word.trim())
  return Object.keys(choices).find(
    (code) => code === wanted || foldText(choices[code] ?? '') === wanted,
  )
}

/** So much of a cell as fits into a message. */
function shown(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell
}
