// What a search asks of the attributes, as conditions on `listings` and `search_ads`, which hold them alike.
import type { Asked } from '@wepa/domain/attributes/asked'
import type { FacetKey } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

export type AskedAttributes = ReadonlyMap<FacetKey, Asked>

/** An ad that says nothing of it does not fit. */
export function attributeConditions(asked: AskedAttributes): Sql[] {
  return [...asked].map(([key, value]) => {
    if (!('oneOf' in value)) {
      return isWithin(sql`(attributes ->> ${sql.lit(key)})::numeric`, value)
    }
    const values = sql`${[...value.oneOf]}::text[]`
    // Codes are compared as they are: to fold what is in anybody's words takes thirty times as long.
    return attributeTable[key].kind === 'choice'
      ? sql`attributes -> ${sql.lit(key)} ?| ${values}`
      : sql`wepa_attribute_values(attributes -> ${sql.lit(key)}) && ${values}`
  })
}

/** A number within a range that was asked for. */
export function isWithin(number: Sql, { min = '-infinity', max = 'infinity' }: AskedRange): Sql {
  return sql`${number} between ${String(min)}::numeric and ${String(max)}::numeric`
}

type AskedRange = { min?: number | '-infinity'; max?: number | 'infinity' }

/** More values of a range than these are not asked of the index. */
const MOST = 40
/** What the index holds of numbers, as `wepa_attribute_facets` of migration 105 cuts them. */
const HIGHEST = 3000

/**
 * What the index finds of it, each a set of facets of which an ad holds one, and what is left to be held against the
 * ads themselves, which takes some 20 µs for each.
 */
export function divideAsked(asked: AskedAttributes): { facets: string[][]; rest: AskedAttributes } {
  const facets: string[][] = []
  const rest = new Map(asked)
  for (const [key, value] of asked) {
    const values = 'oneOf' in value ? value.oneOf : numbersOf(key, value)
    if (!values) continue
    facets.push(values.map((each) => `a:${key}=${each}`))
    rest.delete(key)
  }
  return { facets, rest }
}

/** Open ranges hold most ads: what has no other number is looked through. */
function numbersOf(
  key: FacetKey,
  { min, max }: { min?: number; max?: number },
): string[] | undefined {
  if (min === undefined || max === undefined || max >= HIGHEST) return undefined
  const attribute = attributeTable[key]
  const isMoney = attribute.kind === 'number' && attribute.unit === '$'
  const step = attribute.kind === 'number' && !isMoney ? attribute.step : 0
  // What may lie between halves has no facet.
  if (step < 0.5) return undefined
  const first = Math.ceil(min / step)
  const count = Math.floor(max / step) - first + 1
  if (count <= 0 || count > MOST) return undefined
  return Array.from({ length: count }, (_, at) => String((first + at) * step))
}

/** Ads of people who look for something are left out of what others look for, unless asked for. */
export const IS_OFFERED: Sql = sql`attributes ->> 'intent' is distinct from 'busco'`
