// A search as the calls take it in: strict. The lenient reading of a page's address is in search-params.ts.
import * as z from 'zod/mini'
import { facetInputs, lenientFacetInputs } from '../attributes/asked-schemas.ts'
import { type AskedTexts, readFacetTexts } from '../attributes/facet-keys.ts'
import { filterInputs } from '../listings/attribute-schemas.ts'
import { type AttributeFilters, readAttributeFilters } from '../listings/attributes.ts'
import { CONDITIONS } from '../listings/condition.ts'
import { Listing } from '../listings/listing-schema.ts'
import { PLACEMENT_NAMES } from '../payments/feature.ts'
import { count } from '../scalar.ts'
import { form, line } from '../text/text.ts'
import type { OtherSearch } from './others/other-search.ts'
import {
  DEFAULT_LIMIT,
  MAX_LIMIT,
  MAX_PLACE,
  MAX_SEARCH,
  MAX_SEARCH_PRICE,
  RADIUS,
  SORTS,
  type Sort,
} from './params.ts'
import { SELLER_KINDS, type SellerKind } from './seller-kind.ts'

/**
 * The documented parameters of `GET /api/listings`, as text or as JSON values; anything out of order is refused.
 * Prices in dollars, `radius` in km (1 to 100), `lat`/`lng` in degrees. `literal` searches the words as they stand,
 * `include=alike` adds ads that are like what was asked where few fit, behind them.
 * `placement` (an addition) asks for the paid ads of a place on home.
 */
export const SearchParams = form({
  search: z.optional(line(MAX_SEARCH)),
  q: z.optional(line(MAX_SEARCH)),
  category: z.optional(z.union([line(80), z.int()], 'Categoría inválida')),
  categorySlug: z.optional(line(80)),
  location: z.optional(line(MAX_PLACE)),
  minPrice: number('Precio mínimo inválido', 0, MAX_SEARCH_PRICE),
  maxPrice: number('Precio máximo inválido', 0, MAX_SEARCH_PRICE),
  ...filterInputs(),
  ...facetInputs(),
  seller: z.optional(z.enum(['', 'all', ...SELLER_KINDS], 'Vendedor inválido')),
  radius: number(`El radio va de ${RADIUS.min} a ${RADIUS.max} km`, RADIUS.min, RADIUS.max),
  lat: number('Latitud inválida', -90, 90),
  lng: number('Longitud inválida', -180, 180),
  sort: z.optional(z.enum(['', 'all', ...SORTS], 'Orden inválido')),
  featured: flag('featured debe ser true o false'),
  placement: z.optional(z.enum(PLACEMENT_NAMES, 'Lugar inválido')),
  literal: flag('literal debe ser true o false'),
  // tRPC's hooks ask for a first page with null.
  cursor: z.nullish(
    z.string('Cursor inválido').check(z.regex(/^[\w.~=-]{0,512}$/, 'Cursor inválido')),
  ),
  include: z.optional(z.enum(['', 'alike'], 'include debe ser alike')),
  limit: wholeNumber(`limit va de 1 a ${MAX_LIMIT}`, 1, MAX_LIMIT),
})

const hasPriceOrder = z.refine<{ minPrice?: number | undefined; maxPrice?: number | undefined }>(
  ({ minPrice, maxPrice }) =>
    minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice,
  {
    error: 'El precio mínimo no puede ser mayor que el máximo',
    path: ['minPrice'],
  },
)

/** The search as the rules take it: names resolved, 'all' and blank gone, `limit` filled in. */
export const SearchQuery = z.pipe(SearchParams.check(hasPriceOrder), z.transform(resolve))

/** The search of a page's address: what it asks of the attributes and cannot be read asks nothing. */
export const PageSearchQuery = z.pipe(
  z.extend(SearchParams, lenientFacetInputs()).check(hasPriceOrder),
  z.transform(resolve),
)
export type SearchQuery = z.output<typeof SearchQuery>
export type SearchQueryInput = z.input<typeof SearchQuery>

/** What the search understood of the words; `excluded` are those it does without, `correctedText` feeds '¿Quisiste decir…?'. */
export const SearchReading = z.object({
  text: z.string(),
  correctedText: z.nullable(z.string()),
  place: z.nullable(z.object({ name: z.string(), kind: z.enum(['municipality', 'region']) })),
  condition: z.nullable(z.enum(CONDITIONS)),
  // Answers that a browser has kept from before do not say these. The price is one of the words alone, in dollars.
  price: z.optional(z.object({ min: z.optional(z.number()), max: z.optional(z.number()) })),
  excluded: z.optional(z.array(z.string())),
})
export type SearchReading = z.infer<typeof SearchReading>

/**
 * One page of results. `total` is exact below the cap; `isTotalCapped` means "at least `total`". The first
 * `exactCount` items are what was asked for, those behind them are like it; all without a number.
 */
export const SearchResult = z.object({
  items: z.array(Listing),
  total: count(),
  isTotalCapped: z.boolean(),
  exactCount: z.optional(count()),
  nextCursor: z.nullable(z.string()),
  reading: SearchReading,
})
/** `others`: on pages of results, what else would find something where nothing is exact. */
export type SearchResult = z.infer<typeof SearchResult> & { others?: readonly OtherSearch[] }

type Resolved = AttributeFilters & {
  attributes?: AskedTexts | undefined
  search?: string | undefined
  category?: string | undefined
  location?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  seller?: SellerKind | undefined
  radius?: number | undefined
  lat?: number | undefined
  lng?: number | undefined
  sort?: Sort | undefined
  featured?: boolean | undefined
  placement?: (typeof PLACEMENT_NAMES)[number] | undefined
  literal?: boolean | undefined
  isAlikeIncluded?: boolean | undefined
  /** For pages of results, which no caller can ask for by a parameter. */
  areOthersOffered?: boolean | undefined
  cursor?: string | undefined
  limit: number
}

function resolve(params: z.output<typeof SearchParams>): Resolved {
  const category = params.category === undefined ? undefined : String(params.category)
  return {
    search: params.search || params.q || undefined,
    category: named(category) ?? named(params.categorySlug),
    location: named(params.location),
    minPrice: params.minPrice,
    maxPrice: params.maxPrice,
    ...readAttributeFilters((name) => params[name]),
    attributes: askedOf(params),
    seller: chosen(params.seller),
    radius: params.radius,
    lat: params.lat,
    lng: params.lng,
    sort: chosen(params.sort),
    featured: params.featured,
    placement: params.placement,
    literal: params.literal,
    isAlikeIncluded: params.include === 'alike' || undefined,
    cursor: params.cursor || undefined,
    limit: params.limit ?? DEFAULT_LIMIT,
  }
}

function askedOf(params: z.output<typeof SearchParams>): AskedTexts | undefined {
  const asked = readFacetTexts((key) => String(params[key] ?? ''))
  return Object.keys(asked).length > 0 ? asked : undefined
}

/** A choice with 'all' and '' taken for none. */
function chosen<T extends string>(value: T | undefined): Exclude<T, '' | 'all'> | undefined {
  return isChoice(value) ? value : undefined
}

function isChoice<T extends string>(value: T | undefined): value is Exclude<T, '' | 'all'> {
  return value !== undefined && value !== '' && value !== 'all'
}

/** A name with 'all' (any case) and blank taken for none. */
function named(value: string | undefined): string | undefined {
  return value === undefined || value === '' || value.toLowerCase() === 'all' ? undefined : value
}

/** A number in plain notation, as text or as a number; blank means none. */
function number(message: string, min: number, max: number) {
  return plainNumber(message, (value) => value >= min && value <= max)
}

function wholeNumber(message: string, min: number, max: number) {
  return plainNumber(message, (value) => value >= min && value <= max && Number.isInteger(value))
}

function plainNumber(message: string, accepts: (value: number) => boolean) {
  return z.optional(
    z.pipe(
      z
        .union([z.string(), z.number()], message)
        .check(
          z.refine((value) => value === '' || (isPlain(value) && accepts(Number(value))), message),
        ),
      z.transform((value: string | number) => (value === '' ? undefined : Number(value))),
    ),
  )
}

function flag(message: string) {
  return z.optional(
    z.pipe(
      z.union([z.boolean(), z.enum(['', 'true', 'false', '1', '0'])], message),
      z.transform((value: boolean | '' | 'true' | 'false' | '1' | '0') =>
        value === '' ? undefined : value === true || value === 'true' || value === '1',
      ),
    ),
  )
}

function isPlain(value: string | number): boolean {
  return typeof value === 'number' || /^-?\d{1,12}(\.\d{1,12})?$/.test(value)
}
