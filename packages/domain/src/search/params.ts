// The address of a page of results, and nothing a browser need load a schema for: reading is lenient,
// so that an old or mangled link still shows something. What it answers always passes SearchQuery.
import { type AskedTexts, readFacetTexts } from '../attributes/facet-keys.ts'
import { type AttributeFilters, filterNames, readAttributeFilters } from '../listings/attributes.ts'
import { WHOLE_ISLAND } from '../places/location.ts'
import { isStorableText } from '../text/writing.ts'
import { readSellerKind, type SellerKind } from './seller-kind.ts'

export const SORTS = [
  'newest',
  'oldest',
  'price-low',
  'price-high',
  'nearest',
  'year',
  'miles',
  'area-price',
] as const
export type Sort = (typeof SORTS)[number]

/** The radius slider, in km. */
export const RADIUS = { min: 1, max: 100, step: 1, initial: 10 } as const
export const DEFAULT_LIMIT = 20
export const MAX_LIMIT = 100
export const MAX_SEARCH = 200
export const MAX_PLACE = 120
/** The largest price that can be asked for, in dollars: what a numeric(10,2) column holds. */
export const MAX_SEARCH_PRICE = 99_999_999.99

/** What the address of a page of results can say. Prices in dollars, radius in km. */
export type SearchFilters = AttributeFilters & {
  /** What is asked of the attributes of ads, each as the address has it. */
  attributes?: AskedTexts
  search?: string
  category?: string
  location?: string
  sort?: Sort
  minPrice?: number
  maxPrice?: number
  seller?: SellerKind
  radius?: number
  literal?: boolean
}

/**
 * Reads the parameters of an address (`q` or `search`, `category`, `location`, `sort`, and the filters).
 * Unknown keys and bad values are dropped, 'all' and blank mean none, of a repeated key the first counts,
 * a minimum above the maximum trades places with it.
 */
export function readSearchParams(raw: Record<string, unknown>): SearchFilters {
  const filters: SearchFilters = {}
  const search = words(raw.search, MAX_SEARCH) ?? words(raw.q, MAX_SEARCH)
  const category = name(raw.category, 80)
  const location = name(raw.location, MAX_PLACE)
  const sort = SORTS.find((each) => each === text(raw.sort))
  const seller = readSellerKind(text(raw.seller))
  const radius = amount(raw.radius, RADIUS.min, RADIUS.max)
  if (search !== undefined) filters.search = search
  if (category !== undefined) filters.category = category
  if (location !== undefined && location !== WHOLE_ISLAND) filters.location = location
  if (sort !== undefined) filters.sort = sort
  if (seller !== undefined) filters.seller = seller
  if (radius !== undefined) filters.radius = Math.round(radius)
  if (['true', '1'].includes(text(raw.literal))) filters.literal = true
  const attributes = readFacetTexts((key) => words(raw[key], 200) ?? '')
  if (Object.keys(attributes).length > 0) filters.attributes = attributes
  return Object.assign(
    filters,
    readAttributeFilters((name) => text(raw[name])),
    priceEnds(raw),
  )
}

type Entry = [string, string | number | boolean | undefined]

/** Writes filters as parameters in one fixed order with one fixed set of names (`q` for the words), so that equal searches have equal addresses. */
export function writeSearchParams(filters: SearchFilters): Record<string, string> {
  const entries: Entry[] = [
    ['q', filters.search],
    ['category', filters.category],
    ['location', filters.location],
    ['sort', filters.sort],
    ['minPrice', filters.minPrice],
    ['maxPrice', filters.maxPrice],
    ...filterNames.map((name): Entry => [name, filters[name]]),
    ...Object.entries(filters.attributes ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ['seller', filters.seller],
    ['radius', filters.radius],
    ['literal', filters.literal || undefined],
  ]
  return Object.fromEntries(
    entries.flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  )
}

/** Filters as the calls take them in: what is asked of each attribute is a parameter of its own. */
export function flatFilters({ attributes, ...filters }: SearchFilters): SearchFilters & AskedTexts {
  return { ...filters, ...attributes }
}

/** '/search?q=nevera&location=Ponce', or '/search' for no filters. */
export function searchPath(filters: SearchFilters, path = '/search'): string {
  const query = Object.entries(writeSearchParams(filters))
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
  return query === '' ? path : `${path}?${query}`
}

function priceEnds(raw: Record<string, unknown>): Pick<SearchFilters, 'minPrice' | 'maxPrice'> {
  const low = amount(raw.minPrice, 0, MAX_SEARCH_PRICE)
  const high = amount(raw.maxPrice, 0, MAX_SEARCH_PRICE)
  if (low !== undefined && high !== undefined) {
    return { minPrice: Math.min(low, high), maxPrice: Math.max(low, high) }
  }
  if (low !== undefined) return { minPrice: low }
  return high === undefined ? {} : { maxPrice: high }
}

/** The first value as trimmed text; a router may have read '123' as a number. */
function text(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'number' || typeof first === 'boolean') return String(first)
  return typeof first === 'string' ? first.replace(/\s+/g, ' ').trim() : ''
}

function words(value: unknown, max: number): string | undefined {
  const read = [...text(value)].slice(0, max).join('').slice(0, max)
  const whole = isStorableText(read) ? read : read.replace(/\0|\p{Surrogate}/gu, '')
  return whole.trim() || undefined
}

function name(value: unknown, max: number): string | undefined {
  const read = words(value, max)
  return read?.toLowerCase() === 'all' ? undefined : read
}

function amount(value: unknown, min: number, max: number): number | undefined {
  const read = text(value)
  if (!/^\d{1,12}(\.\d{1,12})?$/.test(read)) return undefined
  return Number(read) >= min && Number(read) <= max ? Number(read) : undefined
}
