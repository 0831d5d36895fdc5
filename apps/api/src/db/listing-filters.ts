// Which ads a search is about, as conditions that the indexes of 003-search answer.
import type { Condition } from '@wepa/domain/condition'
import type { WordQuery } from '@wepa/domain/word-query'
import { type RawBuilder, sql } from 'kysely'
import { textQuery } from './text-query.ts'

/**
 * `location`: words of a place nobody knows, looked for in the ads' own locations. `conditions`:
 * what the words ask for; an ad that says nothing of its condition fits too. `circle`: degrees and km.
 */
export type ListingFilters = {
  now: Date
  categoryId?: number | undefined
  municipality?: string | undefined
  region?: string | undefined
  location?: WordQuery | undefined
  circle?: CircleFilter | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  condition?: Condition | undefined
  conditions?: readonly Condition[] | undefined
  isFeatured?: boolean | undefined
  match?: WordQuery | undefined
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

/** The price an order goes by; ads without a number come last both ways (decision D). */
export const CHEAPEST = sql`coalesce(price_numeric, 1e9)`
export const DEAREST = sql`coalesce(price_numeric, -1)`

/** All conditions, to stand after `where`. */
export function isFound(filters: ListingFilters): Sql {
  return allOf([
    // Word for word the condition of the partial indexes (decision B4).
    sql`is_active and status <> 'sold'`,
    ...placeConditions(filters),
    ...priceConditions(filters),
    ...stateConditions(filters),
    ...(filters.match ? [sql`words @@ ${textQuery(filters.match)}`] : []),
  ])
}

export function allOf(conditions: readonly Sql[]): Sql {
  return sql.join([...conditions], sql` and `)
}

/** A paid place counts until its time is over, without anyone writing it off (decision B13). */
export function isPaid(now: Date): Sql {
  return sql`is_featured and (featured_expires_at is null or featured_expires_at > ${now})`
}

function placeConditions({ categoryId, municipality, region, location, circle }: ListingFilters) {
  const conditions: Sql[] = []
  if (categoryId !== undefined) conditions.push(sql`category_id = ${categoryId}`)
  if (municipality !== undefined) conditions.push(sql`municipality = ${municipality}`)
  if (region !== undefined) conditions.push(sql`region = ${region}`)
  if (location) conditions.push(sql`words @@ ${textQuery(location, 'C')}`)
  if (circle) conditions.push(sql`cell = any(${circle.cells})`, isWithin(circle))
  return conditions
}

/** Flat earth: on a hundred kilometres of this island it errs by metres. */
function isWithin({ latitude, longitude, km, kmPerLatitude, kmPerLongitude }: CircleFilter): Sql {
  return sql`((latitude - ${latitude}) * ${kmPerLatitude}) ^ 2
    + ((longitude - ${longitude}) * ${kmPerLongitude}) ^ 2 <= ${km ** 2}`
}

/** A range fits when it overlaps what was asked for (decision A); without a number nothing does. */
function priceConditions({ minPrice, maxPrice }: ListingFilters): Sql[] {
  const conditions: Sql[] = []
  if (minPrice !== undefined)
    conditions.push(sql`coalesce(price_max, price_numeric) >= ${minPrice}`)
  if (maxPrice !== undefined) conditions.push(sql`${CHEAPEST} <= ${maxPrice}`)
  return conditions
}

function stateConditions({ now, condition, conditions, isFeatured }: ListingFilters): Sql[] {
  const parts: Sql[] = []
  if (condition) parts.push(sql`condition = ${condition}`)
  if (conditions?.length) parts.push(sql`(condition is null or condition = any(${conditions}))`)
  if (isFeatured === true) parts.push(isPaid(now))
  if (isFeatured === false) parts.push(sql`not (${isPaid(now)})`)
  return parts
}
