// The parameters of a search that ask of the attributes.
import * as z from 'zod/mini'
import { line } from '../text/text.ts'
import { readAsked } from './asked.ts'
import { FACETS, type FacetKey } from './facet-keys.ts'
import { attributeTable } from './fitting.ts'

type Inputs = {
  [Key in FacetKey]: z.ZodMiniOptional<z.ZodMiniType<string, string | number | boolean>>
}

/**
 * One parameter for each: several values with commas (`make=Toyota,Honda`), ranges with a stroke (`year=2010-2018`,
 * `rooms=3-`), `si` or `no`. '' and 'all' ask nothing; what cannot be read is refused.
 */
export function facetInputs(): Inputs
export function facetInputs(): object {
  return Object.fromEntries(FACETS.map((key) => [key, z.optional(facetInput(key))]))
}

/** The same of a page's address: what would be refused asks nothing there. */
export function lenientFacetInputs(): Inputs
export function lenientFacetInputs(): object {
  return Object.fromEntries(
    FACETS.map((key) => {
      const strict = facetInput(key)
      const read = z.transform((value: string | number | boolean) => {
        const { data = '' } = strict.safeParse(value)
        return data
      })
      return [key, z.optional(z.pipe(z.union([z.string(), z.number(), z.boolean()]), read))]
    }),
  )
}

type Saved = { [Key in FacetKey]: z.ZodMiniExactOptional<z.ZodMiniType<string>> }

/** Of a saved search as it is answered. */
export const SavedAsked = z.object(savedAsked())

function savedAsked(): Saved
function savedAsked(): object {
  return Object.fromEntries(FACETS.map((key) => [key, z.exactOptional(z.string())]))
}

/** Of a search that is to be saved. */
export const SavedAskedInput = z.object(facetInputs())

function facetInput(key: FacetKey) {
  const message = `${attributeTable[key].label}: valor inválido`
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number(), z.boolean()], message),
      z.transform((value: string | number | boolean) => String(value)),
    ),
    line(200).check(
      z.refine(
        (text) => text === '' || text === 'all' || readAsked(key, text) !== undefined,
        message,
      ),
    ),
  )
}
