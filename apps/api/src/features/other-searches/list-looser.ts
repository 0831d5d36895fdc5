// The searches that ask for a little less than one that found nothing, those that give up least first. Pure.
import { FACETS } from '@wepa/domain/attributes/facet-keys'
import { filterNames, readAttributeFilters } from '@wepa/domain/listings/attributes'
import { findCategory } from '@wepa/domain/listings/category'
import type { SearchLanguage } from '@wepa/domain/search/language'
import { type LooserWords, looserWords } from '@wepa/domain/search/others/looser-words'
import { NEAR_KM, type OtherSearch } from '@wepa/domain/search/others/other-search'
import { RADIUS, type SearchFilters } from '@wepa/domain/search/params'
import type { SearchQuery } from '@wepa/domain/search/query'
import { placeOf } from '../search/read-filters.ts'

export type Looser = Pick<OtherSearch, 'kind' | 'filters' | 'attribute'>

/** `language`: how the words of the query were read. */
export function listLooser(query: SearchQuery, language: SearchLanguage): Looser[] {
  const asked = filtersOf(query)
  const words = query.literal || !query.search ? NO_WORDS : looserWords(query.search, of(query))
  const single = [
    ...spelling(asked),
    ...nearby(query, asked, { words, language }),
    ...attributes(asked),
    ...price(asked, words),
    ...states(asked, words),
    ...wherever(asked, words),
    ...broader(asked, { words, language }),
  ]
  return single.filter(({ filters }) => asksSomething(filters))
}

/**
 * More than one thing given up: the words without any filter, then the words for the thing, then for its kind; without
 * words the category alone.
 */
export function listLoosest(query: SearchQuery): Looser[] {
  const { category } = filtersOf(query)
  if (!query.search) return category === undefined ? [] : [{ kind: 'all', filters: { category } }]
  const words = query.literal ? NO_WORDS : looserWords(query.search, of(query))
  const texts = [words.plain ?? query.search, words.thing, ...words.kinds]
  return texts.flatMap((search) => (search ? { kind: 'all', filters: { search } } : []))
}

const NO_WORDS: LooserWords = { kinds: [] }

function of(query: SearchQuery) {
  const category = query.category === undefined ? undefined : findCategory(query.category)?.slug
  return { category, place: placeOf(query) }
}

function filtersOf(query: SearchQuery): SearchFilters {
  const { search, category, location, sort, minPrice, maxPrice, seller, radius, literal } = query
  const { attributes } = query
  return clean({
    ...{ search, category, location, sort, minPrice, maxPrice, seller, radius, literal },
    attributes,
    ...readAttributeFilters((name) => query[name]),
  })
}

function spelling(asked: SearchFilters): Looser[] {
  return asked.literal ? [{ kind: 'spelling', filters: without(asked, 'literal') }] : []
}

type Read = { words: LooserWords; language: SearchLanguage }

/** The towns around a municipality that was chosen or named. */
function nearby(query: SearchQuery, asked: SearchFilters, { words, language }: Read): Looser[] {
  const chosen = placeOf(query)
  if (chosen) {
    const isNarrow = (asked.radius ?? RADIUS.min) < NEAR_KM
    if (chosen.kind !== 'municipality' || !isNarrow) return []
    return [{ kind: 'near', filters: { ...asked, location: chosen.name, radius: NEAR_KM } }]
  }
  if (language.place?.kind !== 'municipality' || asked.location) return []
  const filters = { ...asked, location: language.place.name, radius: NEAR_KM }
  return [{ kind: 'near', filters: clean({ ...filters, search: words.withoutPlace }) }]
}

/** One of them at a time; a model goes with its make. */
function attributes(asked: SearchFilters): Looser[] {
  const texts = asked.attributes ?? {}
  const chosen = FACETS.filter((key) => texts[key] !== undefined)
  return chosen.map((attribute): Looser => {
    const gone = attribute === 'make' ? ['make', 'model'] : [attribute]
    const left = chosen.filter((key) => !gone.includes(key)).map((key) => [key, texts[key]])
    const { attributes: _all, ...others } = asked
    const kept = left.length > 0 ? { attributes: Object.fromEntries(left) } : {}
    return { kind: 'attribute', attribute, filters: { ...others, ...kept } }
  })
}

function price(asked: SearchFilters, { withoutPrice }: LooserWords): Looser[] {
  const isChosen = asked.minPrice !== undefined || asked.maxPrice !== undefined
  if (isChosen) return [{ kind: 'price', filters: without(asked, 'minPrice', 'maxPrice') }]
  return withoutPrice ? [{ kind: 'price', filters: { ...asked, search: withoutPrice } }] : []
}

function states(asked: SearchFilters, words: LooserWords): Looser[] {
  const { withoutCondition, withoutExcluded } = words
  const chosen = filterNames.filter((name) => asked[name] !== undefined)
  return [
    ...chosen.map((name): Looser => ({ kind: 'condition', filters: without(asked, name) })),
    ...(withoutCondition && chosen.length === 0
      ? [{ kind: 'condition', filters: { ...asked, search: withoutCondition } } as const]
      : []),
    ...(asked.seller ? [{ kind: 'seller', filters: without(asked, 'seller') } as const] : []),
    ...(withoutExcluded
      ? [{ kind: 'excluded', filters: { ...asked, search: withoutExcluded } } as const]
      : []),
  ]
}

function wherever(asked: SearchFilters, { withoutPlace }: LooserWords): Looser[] {
  const isChosen = asked.location !== undefined
  return [
    ...(isChosen
      ? [{ kind: 'place', filters: without(asked, 'location', 'radius') } as const]
      : []),
    ...(withoutPlace && !isChosen
      ? [{ kind: 'place', filters: { ...asked, search: withoutPlace } } as const]
      : []),
    ...(asked.category ? [{ kind: 'category', filters: without(asked, 'category') } as const] : []),
  ]
}

/** Fewer words, or the word for the kind; what was read as a price or a place is chosen then, or it would be lost. */
function broader(asked: SearchFilters, { words, language }: Read): Looser[] {
  const { price: read, place } = language
  const isPriceChosen = asked.minPrice !== undefined || asked.maxPrice !== undefined
  const kept = clean({
    ...asked,
    ...(read && !isPriceChosen && { minPrice: read.min, maxPrice: read.max }),
    ...(place && !asked.location && { location: place.name }),
  })
  return [
    ...(words.thing ? [{ kind: 'words', filters: { ...kept, search: words.thing } } as const] : []),
    ...words.kinds.map((search): Looser => ({ kind: 'kind', filters: { ...kept, search } })),
  ]
}

function asksSomething({ sort, ...asked }: SearchFilters): boolean {
  return Object.values(asked).some((value) => value !== undefined)
}

function without(filters: SearchFilters, ...names: (keyof SearchFilters)[]): SearchFilters {
  const left = { ...filters }
  for (const name of names) delete left[name]
  return left
}

type Given = { [Name in keyof SearchFilters]: SearchFilters[Name] | undefined }

/** Without what is undefined: addresses and answers hold only what is asked. */
function clean(filters: Given): SearchFilters
function clean(filters: Given): object {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}
