// An ad as a row of a table, so that reading the row comes to the same ad.
import type { SaidAttributes } from '../../attributes/values.ts'
import { categoryById, slugById } from '../../listings/category.ts'
import { CONDITION_LABELS, type Condition } from '../../listings/condition.ts'
import type { ListingStatus } from '../../listings/listing.ts'
import { toCell } from './cell.ts'
import { attributeIn, type Column, type SheetField } from './columns.ts'
import { SHEET_STATES, stateOf } from './state.ts'
import { BETWEEN, writeValue } from './values.ts'

export type WrittenAd = {
  id: number
  reference: string | null
  categoryId: number
  title: string
  description: string
  price: string | null
  location: string | null
  condition: Condition | null
  contactEmail: string | null
  contactPhone: string | null
  /** As addresses that can be opened from anywhere. */
  images: readonly string[]
  isActive: boolean
  status: ListingStatus
  /** The seller's own answers: what is read from the text is read from it again. */
  saidAttributes: SaidAttributes
}

/** The cells of an ad, in the order of the columns. */
export function writeRow(columns: readonly Column[], ad: WrittenAd): string[] {
  return columns.map((column) =>
    toCell('field' in column ? fieldText(column.field, ad) : attributeText(column.attributes, ad)),
  )
}

function fieldText(field: SheetField, ad: WrittenAd): string {
  switch (field) {
    case 'reference':
      return ad.reference ?? `#${ad.id}`
    case 'categoryId':
      return categoryById(ad.categoryId)?.name ?? ''
    case 'condition':
      return ad.condition === null ? '' : CONDITION_LABELS[ad.condition]
    case 'images':
      return ad.images.join(BETWEEN)
    case 'state':
      return SHEET_STATES[stateOf(ad)]
    default:
      return ad[field] ?? ''
  }
}

function attributeText(
  attributes: Extract<Column, { attributes: unknown }>['attributes'],
  { categoryId, saidAttributes }: WrittenAd,
): string {
  const key = attributeIn(attributes, slugById(categoryId) ?? 'de-todo')
  const value = key && saidAttributes[key]
  return key === undefined || value === undefined ? '' : writeValue(key, value)
}
