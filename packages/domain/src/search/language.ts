// Understands what people type into the search: a pure reading, without the ads.
import type { Condition } from '../listings/condition.ts'
import type { Place } from '../places/municipalities.ts'
import { anyOf, readExclusions } from './exclusions.ts'
import { findPieces, type Piece, type PieceOptions } from './pieces.ts'
import { isCorrigible, isSmallWord, keyOf, splitWords, standardForm, type Token } from './tokens.ts'
import { numberQuery, roomsQuery } from './units.ts'
import { headFor, namesFor, type Reading, readingsOf, termsOf, writtenForm } from './vocabulary.ts'
import { all, any, phrase, sizeOf, type WordQuery, word } from './words/word-query.ts'

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
 * `match`: what an ad's words must satisfy; none when the query only names a place or is empty.
 * `exact`: the same with the typed words alone. `preferred`: ads that satisfy these rank first, as
 * do those of `categories`. `conditions`: an ad that states another one does not fit; empty means
 * any. `without`: what an ad must not say, and `excluded` the same as it was typed. `isEmpty`: something was typed, but no word. `unknown`: plain words (folded) that may be
 * misspelt. `correctedText`: the query as it should have been written, when it was not.
 */
export type SearchLanguage = {
  match: WordQuery | undefined
  exact: WordQuery | undefined
  preferred: readonly WordQuery[]
  categories: readonly string[]
  place: Place | undefined
  conditions: readonly Condition[]
  without: WordQuery | undefined
  excluded: readonly string[]
  isEmpty: boolean
  unknown: readonly string[]
  correctedText: string | undefined
}

/** Reads a query. Equal input, equal answer. */
export function readSearch(text: string, options: SearchLanguageOptions = {}): SearchLanguage {
  const { rest, excluded } = options.isLiteral ? { rest: text, excluded: [] } : readExclusions(text)
  const tokens = splitWords(rest)
  const pieces = options.isLiteral ? literal(tokens) : findPieces(tokens, options)
  const kept = meant(options.isPlaceless ? pieces.map(withoutPlace) : pieces)
  const searched = kept.filter(({ kind }) => kind !== 'place' && kind !== 'intent')
  const sense = { ...options, isTire: searched.some(isTire) }
  const places = kept.flatMap((piece) => (piece.kind === 'place' ? [piece] : []))
  const intents = kept.flatMap((piece) => (piece.kind === 'intent' ? [piece.intent] : []))
  const zones = places.filter(({ reading }) => reading.zone)
  const said = intents.filter(({ isPreferred }) => isPreferred)
  return {
    match: conjunction(searched.map((piece) => clauseOf(piece, sense))),
    exact: conjunction(searched.map((piece) => exactOf(piece, sense))),
    preferred: [
      ...zones.map((zone) => together(zone.tokens)),
      ...said.map(({ reading }) => any(termsOf(reading.group))),
    ],
    categories: preferredCategories(searched),
    place: places[0]?.reading.place,
    conditions: intents.flatMap(({ conditions }) => conditions),
    without: anyOf(excluded),
    excluded,
    isEmpty: tokens.length === 0 && excluded.length === 0 && text.trim() !== '',
    unknown: options.isLiteral ? [] : searched.flatMap(unknownOf),
    correctedText: withExclusions(correct(pieces, options.corrections), excluded),
  }
}

type Sense = SearchLanguageOptions & { isTire: boolean }

function literal(tokens: readonly Token[]): Piece[] {
  const quoted = (token: Token) => tokens.filter(({ quote }) => quote === token.quote)
  return tokens.flatMap((token, at): Piece[] => {
    if (token.quote === 0) return [{ kind: 'plain', tokens: [token] }]
    return tokens[at - 1]?.quote === token.quote ? [] : [{ kind: 'quote', tokens: quoted(token) }]
  })
}

/** Small words go, unless nothing else is left; so it is with intents ('gratis' alone is a search). */
function meant(pieces: readonly Piece[]): readonly Piece[] {
  const isSmall = ({ kind, tokens }: Piece) =>
    kind === 'plain' && tokens.every(({ key }) => isSmallWord(key))
  const full = pieces.filter((piece) => !isSmall(piece))
  const rest = full.length > 0 ? full : pieces
  const isAside = ({ kind }: Piece) => kind === 'intent' || kind === 'place'
  return rest.every(isAside) ? rest.map(intentAsTerm) : rest
}

function withoutPlace(piece: Piece): Piece {
  return piece.kind === 'place' ? { kind: 'together', tokens: piece.tokens } : piece
}

function intentAsTerm(piece: Piece): Piece {
  if (piece.kind !== 'intent') return piece
  return { kind: 'term', tokens: piece.tokens, readings: [piece.intent.reading] }
}

/** The cheapest parts first: a text without the plain word need not be held against ten synonyms. */
function conjunction(clauses: readonly WordQuery[]): WordQuery | undefined {
  if (clauses.length === 0) return undefined
  return all(clauses.toSorted((a, b) => sizeOf(a) - sizeOf(b)))
}

function clauseOf(piece: Piece, sense: Sense): WordQuery {
  const exact = exactOf(piece, sense)
  if (sense.isLiteral) return exact
  if (piece.kind === 'term' && !sense.isName) {
    return any([exact, ...piece.readings.flatMap(namesFor)])
  }
  if (piece.kind !== 'plain') return exact
  return any([exact, ...piece.tokens.flatMap((token) => otherForms(token, sense))])
}

function exactOf(piece: Piece, sense: Sense): WordQuery {
  if (piece.kind === 'rooms') return roomsQuery(piece.rooms)
  if (piece.kind === 'quote' || piece.kind === 'together') return together(piece.tokens)
  // 'a/c' is one thing, and half of it a small word.
  if (piece.tokens.slice(0, -1).some(({ joint }) => joint)) return together(piece.tokens)
  const full = piece.tokens.filter(({ key }) => !isSmallWord(key))
  const words = full.length > 0 ? full : piece.tokens
  return all(words.map(({ key }) => numberQuery(key, sense.isTire) ?? word(key)))
}

function together(tokens: readonly Token[]): WordQuery {
  return phrase(tokens.map(({ key }) => key))
}

/** The standard spelling of a word, and what a misspelt one was meant to be with its synonyms. */
function otherForms(token: Token, { corrections, isName }: Sense): WordQuery[] {
  const standard = standardForm(token)
  const corrected = corrections?.get(token.key)
  const forms = [standard, corrected].flatMap((form) => (form ? [word(form, 0.9)] : []))
  if (!corrected || isName) return forms
  const readings = readingsOf([{ ...token, key: corrected, raw: corrected }])
  return [...forms, ...readings.flatMap(namesFor)]
}

function isTire(piece: Piece): boolean {
  return (
    piece.kind === 'term' && piece.readings.some(({ group }) => /^(gomas|aros)$/.test(group.id))
  )
}

/** Where the thing belongs; of a word with several meanings the island's own comes first. */
function preferredCategories(pieces: readonly Piece[]): readonly string[] {
  const readings = pieces.flatMap((piece) => (piece.kind === 'term' ? piece.readings : []))
  const local = readings.find(({ group, role }) => group.isAmbiguous && role === 'pr')
  return (local ?? readings[0])?.group.categories ?? []
}

/** Words that may be misspelt: long enough to be somebody's slip, and no bare number. */
function unknownOf(piece: Piece): string[] {
  if (piece.kind !== 'plain') return []
  return piece.tokens.map(({ key }) => key).filter((key) => key.length > 3 && isCorrigible(key))
}

/** The query with its misspelt words put right; nothing when none was. */
function correct(
  pieces: readonly Piece[],
  corrections: ReadonlyMap<string, string> | undefined,
): string | undefined {
  const parts = pieces.map((piece) => {
    const written = writtenAs(piece.tokens)
    const slip = slipOf(piece)
    if (slip) return headFor(slip)
    if (piece.kind === 'quote') return `"${written}"`
    const corrected = piece.kind === 'plain' && corrections?.get(piece.tokens[0]?.key ?? '')
    return corrected ? writtenForm(corrected) : written
  })
  const isPutRight = pieces.some(
    (piece) =>
      slipOf(piece) || (piece.kind === 'plain' && corrections?.has(piece.tokens[0]?.key ?? '')),
  )
  return isPutRight ? parts.join(' ') : undefined
}

function withExclusions(
  corrected: string | undefined,
  excluded: readonly string[],
): string | undefined {
  const written = excluded.map((term) => (/\s/.test(term) ? `-"${term}"` : `-${term}`))
  return corrected && [corrected, ...written].join(' ')
}

/** The reading of a term that is nothing but a known misspelling. */
function slipOf(piece: Piece): Reading | undefined {
  if (piece.kind === 'intent') {
    return piece.intent.reading.role === 'misspellings' ? piece.intent.reading : undefined
  }
  if (piece.kind !== 'term') return undefined
  const [first] = piece.readings
  if (!first || piece.readings.some(({ role }) => role !== 'misspellings')) return undefined
  // 'gua gua' and '4 x 4' are understood as they stand.
  return keyOf(headFor(first)) === first.key.replaceAll(' ', '') ? undefined : first
}

function writtenAs(tokens: readonly Token[]): string {
  return tokens
    .map(({ raw, joint }, at) => (at === tokens.length - 1 ? raw : `${raw}${joint || ' '}`))
    .join('')
}
