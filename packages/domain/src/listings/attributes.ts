// What an ad may say beyond its essentials. Schemas, columns, the export, forms, drafts, edit conflicts, the ad's page,
// search filters and alerts all read this table. It holds no schema, for every first load carries it.
import { CONDITION_LABELS } from './condition.ts'

/** An attribute: one of its `choices`, which give each code its label, or else a line in the seller's own words. */
export type Attribute = { label: string } & (
  | {
      choices: Readonly<Record<string, string>>
      /** The refusal of a code that is none of them. */
      invalid: string
    }
  | {
      choices?: undefined
      /** Characters. */
      max: number
    }
)

/**
 * The attributes, in the order of forms and of the ad's page. Each is optional and stands in a nullable text column
 * of its name: a new one is an entry here and a migration.
 */
export const ATTRIBUTES = {
  condition: {
    label: 'Condición',
    choices: CONDITION_LABELS,
    invalid: 'Condición inválida',
  },
} as const satisfies Record<string, Attribute>

/**
 * The attributes that searches, saved searches and alerts can ask for, with what not to ask is called. Each stands
 * in a column of `saved_searches`, `listings_to_match` and `search_ads` too, and in the unique index `saved_searches_same`,
 * which says what the same search is.
 */
export const FILTERS = {
  condition: { any: 'Todas' },
} as const satisfies { [Name in ChoiceName]?: { any: string } }

export type AttributeName = keyof typeof ATTRIBUTES

/** The answers an attribute can have: its codes, or any text. */
export type AttributeValue<Name extends AttributeName> = (typeof ATTRIBUTES)[Name] extends {
  choices: Readonly<Record<infer Code extends string, string>>
}
  ? Code
  : string

/** What an ad says of each; null where it says nothing. */
export type Attributes = { [Name in AttributeName]: AttributeValue<Name> | null }

/** The attributes with a fixed set of answers. */
type ChoiceName = {
  [Name in AttributeName]: (typeof ATTRIBUTES)[Name] extends { choices: object } ? Name : never
}[AttributeName]
export type FilterName = keyof typeof FILTERS

/** What a search asks of the attributes; absent where it asks for nothing. */
export type AttributeFilters = { [Name in FilterName]?: AttributeValue<Name> }

export const attributeNames = /* @__PURE__ */ Object.keys(ATTRIBUTES).filter(isAttribute)
export const filterNames = /* @__PURE__ */ attributeNames.filter(isFilter)

/** The table for code that treats all entries alike. */
export const attributes: Readonly<Record<AttributeName, Attribute>> = ATTRIBUTES

/** Whether an attribute can have this answer; '' is none. */
export function isAnswer<Name extends AttributeName>(
  name: Name,
  value: unknown,
): value is AttributeValue<Name> {
  const { choices } = attributes[name]
  if (typeof value !== 'string' || value === '') return false
  return choices === undefined || Object.hasOwn(choices, value)
}

/** An answer in words: the label of a code, a line as it stands; undefined for what is no answer. */
export function answerLabel(name: AttributeName, value: unknown): string | undefined {
  return isAnswer(name, value) ? (attributes[name].choices?.[value] ?? value) : undefined
}

/** What a search or an address asks of the attributes; 'all', blank and what is no choice ask for nothing. */
export function readAttributeFilters(asked: (name: FilterName) => unknown): AttributeFilters
export function readAttributeFilters(asked: (name: FilterName) => unknown): object {
  const answers = filterNames.map((name) => [name, asked(name)] as const)
  return Object.fromEntries(answers.filter(([name, value]) => isAnswer(name, value)))
}

/** Whether a field of an ad is one of its attributes. */
export function isAttribute(name: string): name is AttributeName {
  return name in ATTRIBUTES
}

function isFilter(name: AttributeName): name is FilterName {
  return name in FILTERS
}
