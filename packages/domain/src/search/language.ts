// Understands what people type into the search: a pure reading, without the ads.
import type { Condition } from '../listings/condition.ts'
import type { Place } from '../places/municipalities.ts'
import { anyOf } from './exclusions.ts'
import type { Piece, PieceOptions } from './pieces.ts'
import { choicesOf } from './reading/choices.ts'
import { clauseOf, conjunction, exactOf, senseOf } from './reading/clauses.ts'
import { correct, unknownOf, withRest } from './reading/corrections.ts'
import { partsOf } from './reading/parts.ts'
import type { PriceRange } from './reading/prices.ts'
import { rankingOf, type SearchRanking } from './reading/ranking.ts'
import { isNear } from './reading/wishes.ts'
import { any, type WordQuery, within } from './words/word-query.ts'

export type SearchLanguageOptions = PieceOptions & {
  /** Take the words as they stand: no synonyms, no places, no intents, no corrections. */
  isLiteral?: boolean | undefined
  /** Synonyms off, all else on: the words are a name that ads carry as their title. */
  isName?: boolean | undefined
  /** Words nobody uses (folded), and the word they were meant to be. */
  corrections?: ReadonlyMap<string, string> | undefined
  /** No word of it is a place: nothing is for sale there, so the words meant something else. */
  isPlaceless?: boolean | undefined
}

/**
 * `match`: what an ad's words must satisfy; none when the query only names a place, a price or nothing.
 * `exact`: the same with the typed words alone. `place`: around it rather than within, with `isNear`.
 * `conditions`: an ad that states another one does not fit; empty means any. `price` in dollars; `isCheap`: what costs
 * little is wanted, without a number. `without`: what an ad must not say, and `excluded` the same as it was typed.
 * `isEmpty`: something was typed, but no word. `unknown`: plain words (folded) that may be misspelt. `correctedText`:
 * the query as it should have been written, when it was not.
 */
export type SearchLanguage = SearchRanking & {
  match: WordQuery | undefined
  exact: WordQuery | undefined
  place: Place | undefined
  isNear: boolean
  conditions: readonly Condition[]
  price: PriceRange | undefined
  isCheap: boolean
  without: WordQuery | undefined
  excluded: readonly string[]
  isEmpty: boolean
  unknown: readonly string[]
  correctedText: string | undefined
}

/** Reads a query. Equal input, equal answer. */
export function readSearch(text: string, options: SearchLanguageOptions = {}): SearchLanguage {
  const parts = partsOf(text, options)
  const { pieces, searched, places, prices, excluded } = parts
  const sense = senseOf(searched, options)
  const passages = choicesOf(searched, pieces)
  const oneOf = (clause: (piece: Piece) => WordQuery) =>
    eitherOf(passages.map((passage) => conjunction(passage.map(clause))))
  const [place] = places
  return {
    ...rankingOf(parts, sense, options.category),
    match: oneOf((piece) => clauseOf(piece, sense)),
    exact: oneOf((piece) => exactOf(piece, sense)),
    place: place?.reading.place,
    isNear: place !== undefined && isNear(pieces, pieces.indexOf(place)),
    conditions: parts.intents.flatMap(({ conditions }) => conditions),
    price: prices.range,
    isCheap: prices.isCheap,
    without: anyOf(excluded),
    excluded,
    isEmpty: parts.isEmpty,
    unknown: options.isLiteral ? [] : searched.flatMap(unknownOf),
    correctedText: withRest(correct(pieces, options.corrections), prices.said, excluded),
  }
}

/** A saved search keeps its query in a row, which is no larger than a page. */
const MOST_WORDS = 230

/** Any of the passages; of one alone, that one. */
function eitherOf(passages: readonly (WordQuery | undefined)[]): WordQuery | undefined {
  const said = passages.filter((passage) => passage !== undefined)
  return said.length === 0 ? undefined : within(any(said), MOST_WORDS)
}
