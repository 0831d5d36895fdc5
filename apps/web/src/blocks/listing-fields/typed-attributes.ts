// What a seller answers of the attributes of their ad, as the fields of the form hold it: each a text. What they leave
// empty is left to the ad's own text.
import { attributeKeys, attributeTable, belongs } from '@wepa/domain/attributes/fitting'
import type { Said } from '@wepa/domain/attributes/said'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import { type CategorySlug, slugById } from '@wepa/domain/listings/category'
import { readTypedNumber, typedNumber } from './typed-units.ts'

/** Stands in a field whose seller denies what its text seems to say. Nobody can type it, and no database holds it. */
export const DENIED = '\u0000'

export type TypedAttributes = Record<AttributeKey, string>
export type AttributePath = `attributes.${AttributeKey}`

/** Own answers as they are sent: null denies, and what cannot be read stays as it was typed, to be refused. */
export type Answers = { [Key in AttributeKey]?: unknown }

/** Something for each attribute, under its key. */
export function mapKeys(each: (key: AttributeKey) => string): TypedAttributes
export function mapKeys(each: (key: AttributeKey) => string): object {
  return Object.fromEntries(attributeKeys.map((key) => [key, each(key)]))
}

export function attributePath(key: AttributeKey): AttributePath {
  return `attributes.${key}`
}

/** The fields of what was said before. */
export function typedAttributes(said: Said | undefined): TypedAttributes {
  return mapKeys((key) => typedAnswer(key, said?.[key]))
}

/** An answer as its field holds it. */
export function typedAnswer(key: AttributeKey, value: unknown): string {
  if (value === undefined) return ''
  if (value === null) return DENIED
  switch (attributeTable[key].kind) {
    case 'number':
      return typedNumber(key, Number(value))
    case 'flag':
      return value === true ? 'si' : 'no'
    default:
      return Array.isArray(value) ? value.join() : String(value)
  }
}

/** What a field answers: undefined leaves it to the text. */
export function readAnswer(key: AttributeKey, typed: string): unknown {
  if (typed === DENIED) return null
  if (typed.trim() === '') return undefined
  const attribute = attributeTable[key]
  switch (attribute.kind) {
    case 'number': {
      const number = readTypedNumber(key, attribute.unit, typed)
      return number === null ? typed : number
    }
    case 'flag':
      return typed === 'si'
    case 'choice':
      return attribute.isMany ? typed.split(',') : typed
    default:
      return typed.replaceAll(/\s+/g, ' ').trim()
  }
}

/** Own answers that belong to an ad of this category, and to the kind of thing that they name themselves. */
export function ownAnswers(typed: TypedAttributes, category: CategorySlug | undefined): Answers {
  if (category === undefined) return {}
  const all: Answers = Object.fromEntries(
    attributeKeys.flatMap((key) => {
      const answer = readAnswer(key, typed[key])
      return answer === undefined ? [] : [[key, answer]]
    }),
  )
  return pick(all, (key) => belongs(key, category, all))
}

/** The answers under the keys that pass. */
export function pick<Some extends Answers>(
  answers: Some,
  isWanted: (key: AttributeKey) => boolean,
): Partial<Some>
export function pick(answers: Answers, isWanted: (key: AttributeKey) => boolean): object {
  return Object.fromEntries(
    attributeKeys.flatMap((key) =>
      answers[key] !== undefined && isWanted(key) ? [[key, answers[key]]] : [],
    ),
  )
}

/** The attributes of fields that are kept flat ('attributes.year'); undefined where nothing is said of any. */
export function attributesIn(
  fields: Readonly<Record<string, string>>,
): TypedAttributes | undefined {
  if (!attributeKeys.some((key) => fields[attributePath(key)] !== undefined)) return undefined
  return mapKeys((key) => fields[attributePath(key)] ?? '')
}

/** Whether two ads' own answers are the same, in whatever order. */
export function haveSameAnswers(one: Answers | undefined, other: Answers | undefined): boolean {
  return attributeKeys.every((key) => isSameAnswer(one?.[key], other?.[key]))
}

export function isSameAnswer(one: unknown, other: unknown): boolean {
  return String(JSON.stringify(one)) === String(JSON.stringify(other))
}

export function categoryOf({
  categoryId,
}: {
  categoryId?: string | undefined
}): CategorySlug | undefined {
  return slugById(Number(categoryId))
}
