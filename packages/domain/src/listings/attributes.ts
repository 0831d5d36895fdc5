// What an ad may say beyond its essentials. Schemas, columns, the export, forms, drafts, edit conflicts, the ad's page,
// search filters and alerts all read this table. It holds no schema, for every first load carries it.
import { CONDITION_LABELS } from './condition.ts'

/** An attribute with a fixed set of answers; `choices` gives each code its label. */
type Choice = {
  kind: 'choice'
  label: string
  choices: Readonly<Record<string, string>>
  /** The refusal of a code that is none of the choices. */
  invalid: string
  /** Searches, saved searches and alerts can ask for it; `any` is the chip that asks for nothing. */
  filter?: { any: string }
}

/** An attribute in the seller's own words, on one line of at most `max` characters. */
type Line = { kind: 'line'; label: string; max: number }

export type Attribute = Choice | Line

/**
 * The attributes, in the order of forms and of the ad's page. Each is optional and stands in a nullable text column
 * of its name (of `saved_searches` and `listings_to_match` too, with a filter): a new one is an entry here and a migration.
 */
export const ATTRIBUTES = {
  condition: {
    kind: 'choice',
    label: 'Condición',
    choices: CONDITION_LABELS,
    invalid: 'Condición inválida',
    filter: { any: 'Todas' },
  },
} as const satisfies Record<string, Attribute>

export type AttributeName = keyof typeof ATTRIBUTES

/** The answers an attribute can have: its codes, or any text. */
export type AttributeValue<Name extends AttributeName> = (typeof ATTRIBUTES)[Name] extends {
  choices: Readonly<Record<infer Code extends string, string>>
}
  ? Code
  : string

/** What an ad says of each; null where it says nothing. */
export type Attributes = { [Name in AttributeName]: AttributeValue<Name> | null }

export type FilterName = {
  [Name in AttributeName]: (typeof ATTRIBUTES)[Name] extends { filter: object } ? Name : never
}[AttributeName]

/** What a search asks of the attributes; absent where it asks for nothing. */
export type AttributeFilters = { [Name in FilterName]?: AttributeValue<Name> | undefined }

export const attributeNames = /* @__PURE__ */ Object.keys(ATTRIBUTES).filter(isAttribute)
export const filterNames = /* @__PURE__ */ attributeNames.filter(isFilter)

/** An entry of the table as any entry, for code that treats all alike. */
export function attributeOf(name: AttributeName): Attribute {
  return ATTRIBUTES[name]
}

/** The codes of a choice with their labels; none for a line. */
export function choicesOf(name: AttributeName): [code: string, label: string][] {
  const attribute = attributeOf(name)
  return attribute.kind === 'choice' ? Object.entries(attribute.choices) : []
}

/** An answer in words: the label of a code, a line as it stands; undefined for a code that is no choice. */
export function answerLabel(name: AttributeName, value: string): string | undefined {
  if (attributeOf(name).kind === 'line') return value
  return choicesOf(name).find(([code]) => code === value)?.[1]
}

/** What a search or an address asks of the attributes; 'all', blank and what is no choice ask for nothing. */
export function readAttributeFilters(asked: (name: FilterName) => unknown): AttributeFilters
export function readAttributeFilters(asked: (name: FilterName) => unknown): object {
  const answers = filterNames.map((name) => [name, asked(name)] as const)
  return Object.fromEntries(
    answers.filter(([name, value]) => choicesOf(name).some(([code]) => code === value)),
  )
}

function isAttribute(name: string): name is AttributeName {
  return name in ATTRIBUTES
}

function isFilter(name: AttributeName): name is FilterName {
  return 'filter' in ATTRIBUTES[name]
}
