// Attributes in words, as people read them.

import { longDay } from '../text/date.ts'
import { formatNumber } from '../text/number.ts'
import type { Attribute } from './attribute.ts'
import { attributeKeys, attributeTable } from './fitting.ts'
import type { AttributeKey } from './table.ts'
import { ageText, counted, cuerdasText } from './units.ts'
import type { AttributeValues } from './values.ts'

export type AttributeRow = { key: AttributeKey; label: string; text: string }

/** What an ad says of its attributes, in the order of the table. */
export function attributeRows(values: AttributeValues): AttributeRow[] {
  return attributeKeys.flatMap((key) => {
    const value = values[key]
    if (value === undefined) return []
    return [{ key, label: attributeTable[key].label, text: attributeText(key, value) }]
  })
}

/** A value in words: '95,000 millas', 'Sí', 'Casa', '2.5', '3,930 m² (1 cuerda)', '31 de marzo de 2027'. */
export function attributeText(key: AttributeKey, value: unknown): string {
  const attribute = attributeTable[key]
  switch (attribute.kind) {
    case 'flag':
      return value === true ? 'Sí' : 'No'
    case 'choice':
      return (Array.isArray(value) ? value : [value])
        .map((code) => attribute.choices[String(code)] ?? String(code))
        .join(', ')
    case 'number':
      return numberText(key, attribute, Number(value))
    case 'date':
      return longDay(String(value))
    case 'text':
      return String(value)
  }
}

type NumberAttribute = Extract<Attribute, { kind: 'number' }>

function numberText(key: AttributeKey, { unit }: NumberAttribute, value: number): string {
  if (key === 'year') return String(value)
  if (key === 'age') return ageText(value)
  const number = formatNumber(value)
  switch (unit) {
    case '':
      return number
    case '$':
      return `$${number}`
    case 'm²':
      return `${formatNumber(Math.round(value))} m² (${cuerdasText(value)})`
    case 'años':
      return value === 0 ? 'No hace falta' : counted(value, 'año', 'años')
    case 'pulgadas':
      return `${number}″`
    default:
      return `${number} ${unit}`
  }
}
