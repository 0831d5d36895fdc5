// The search: understands the words, finds ads, and says what it understood.
import type { SearchLanguage } from '@wepa/domain/search/language'
import type { SearchQuery, SearchReading, SearchResult } from '@wepa/domain/search/query'
import { sizeOf } from '@wepa/domain/search/words/word-query'
import type { ReadContext } from '../../context.ts'
import { correctSpelling } from './correct-spelling.ts'
import { findAlike, isShort } from './find-alike.ts'
import { type Found, findHits, type Stamps } from './hits/find-hits.ts'
import { placeOf, readFilters } from './read-filters.ts'
import {
  foreignCursor,
  readCursor,
  type SearchCursor,
  shownBefore,
  withShown,
  writeCursor,
} from './search-cursor.ts'
import { countTitles } from './spelling.repo.ts'
import { type Understanding, understand } from './understand.ts'

/** Fewer hits than this may come from a slip of the fingers. */
const FEW = 3
/** So many ads with exactly this title, and the words are a name that has no synonyms. */
const NAMESAKES = 5

const AS_TYPED: Understanding = { corrections: new Map(), isName: false, isPlaceless: false }

type Asker = Pick<ReadContext, 'db' | 'clock'>

/** A page of results by the ids of its ads: whoever asks reads the ads themselves, those of no known state at least. */
export type FoundAds = Omit<SearchResult, 'items'> & { ids: readonly number[]; stamps: Stamps }

/**
 * One page of ads for a search. Up to three paid ads lead the first page, then comes
 * the asked order: relevance with words, else the newest.
 */
export async function findAds(ctx: Asker, query: SearchQuery): Promise<FoundAds> {
  if (query.cursor !== undefined) {
    const cursor = readCursor(query.cursor, query.sort)
    return answer(query, await find(ctx, query, cursor, cursor))
  }
  return withAlike(ctx, query, await findBest(ctx, query))
}

/** A short answer with what is like it, when that was asked for. */
async function withAlike(ctx: Asker, query: SearchQuery, search: Search): Promise<FoundAds> {
  const { language, hits, next } = search
  const plain = answer(query, search)
  if (!query.isAlikeIncluded || query.literal || query.sort || !isShort(hits, next)) return plain
  const asOf = ctx.clock.now()
  const filters = readFilters(query, language, asOf)
  if (!filters) return plain
  const isPlaceChosen = query.location !== undefined
  const lead = search.ids.slice(0, search.ids.length - hits.length)
  const short = { language, filters, asOf, lead, isPlaceChosen, isMore: next !== undefined }
  const { exact, alike } = await findAlike(ctx, hits, short)
  const exactCount = lead.length + exact.length
  return {
    ...plain,
    ids: [...lead, ...exact, ...alike],
    total: exactCount,
    isTotalCapped: false,
    exactCount,
  }
}

/** The first page, its words taken in the way that finds most; `limit` decides nothing about that. */
export async function findBest(ctx: Asker, query: SearchQuery): Promise<Search> {
  const language = understand(query, AS_TYPED)
  const isName = await isNameOfAds(ctx, query, language)
  const typed: Understanding = { ...AS_TYPED, isName }
  const found = await find(ctx, query, typed)
  const other = found.total < FEW ? await reconsider(ctx, query, language, typed) : undefined
  const better = other && (await find(ctx, query, other))
  return better && better.total > found.total ? better : found
}

export type Search = Found & { language: SearchLanguage; understanding: Understanding }

async function find(
  ctx: Asker,
  query: SearchQuery,
  understanding: Understanding,
  cursor?: SearchCursor,
): Promise<Search> {
  const language = understand(query, understanding)
  const needsWords = cursor?.mode === 'relevance' || cursor?.mode === 'rest'
  if (needsWords && !language.match) throw foreignCursor()
  const now = ctx.clock.now()
  const found = await findHits(ctx, {
    filters: readFilters(query, language, now),
    language,
    mode: cursor?.mode ?? query.sort ?? (language.match ? 'relevance' : 'newest'),
    asOf: cursor?.asOf ?? now,
    limit: query.limit,
    cursor,
  })
  return { ...found, language, understanding }
}

/** Words that are the whole title of several ads are searched without synonyms. */
async function isNameOfAds(
  ctx: Asker,
  { search, literal }: SearchQuery,
  { match, exact }: SearchLanguage,
): Promise<boolean> {
  if (!search || literal || !match || (exact && sizeOf(match) === sizeOf(exact))) return false
  return (await countTitles(ctx.db, search, NAMESAKES)) >= NAMESAKES
}

/** Another way to take words that found little: put right, or as words where they were read as a place. */
async function reconsider(
  ctx: Asker,
  query: SearchQuery,
  language: SearchLanguage,
  typed: Understanding,
): Promise<Understanding | undefined> {
  const corrections = await correctSpelling(ctx, language.unknown)
  if (corrections.size > 0) return { ...typed, corrections }
  const isPlaceRead = language.place !== undefined && placeOf(query) === undefined
  return isPlaceRead && !query.literal ? { ...typed, isPlaceless: true } : undefined
}

function answer(
  query: SearchQuery,
  { ids, stamps, next, total, isTotalCapped, language, understanding }: Search,
): FoundAds {
  const { corrections, isName, isPlaceless } = understanding
  const cursor = next && writeCursor({ ...next, corrections, isName, isPlaceless })
  return {
    ids,
    stamps,
    total,
    isTotalCapped,
    nextCursor: cursor ? withShown(cursor, shownBefore(query.cursor) + ids.length) : null,
    reading: readingOf(query, language),
  }
}

function readingOf(
  { search, condition, minPrice, maxPrice }: SearchQuery,
  language: SearchLanguage,
): SearchReading {
  const { place, conditions, price, excluded, correctedText } = language
  const isPriceChosen = minPrice !== undefined || maxPrice !== undefined
  const [asked] = conditions
  return {
    text: search ?? '',
    correctedText: correctedText ?? null,
    place: place ? { name: place.name, kind: place.kind } : null,
    // A condition that was chosen is known to whoever chose it, and holds instead of one among the words.
    condition: condition === undefined && asked && conditions.length === 1 ? asked : null,
    excluded: [...excluded],
    ...(price && !isPriceChosen && { price }),
  }
}
