// The schemas of the attributes, made from their table: what an ad answers, what publishing and editing take, what a search asks.
import * as z from 'zod/mini'
import { optionalLine } from '../text/text.ts'
import { choicesOf, mapAttributes } from './attribute-values.ts'
import {
  type AttributeName,
  type AttributeValue,
  attributes,
  type FilterName,
  filterNames,
} from './attributes.ts'

type Codes<Name extends AttributeName, Blank extends string = never> = AttributeValue<Name> | Blank

type Answers = { [Name in AttributeName]: z.ZodMiniType<Codes<Name> | null> }

/** Of an ad as it is answered: null where its seller said nothing. */
export function attributeAnswers(): Answers
export function attributeAnswers(): object {
  return mapAttributes((name) =>
    z.nullable(attributes[name].choices ? z.enum(codesOf(name)) : z.string()),
  )
}

type Inputs = {
  [Name in AttributeName]: z.ZodMiniOptional<
    z.ZodMiniType<Codes<Name> | null, Codes<Name, ''> | null>
  >
}

/** Of an ad as it is sent: absent stays absent, blank becomes null. */
export function attributeInputs(): Inputs
export function attributeInputs(): object {
  return mapAttributes((name) => {
    const attribute = attributes[name]
    if (!attribute.choices) return optionalLine(attribute.max)
    return z.optional(
      z.pipe(
        z.nullable(z.enum(['', ...codesOf(name)], attribute.invalid)),
        z.transform((code: string | null) => code || null),
      ),
    )
  })
}

type Asked<Name extends FilterName> = Codes<Name, '' | 'all'>
type FilterInputs = {
  [Name in FilterName]: z.ZodMiniOptional<z.ZodMiniType<Asked<Name>, Asked<Name>>>
}

/** Of a search: a code, or '' and 'all' for any. */
export function filterInputs(): FilterInputs
export function filterInputs(): object {
  return mapFilters((name) => z.optional(anyCode(name)))
}

type SavedInputs = {
  [Name in FilterName]: z.ZodMiniOptional<z.ZodMiniType<Asked<Name> | null, Asked<Name> | null>>
}

/** Of a search that is to be saved: null asks for nothing too. */
export function savedFilterInputs(): SavedInputs
export function savedFilterInputs(): object {
  return mapFilters((name) => z.nullish(anyCode(name)))
}

/** Of a saved search as it is answered. */
export function savedFilterAnswers(): Pick<Answers, FilterName>
export function savedFilterAnswers(): object {
  return mapFilters((name) => z.nullable(z.enum(codesOf(name))))
}

function mapFilters(each: (name: FilterName) => z.ZodMiniType): object {
  return Object.fromEntries(filterNames.map((name) => [name, each(name)]))
}

function anyCode(name: FilterName) {
  const attribute = attributes[name]
  return z.enum(['', 'all', ...codesOf(name)], attribute.choices && attribute.invalid)
}

function codesOf(name: AttributeName): string[] {
  return choicesOf(name).map(([code]) => code)
}
