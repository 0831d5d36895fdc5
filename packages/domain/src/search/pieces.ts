// Divides a query into its pieces: places, terms people know, rooms, plain words.
import type { Place } from '../places/municipalities.ts'
import { isName, type Surroundings, sensible } from './context.ts'
import { type Intent, intentOf } from './intents.ts'
import { type PlaceReading, readPlace } from './places.ts'
import { isSmallWord, singular, type Token } from './tokens.ts'
import { isTiedPair, type Range, type Rooms, readRange, readRooms } from './units.ts'
import { isWord, LONGEST_TERM, type Reading, readingsOf } from './vocabulary.ts'

export type Piece =
  | { kind: 'quote'; tokens: readonly Token[] }
  | { kind: 'place'; tokens: readonly Token[]; reading: PlaceReading }
  | { kind: 'intent'; tokens: readonly Token[]; intent: Intent }
  | { kind: 'rooms'; tokens: readonly Token[]; rooms: Rooms }
  | { kind: 'range'; tokens: readonly Token[]; range: Range }
  | { kind: 'term'; tokens: readonly Token[]; readings: readonly Reading[] }
  | { kind: 'together'; tokens: readonly Token[] }
  | { kind: 'plain'; tokens: readonly Token[] }

export type PieceOptions = {
  /** Slug of the chosen category. */
  category?: string | undefined
  /** The place chosen beside the words: words may repeat it, but name no other. */
  place?: Place | undefined
}

/** Categories whose things stay where they are: a plain word after them may well be a place. */
const LOCAL = ['bienes-raices', 'empleos', 'servicios']

/** The pieces in order; the longest one that makes sense at each place wins. */
export function findPieces(tokens: readonly Token[], options: PieceOptions): Piece[] {
  const subjects = new Set([options.category, ...tokens.flatMap((token) => categoriesOf(token))])
  const about = {
    isLocal: LOCAL.some((each) => subjects.has(each)),
    isHome: subjects.has(LOCAL[0]),
  }
  const pieces = cut(tokens, { ...options, ...about })
  return isPairAlone(pieces) ? cut(tokens, { ...options, ...about, isHome: true }) : pieces
}

function cut(tokens: readonly Token[], situation: Omit<Situation, 'isPlaceFree'>): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const isPlaceFree = !pieces.some(({ kind }) => kind === 'place')
    const piece = pieceAt(tokens, at, { ...situation, isPlaceFree })
    pieces.push(piece)
    at += piece.tokens.length
  }
  return pieces
}

/** '3/2 en Caguas', where nothing is named that could be of three halves of an inch: rooms and baths. */
function isPairAlone(pieces: readonly Piece[]): boolean {
  const telling = pieces.filter(
    ({ kind, tokens }) =>
      kind !== 'place' && kind !== 'intent' && !tokens.every(({ key }) => isSmallWord(key)),
  )
  const [pair] = telling
  return telling.length === 1 && pair?.kind === 'together' && pair.tokens[0]?.joint === '/'
}

type Situation = PieceOptions & { isLocal: boolean; isHome: boolean; isPlaceFree: boolean }

function pieceAt(tokens: readonly Token[], at: number, situation: Situation): Piece {
  const rest = untilQuote(tokens.slice(at))
  const quoted = tokens.slice(at).filter(({ quote }) => quote !== 0 && quote === tokens[at]?.quote)
  if (quoted.length > 0) return { kind: 'quote', tokens: quoted }
  const rooms = readRooms(rest, situation.isHome)
  if (rooms) return { kind: 'rooms', tokens: rest.slice(0, rooms.length), rooms }
  const range = readRange(rest)
  if (range) return { kind: 'range', tokens: rest.slice(0, range.length), range }
  for (let length = Math.min(LONGEST_TERM, rest.length); length > 0; length--) {
    const piece = known(tokens, at, length, situation)
    if (piece) return piece
  }
  return isTiedPair(rest)
    ? { kind: 'together', tokens: rest.slice(0, 2) }
    : { kind: 'plain', tokens: rest.slice(0, 1) }
}

function known(
  tokens: readonly Token[],
  at: number,
  length: number,
  situation: Situation,
): Piece | undefined {
  const own = tokens.slice(at, at + length)
  const key = own.map((token) => token.key).join(' ')
  if (isName(key)) return { kind: 'together', tokens: own }
  const place = readPlace(key, tokens[at - 1]?.key ?? '', situation.isLocal)
  if (place && isWelcome(place, situation)) return { kind: 'place', tokens: own, reading: place }
  const around = surroundings(tokens, at, length, situation.category)
  const readings = sensible(readingsOfPhrase(own), around)
  if (readings.length === 0) return undefined
  const intent = intentOf(readings)
  return intent ? { kind: 'intent', tokens: own, intent } : { kind: 'term', tokens: own, readings }
}

/** A term may be said with any of its prepositions, and an article: 'máquina pa cortar grama', 'silla pa la playa'. */
function readingsOfPhrase(own: readonly Token[]): Reading[] {
  const found = readingsOf(own)
  if (found.length > 0) return found
  if (own.length < 3) return joined(own)
  const spoken = own.filter(({ key }, at) => !(isArticle(key) && isFor(own[at - 1]?.key ?? '')))
  return readingsOf(spoken.map((token) => (isFor(token.key) ? asOf(token) : token)))
}

/** 'lap top', 'micro ondas': one word that was parted. */
function joined([first, second]: readonly Token[]): Reading[] {
  if (!first || !second || first.key.length < 3 || second.key.length < 3) return []
  const key = first.key + second.key
  return isWord(key) ? readingsOf([{ ...second, key, raw: key }]) : []
}

function isFor(key: string): boolean {
  return /^(pa|para|pal|p)$/.test(key)
}

function isArticle(key: string): boolean {
  return /^(el|la|los|las|un|una|mi)$/.test(key)
}

function asOf(token: Token): Token {
  return { ...token, key: 'de' }
}

/** One place for each query; beside a chosen one, only its repetition. */
function isWelcome({ place }: PlaceReading, situation: Situation): boolean {
  if (!situation.isPlaceFree) return false
  return !situation.place || situation.place.slug === place.slug
}

function surroundings(
  tokens: readonly Token[],
  at: number,
  length: number,
  category: string | undefined,
): Surroundings {
  const others = tokens.filter((_, index) => index < at || index >= at + length)
  const isSilent = (token: Token) => isSmallWord(token.key) || intentOf(readingsOf([token]))
  return {
    others: new Set(others.map(({ key }) => singular(key))),
    before: tokens[at - 1]?.key ?? '',
    next: tokens[at + length]?.key ?? '',
    isFirst: tokens.slice(0, at).every(isSilent),
    category,
  }
}

function untilQuote(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ quote }) => quote !== 0)
  return end === -1 ? tokens : tokens.slice(0, end)
}

function categoriesOf(token: Token): readonly string[] {
  return token.quote === 0 ? readingsOf([token]).flatMap(({ group }) => group.categories) : []
}
