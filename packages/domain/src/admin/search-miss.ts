// Searches without use, as administrators see them. No schema: the page that tells of them loads it too.
import type { OtherSearch } from '../search/others/other-search.ts'
import type { SearchReading } from '../search/query.ts'

/** `none`: nothing exact was found. `left`: something was, and nobody pressed anything of it. */
export const MISS_KINDS = ['none', 'left'] as const
export type MissKind = (typeof MISS_KINDS)[number]

/** A search is left at once when its page is, or other words are asked, within so many milliseconds. */
export const LEFT_WITHIN = 15_000
/** Of fewer people what they asked is not shown: it may be their own affair. */
export const LEAST_PEOPLE = 3
/** Days that are shown, the present one among them. */
export const MISS_DAYS = 7

/**
 * One search of the last days: `count` how often, `people` by how many, as far as they can be told apart; `results` is
 * what the last of them found. `category` is a slug; '' for no category or place.
 */
export type SearchMiss = {
  id: number
  kind: MissKind
  words: string
  category: string
  location: string
  count: number
  people: number
  results: number
  lastAt: string
}

/** `withheld`: searches of too few people, on the first page. */
export type SearchMissPage = {
  items: SearchMiss[]
  nextCursor: string | null
  withheld: number | null
}

/** A word or several of a query, and what the search takes them for; `groups` are those of the vocabulary. */
export type ReadWord = {
  text: string
  as: 'place' | 'intent' | 'rooms' | 'range' | 'term' | 'quote' | 'together' | 'plain'
  groups: string[]
}

/** How the search reads a query now, and what it finds: the first five titles, exact ones first. */
export type SearchTrial = {
  reading: SearchReading
  words: ReadWord[]
  categories: string[]
  exactCount: number
  isCapped: boolean
  alikeCount: number
  titles: string[]
  others: readonly OtherSearch[]
}
