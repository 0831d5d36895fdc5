// Which ads a search is about, as conditions that the indexes of 003-search answer.
import {
  type AttributeFilters,
  type FilterName,
  filterNames,
} from '@wepa/domain/listings/attributes'
import type { Condition } from '@wepa/domain/listings/condition'
import type { SellerKind } from '@wepa/domain/search/seller-kind'
import { asksAttributes, type WordQuery } from '@wepa/domain/search/words/word-query'
import { type RawBuilder, sql } from 'kysely'
import { type AskedAttributes, attributeConditions, IS_OFFERED } from './attribute-filters.ts'
import { planInForceAt } from './plan-in-force.ts'
import { IS_PUBLIC } from './public-ads.ts'
import { textQuery } from './text-query.ts'

/**
 * `location`: words of a place nobody knows, looked for in the ads' own locations. `conditions`:
 * what the words ask for; an ad that says nothing of its condition fits too. `circle`: degrees and km.
 */
export type ListingFilters = AttributeFilters & {
  now: Date
  categoryId?: number | undefined
  municipality?: string | undefined
  region?: string | undefined
  location?: WordQuery | undefined
  circle?: CircleFilter | undefined
  /** From where the order by distance is measured. */
  center?: CircleFilter | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  conditions?: readonly Condition[] | undefined
  isFeatured?: boolean | undefined
  /** The plans of paid places that count, with `isFeatured`. */
  places?: readonly string[] | undefined
  seller?: SellerKind | undefined
  attributes?: AskedAttributes | undefined
  /** Without the ads of people who look for something themselves. */
  isOffered?: true | undefined
  match?: WordQuery | undefined
  /** What an ad must not say. */
  without?: WordQuery | undefined
}

type CircleFilter = {
  latitude: number
  longitude: number
  km: number
  kmPerLatitude: number
  kmPerLongitude: number
  cells: readonly number[]
}

export type Sql = RawBuilder<unknown>

/** The price an order goes by; ads without a number come last both ways. */
export const CHEAPEST = sql`coalesce(price_numeric, 1e9)`
export const DEAREST = sql`coalesce(price_numeric, -1)`

/** All conditions on `listings`, to stand after `where`. */
export function isFound(filters: ListingFilters): Sql {
  return allOf([
    IS_PUBLIC,
    ...conditionsOf(filters),
    ...(filters.seller ? [fits.seller(filters.seller, filters.now)] : []),
    ...(filters.match ? [isSaid(filters.match)] : []),
  ])
}

/** The words of `listings` hold no attributes. */
function isSaid(match: WordQuery): Sql {
  const said = fits.words(textQuery(match))
  return asksAttributes(match) ? sql`id in (select id from search_ads where ${said})` : said
}

/** All conditions but the words that must be there and who sells; `listings` and `search_ads` have these columns alike. */
export function conditionsOf(filters: ListingFilters): Sql[] {
  return [
    ...placeConditions(filters),
    ...priceConditions(filters),
    ...stateConditions(filters),
    ...attributeConditions(filters.attributes ?? new Map()),
    ...(filters.isOffered ? [IS_OFFERED] : []),
    // No index is asked for what is not there: what the others find is looked through.
    ...(filters.without ? [sql`not ${fits.words(textQuery(filters.without))}`] : []),
  ]
}

export function allOf(conditions: readonly Sql[]): Sql {
  return sql.join([...conditions], sql` and `)
}

/** A paid place counts until its time is over, without anyone writing it off. */
export function isPaid(now: Date): Sql {
  return sql`is_featured and (featured_expires_at is null or featured_expires_at > ${now})`
}

/**
 * One condition each, of a value or of a column that holds one: searches are asked one at a time
 * here, and the alerts of saved searches hold many against one ad in the same words.
 */
export const fits = {
  category: (id: unknown) => sql`category_id = ${id}`,
  municipality: (slug: unknown) => sql`municipality = ${slug}`,
  region: (name: unknown) => sql`region = ${name}`,
  /** Flat earth: on a hundred kilometres of this island it errs by metres. */
  circle: (
    circle: Record<'latitude' | 'longitude' | 'km' | 'kmPerLatitude' | 'kmPerLongitude', unknown>,
  ) =>
    sql`((latitude - ${circle.latitude}) * ${circle.kmPerLatitude}) ^ 2
      + ((longitude - ${circle.longitude}) * ${circle.kmPerLongitude}) ^ 2 <= ${circle.km}::float8 ^ 2`,
  /** A range fits when it overlaps what was asked for; without a number nothing does. */
  minPrice: (dollars: unknown) => sql`coalesce(price_max, price_numeric) >= ${dollars}`,
  maxPrice: (dollars: unknown) => sql`${CHEAPEST} <= ${dollars}`,
  attribute: (name: FilterName, value: unknown) => sql`${sql.ref(name)} = ${value}`,
  conditions: (conditions: unknown) => sql`(condition is null or condition = any(${conditions}))`,
  /** Businesses are few: they are listed once, and an ad's seller is looked up among them. */
  seller: (kind: unknown, now: Date) =>
    sql`(${kind}::text = 'negocio') = (user_id = any(array(select person_plans.user_id from person_plans
      where person_plans.plan = 'business' and ${planInForceAt(now)} = 'business')))`,
  words: (query: Sql) => sql`words @@ ${query}`,
}

function placeConditions({ categoryId, municipality, region, location, circle }: ListingFilters) {
  const conditions: Sql[] = []
  if (categoryId !== undefined) conditions.push(fits.category(categoryId))
  if (municipality !== undefined) conditions.push(fits.municipality(municipality))
  if (region !== undefined) conditions.push(fits.region(region))
  if (location) conditions.push(fits.words(textQuery(location, 'C')))
  if (circle) conditions.push(sql`cell = any(${circle.cells})`, fits.circle(circle))
  return conditions
}

function priceConditions({ minPrice, maxPrice }: ListingFilters): Sql[] {
  const conditions: Sql[] = []
  if (minPrice !== undefined) conditions.push(fits.minPrice(minPrice))
  if (maxPrice !== undefined) conditions.push(fits.maxPrice(maxPrice))
  return conditions
}

function stateConditions(filters: ListingFilters): Sql[] {
  const { now, conditions, isFeatured, places } = filters
  const parts: Sql[] = []
  for (const name of filterNames) {
    if (filters[name] !== undefined) parts.push(fits.attribute(name, filters[name]))
  }
  if (conditions?.length) parts.push(fits.conditions(conditions))
  if (isFeatured === true) parts.push(isPaid(now))
  if (places) parts.push(sql`featured_plan = any(${places})`)
  if (isFeatured === false) parts.push(sql`not (${isPaid(now)})`)
  return parts
}
