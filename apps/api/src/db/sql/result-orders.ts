// The orders of results that an index has, and where in them a page ends.
import type { Sort } from '@wepa/domain/search/params'
import { sql } from 'kysely'
import { isWithin } from './attribute-filters.ts'
import { CHEAPEST, DEAREST, type ListingFilters, type Sql } from './listing-filters.ts'

/** An ad, and the state it was found in (`ad-stamp.ts`); null where it went meanwhile. */
export type Stamped = { id: number; stamp: string | null }

/** A found ad and its place in the order: `key` then `id` (of a date, its milliseconds since 1970); of a ranking with its title. */
export type Hit = Stamped & { key: string; title?: string }

/** A place in an order, the ad apart. */
export type Key = Pick<Hit, 'id' | 'key'>

/** `columns`: all that key and order are made of, and no more, so that an index may hold them all. */
type Order = { columns: Sql; key: Sql; order: Sql; isPast: (after: Key) => Sql }

/** What an order by time is made of. */
const BY_TIME = sql`id, created_at`
const BY_PRICE = sql`id, created_at, price_numeric`
const BY_ATTRIBUTE = sql`id, created_at, price_numeric, attributes`
/** Ads without the number come last; each as the indexes of migration 107 have it. */
const YEAR = sql`coalesce((attributes ->> 'year')::numeric, 0)`
const MILES = sql`coalesce((attributes ->> 'miles')::numeric, 1e9)`
const AREA_PRICE = sql`coalesce(round(price_numeric / nullif((attributes ->> 'builtArea')::numeric, 0), 2), 1e9)`

type Center = Pick<
  NonNullable<ListingFilters['circle']>,
  'latitude' | 'longitude' | 'kmPerLatitude' | 'kmPerLongitude'
>

/** `center`: from where distances are measured; without one what is nearest is not known, and the newest come first. */
export function orderOf(sort: Sort, center: Center | undefined): Order {
  if (sort !== 'nearest') return ORDERS[sort]
  return center ? nearestTo(center) : ORDERS.newest
}

/** What a search asks of the number that it orders by, so that its index begins there and not among all others. */
export function rangeOf(sort: Sort, { attributes }: ListingFilters): Sql | undefined {
  if (sort !== 'year' && sort !== 'miles') return undefined
  const asked = attributes?.get(sort)
  return asked && !('oneOf' in asked) ? isWithin(sort === 'year' ? YEAR : MILES, asked) : undefined
}

/** By metres; ads without a place come last. */
function nearestTo({ latitude, longitude, kmPerLatitude, kmPerLongitude }: Center): Order {
  const metres = sql`coalesce((1000 * sqrt(((latitude - ${latitude}) * ${kmPerLatitude}) ^ 2
    + ((longitude - ${longitude}) * ${kmPerLongitude}) ^ 2))::bigint, 1000000000)`
  return {
    columns: sql`id, created_at, latitude, longitude`,
    key: metres,
    order: sql`${metres}, (-id)`,
    isPast: (at) => sql`(${metres}, (-id)) > (${at.key}::bigint, ${-at.id})`,
  }
}

const ORDERS: Record<Exclude<Sort, 'nearest'>, Order> = {
  newest: {
    columns: BY_TIME,
    key: sql`(extract(epoch from created_at) * 1000)::bigint`,
    order: sql`created_at desc, id desc`,
    isPast: (at) => sql`(created_at, id) < (${timeOf(at)}, ${at.id})`,
  },
  oldest: {
    columns: BY_TIME,
    key: sql`(extract(epoch from created_at) * 1000)::bigint`,
    order: sql`created_at, id`,
    isPast: (at) => sql`(created_at, id) > (${timeOf(at)}, ${at.id})`,
  },
  'price-low': {
    columns: BY_PRICE,
    key: CHEAPEST,
    order: sql`${CHEAPEST}, (-id)`,
    isPast: (at) => sql`(${CHEAPEST}, (-id)) > (${at.key}::numeric, ${-at.id})`,
  },
  'price-high': {
    columns: BY_PRICE,
    key: DEAREST,
    order: sql`${DEAREST} desc, id desc`,
    isPast: (at) => sql`(${DEAREST}, id) < (${at.key}::numeric, ${at.id})`,
  },
  year: {
    columns: BY_ATTRIBUTE,
    key: YEAR,
    order: sql`${YEAR} desc, id desc`,
    isPast: (at) => sql`(${YEAR}, id) < (${at.key}::numeric, ${at.id})`,
  },
  miles: {
    columns: BY_ATTRIBUTE,
    key: MILES,
    order: sql`${MILES}, (-id)`,
    isPast: (at) => sql`(${MILES}, (-id)) > (${at.key}::numeric, ${-at.id})`,
  },
  'area-price': {
    columns: BY_ATTRIBUTE,
    key: AREA_PRICE,
    order: sql`${AREA_PRICE}, (-id)`,
    isPast: (at) => sql`(${AREA_PRICE}, (-id)) > (${at.key}::numeric, ${-at.id})`,
  },
}

/** The time that a key by time stands for. */
export function timeOf({ key }: Key): Date {
  return new Date(Number(key))
}
