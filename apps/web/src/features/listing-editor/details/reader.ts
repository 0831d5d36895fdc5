// The reader of texts and the lists of names that fields offer. Fetched when a form is open: both are large.
import type { NameList } from '@wepa/domain/attributes/attribute'
import { BRANDS } from '@wepa/domain/attributes/lists/brands'
import { BREEDS } from '@wepa/domain/attributes/lists/breeds'
import { COLORS } from '@wepa/domain/attributes/lists/colors'
import { TRADES } from '@wepa/domain/attributes/lists/trades'
import { readText } from '@wepa/domain/attributes/read-text'
import { printMake } from '@wepa/domain/attributes/reading/vehicles'
import type { AttributeValues } from '@wepa/domain/attributes/values'
import { MAKES } from '@wepa/domain/search/names/makes'
import { foldText } from '@wepa/domain/text/writing'
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
  if (list === 'makes') return sorted(MAKES.map(({ name }) => printMake(name)))
  if (list === 'models') return modelsOf(make)
  return sorted(lists[list].map(({ name }) => name))
}

const lists = { brands: BRANDS, breeds: BREEDS, colors: COLORS, trades: TRADES }

function modelsOf(make: string): readonly string[] {
  const wanted = foldText(make.trim())
  const named = MAKES.find(
    ({ name }) => wanted !== '' && [name, foldText(printMake(name))].includes(wanted),
  )
  const models = [...(named?.models.values() ?? [])].flat()
  // 'crv' stands there beside 'cr-v': one is enough to choose from.
  const dashed = new Set(models.filter((model) => model.includes('-')).map(bare))
  const each = models.filter((model) => model.includes('-') || !dashed.has(bare(model)))
  return sorted(each.map(printed))
}

function bare(model: string): string {
  return model.replaceAll(/[- ]/g, '')
}

/** 'Grand Cherokee', 'F-150', 'RAV4'. */
function printed(model: string): string {
  return model
    .split(' ')
    .map((word) =>
      /[\d-]|^[^aeiou]+$/.test(word)
        ? word.toUpperCase()
        : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join(' ')
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'es'))
}
