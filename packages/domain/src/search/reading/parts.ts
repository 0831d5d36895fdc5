// A query taken apart: its pieces, which of them an ad must satisfy, and what was said of prices.
import { readExclusions } from '../exclusions.ts'
import type { Intent } from '../intents.ts'
import { findPieces, type Piece, type PieceOptions } from '../pieces.ts'
import { isSmallWord, splitWords, type Token } from '../tokens.ts'
import { takeImplied } from './implied.ts'
import { NO_PRICES, type PriceWords, readPrices } from './prices.ts'
import { withDigits } from './spoken-numbers.ts'
import { divide } from './wishes.ts'

export type PartOptions = PieceOptions & {
  isLiteral?: boolean | undefined
  isPlaceless?: boolean | undefined
}

/**
 * `pieces`: all of the query in order. `searched`: what an ad must satisfy with its words; `soft`: what only ranks.
 * `places` and `intents` are those that count. `excluded` as it was typed. `isEmpty`: something was typed, but no word.
 */
export type Parts = {
  pieces: readonly Piece[]
  searched: readonly Piece[]
  soft: readonly Piece[]
  places: readonly Extract<Piece, { kind: 'place' }>[]
  intents: readonly Intent[]
  prices: PriceWords
  excluded: readonly string[]
  isEmpty: boolean
}

/** Takes a query apart. */
export function partsOf(text: string, options: PartOptions): Parts {
  return options.isLiteral ? literalParts(text) : spokenParts(text, options)
}

function spokenParts(text: string, options: PartOptions): Parts {
  const { rest, excluded } = readExclusions(text)
  const prices = readPrices(rest)
  const found = findPieces(splitWords(withDigits(prices.rest)), options)
  const pieces = options.isPlaceless ? found.map(withoutPlace) : found
  const { needed, soft } = takeImplied(divide(pieces))
  const kept = meant(needed)
  return {
    pieces,
    searched: kept.filter(({ kind }) => kind !== 'place' && kind !== 'intent'),
    soft,
    places: kept.flatMap((piece) => (piece.kind === 'place' ? [piece] : [])),
    intents: kept.flatMap((piece) => (piece.kind === 'intent' ? [piece.intent] : [])),
    prices,
    excluded,
    isEmpty: splitWords(rest).length === 0 && excluded.length === 0 && text.trim() !== '',
  }
}

function literalParts(text: string): Parts {
  const tokens = splitWords(text)
  const pieces = meant(literal(tokens))
  return {
    pieces,
    searched: pieces,
    soft: [],
    places: [],
    intents: [],
    prices: NO_PRICES,
    excluded: [],
    isEmpty: tokens.length === 0 && text.trim() !== '',
  }
}

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
