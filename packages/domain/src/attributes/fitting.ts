// Which attributes belong to an ad, and which values they can have.
import type { CategorySlug } from '../listings/category.ts'
import type { Attribute } from './attribute.ts'
import { ATTRIBUTES, type AttributeKey } from './table.ts'
import type { AdAttributes } from './values.ts'

/** The table for code that treats all entries alike. */
export const attributeTable: Readonly<Record<AttributeKey, Attribute>> = ATTRIBUTES

export const attributeKeys = Object.keys(ATTRIBUTES).filter(isAttributeKey)

export function isAttributeKey(key: string): key is AttributeKey {
  return Object.hasOwn(ATTRIBUTES, key)
}

type Values = Readonly<Partial<Record<AttributeKey, unknown>>>

/** Whether an attribute belongs to an ad of this category that says this of itself. */
export function belongs(key: AttributeKey, category: CategorySlug, values: Values): boolean {
  const { categories, only } = attributeTable[key]
  if (categories && !categories.includes(category)) return false
  if (!only || !isAttributeKey(only.attribute)) return true
  const said = values[only.attribute]
  return said === undefined || said === null || only.codes.includes(String(said))
}

/** The values that belong to an ad and that the table allows, in the table's order. */
export function fitting(values: Values, category: CategorySlug): AdAttributes
export function fitting(values: Values, category: CategorySlug): object {
  return Object.fromEntries(
    attributeKeys.flatMap((key) => {
      const value = values[key]
      const isKept =
        value !== undefined &&
        value !== null &&
        belongs(key, category, values) &&
        isValue(attributeTable[key], value)
      return isKept ? [[key, value]] : []
    }),
  )
}

/** Whether an attribute can have this value. */
export function isValue(attribute: Attribute, value: unknown): boolean {
  switch (attribute.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number' && value >= attribute.min && value <= attribute.max
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= attribute.max
    case 'date':
      return (
        typeof value === 'string' &&
        /^\d{4}-\d{2}-\d{2}$/.test(value) &&
        !Number.isNaN(Date.parse(value))
      )
    case 'choice': {
      const isCode = (code: unknown) =>
        typeof code === 'string' && Object.hasOwn(attribute.choices, code)
      if (!attribute.isMany) return isCode(value)
      return Array.isArray(value) && value.length > 0 && value.every(isCode)
    }
  }
}
