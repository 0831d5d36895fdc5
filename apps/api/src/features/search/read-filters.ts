// From the asked parameters to the conditions on ads: names become ids, places become filters.
import { readAllAsked } from '@wepa/domain/attributes/asked'
import { readAttributeFilters } from '@wepa/domain/listings/attributes'
import { findCategory } from '@wepa/domain/listings/category'
import { PLACEMENTS } from '@wepa/domain/payments/feature'
import { findPlace, type Place } from '@wepa/domain/places/municipalities'
import { findMunicipalityByZone, municipalityGeo } from '@wepa/domain/places/municipality-geo'
import type { SearchLanguage } from '@wepa/domain/search/language'
import type { SearchQuery } from '@wepa/domain/search/query'
import { splitWords } from '@wepa/domain/search/tokens'
import { phrase } from '@wepa/domain/search/words/word-query'
import type { ListingFilters } from '../../db/sql/listing-filters.ts'
import { drawCircle } from './circle.ts'

/** The place that the field `location` names; a zone stands for its municipality. */
export function placeOf({ location }: Pick<SearchQuery, 'location'>): Place | undefined {
  if (!location) return undefined
  const place = findPlace(location)
  const zone = place ? undefined : findMunicipalityByZone(location)
  return zone ? { kind: 'municipality', ...zone } : place
}

/** Nothing when no ad can fit: an unknown category, or words without a letter. */
export function readFilters(
  query: SearchQuery,
  language: SearchLanguage,
  now: Date,
): ListingFilters | undefined {
  const category = query.category === undefined ? undefined : findCategory(query.category)
  if (query.category !== undefined && !category) return undefined
  if (language.isEmpty) return undefined
  return {
    now,
    categoryId: category?.id ?? categoryOfSort(query.sort),
    ...placeFilters(query, placeOf(query) ?? language.place, language.isNear),
    ...priceFilters(query, language),
    ...readAttributeFilters((name) => query[name]),
    conditions: query.condition ? [] : language.conditions,
    seller: query.seller,
    ...askedAttributes(query, language),
    isFeatured: query.placement ? true : query.featured,
    places: query.placement && PLACEMENTS[query.placement],
    match: language.match,
    without: language.without,
  }
}

/** Cars have miles, and homes have an area: who sorts by them means those. */
function categoryOfSort(sort: SearchQuery['sort']): number | undefined {
  if (sort === 'year' || sort === 'miles') return findCategory('vehiculos')?.id
  return sort === 'area-price' ? findCategory('bienes-raices')?.id : undefined
}

/** Who looks for something is shown what is offered, unless they ask for what others look for. */
function askedAttributes(
  query: SearchQuery,
  { match, isSeekerWanted }: SearchLanguage,
): Pick<ListingFilters, 'attributes' | 'isOffered'> {
  const asked = readAllAsked(query.attributes ?? {})
  const { minPrice, maxPrice, condition } = query
  const asks = [match, minPrice, maxPrice, condition].some((each) => each !== undefined)
  const isOffered = (asks || asked.size > 0) && !asked.has('intent') && !isSeekerWanted
  return {
    ...(asked.size > 0 && { attributes: asked }),
    ...(isOffered && { isOffered }),
  }
}

/** A price that was chosen holds instead of one among the words. */
function priceFilters({ minPrice, maxPrice }: SearchQuery, { price }: SearchLanguage) {
  const isChosen = minPrice !== undefined || maxPrice !== undefined
  return isChosen ? { minPrice, maxPrice } : { minPrice: price?.min, maxPrice: price?.max }
}

/** 'cerca de Ponce', in km from its center. */
const NEAR = 22

/** A radius counts from the point given, or from the municipality's center; without either it is ignored. */
function placeFilters(
  query: SearchQuery,
  place: Place | undefined,
  isNear: boolean,
): Partial<ListingFilters> {
  const center = centerOf(query, place)
  const radius = query.radius ?? (isNear ? NEAR : undefined)
  if (center && radius !== undefined) {
    const circle = drawCircle(center.latitude, center.longitude, radius)
    return { circle, center: circle }
  }
  // The place is where one starts from, and not where all must be.
  if (center && query.sort === 'nearest') {
    return { center: drawCircle(center.latitude, center.longitude, 1) }
  }
  if (place?.kind === 'region') return { region: place.name }
  if (place) return { municipality: place.slug }
  return query.location === undefined ? {} : unknownPlace(query.location)
}

type Point = { latitude: number; longitude: number }

/** The point of the asker, or the middle of the municipality. */
function centerOf({ lat, lng }: SearchQuery, place: Place | undefined): Point | undefined {
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng }
  return place?.kind === 'municipality' ? municipalityGeo(place.slug) : undefined
}

/** A place nobody knows ('Barrio Guavate') is looked for in what ads say of their location. */
function unknownPlace(location: string): Partial<ListingFilters> {
  const words = splitWords(location).map(({ key }) => key)
  const isWholeIsland = words.join(' ') === 'toda la isla' || words.length === 0
  return isWholeIsland ? {} : { location: phrase(words) }
}
