// The reader of texts and the lists of names that fields offer. Fetched when a form is open: both are large.
import type { NameList } from '@wepa/domain/attributes/attribute'
import { BRANDS } from '@wepa/domain/attributes/lists/brands'
import { BREEDS } from '@wepa/domain/attributes/lists/breeds'
import { COLORS } from '@wepa/domain/attributes/lists/colors'
import { TRADES } from '@wepa/domain/attributes/lists/trades'
import { readText } from '@wepa/domain/attributes/read-text'
import { offeredMakes, offeredModels } from '@wepa/domain/attributes/reading/vehicles/print-vehicle'
import type { AttributeValues } from '@wepa/domain/attributes/values'
import { categoryOf } from '../../../blocks/listing-fields/typed-attributes.ts'
import type { TypedListing } from '../../../blocks/listing-fields/typed-listing.ts'

export type WrittenText = Pick<TypedListing, 'title' | 'description' | 'price' | 'categoryId'>

/** What the text of a form says; nothing before a category is chosen. */
export function readForm(text: WrittenText): AttributeValues {
  const category = categoryOf(text)
  return category ? readText({ ...text, category }, new Date()) : {}
}

/** The names that a field offers, in their order. @param make narrows the models */
export function namesOf(list: NameList, make: string): readonly string[] {
  if (list === 'makes') return offeredMakes()
  if (list === 'models') return offeredModels(make)
  return sorted(lists[list].map(({ name }) => name))
}

const lists = { brands: BRANDS, breeds: BREEDS, colors: COLORS, trades: TRADES }

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'es'))
}
