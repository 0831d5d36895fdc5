// What ads and saved searches say of the attributes, all of them at once. Apart from the table: no first load needs it.
import {
  type AttributeName,
  type Attributes,
  type AttributeValue,
  attributeNames,
  attributes,
  type FilterName,
  filterNames,
  isAnswer,
  readAttributeFilters,
} from './attributes.ts'

/** The codes of a choice with their labels; none for a line. */
export function choicesOf(name: AttributeName): [code: string, label: string][] {
  return Object.entries(attributes[name].choices ?? {})
}

/** Something for each attribute, under its name. */
export function mapAttributes<Result>(
  each: (name: AttributeName) => Result,
): Record<AttributeName, Result>
export function mapAttributes(each: (name: AttributeName) => unknown): object {
  return Object.fromEntries(attributeNames.map((name) => [name, each(name)]))
}

/** The answers that hold among stored or foreign ones: a code that is no choice counts as nothing said. */
export function readAttributes(raw: Readonly<Record<AttributeName, string | null>>): Attributes
export function readAttributes(raw: Readonly<Record<string, string | null>>): object {
  return mapAttributes((name) => {
    const value = raw[name]
    return isAnswer(name, value) ? value : null
  })
}

/** The filters of a saved search, null where it asks for nothing. */
export type SavedFilters = { [Name in FilterName]: AttributeValue<Name> | null }

export function savedFilterValues(
  raw: {
    readonly [Name in FilterName]?: unknown
  },
): SavedFilters
export function savedFilterValues(raw: { readonly [Name in FilterName]?: unknown }): object {
  const asked = readAttributeFilters((name) => raw[name])
  return Object.fromEntries(filterNames.map((name) => [name, asked[name] ?? null]))
}
