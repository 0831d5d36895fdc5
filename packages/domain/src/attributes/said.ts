// What stands on an ad: what its seller says, else what its text says.

import type { CategorySlug } from '../listings/category.ts'
import { attributeKeys, fitting } from './fitting.ts'
import type { AttributeKey } from './table.ts'
import type { AdAttributes, AttributeValues, SaidAttributes } from './values.ts'

/** As it comes in from a form, or as it is kept. */
export type Said = { readonly [Key in AttributeKey]?: SaidAttributes[Key] | undefined }

/** `said`: null denies what was read. Values that do not belong to the category or kind of the ad are left out. */
export function mergeAttributes(
  read: AttributeValues,
  said: Said,
  category: CategorySlug,
): AdAttributes {
  return fitting({ ...read, ...said }, category)
}

/** The attributes of an ad that come from its text alone, in the table's order. */
export function readKeys(values: AttributeValues, said: Said): AttributeKey[] {
  return attributeKeys.filter((key) => values[key] !== undefined && said[key] === undefined)
}
