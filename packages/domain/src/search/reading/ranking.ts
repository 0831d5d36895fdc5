// How ads that satisfy a query are ordered, and which others are like them.
import type { Piece } from '../pieces.ts'
import { isSmallWord } from '../tokens.ts'
import { readingsOf, termsOf } from '../vocabulary.ts'
import { any, type WordQuery, word } from '../words/word-query.ts'
import { alikeOf, looseOf } from './alike.ts'
import { companionsOf } from './choices.ts'
import { clauseOf, type Sense, together } from './clauses.ts'
import { kinOf, widerOf } from './kin.ts'
import { inTitle, type Nudge, nudgesFor } from './nudges.ts'
import type { Parts } from './parts.ts'
import { groupsOf, isAttribute, type Subject, subjectOf } from './subjects.ts'
import { openingsOf } from './titles/openings.ts'
import { isLikedWord, isNear, isTelling } from './wishes.ts'

/**
 * `preferred`: ads that satisfy these rank first, as do those of `categories`. `nudges`: what else moves an ad;
 * `openings`: how titles of the thing begin (folded, in the singular), `heads`: the same as a query, and `titles`
 * how the others tell that they are of another thing. `deal`: to buy or to rent a home. `free`: it is to
 * cost nothing, as these words say where no price does. `isSeekerWanted`: ads that seek are asked for, too. `clauses`:
 * the parts an ad must satisfy; `alike`: what holds most of them, `loose`: what holds any.
 */
export type SearchRanking = {
  preferred: readonly WordQuery[]
  categories: readonly string[]
  nudges: readonly Nudge[]
  openings: readonly string[]
  titles: 'thing' | 'family' | undefined
  heads: WordQuery | undefined
  deal: 'rent' | 'sale' | undefined
  free: WordQuery | undefined
  isSeekerWanted: boolean
  clauses: readonly WordQuery[]
  alike: WordQuery | undefined
  loose: WordQuery | undefined
}

/** The order for a query; words that are a name, or are taken as they stand, have no more than their own. */
export function rankingOf(parts: Parts, sense: Sense, category: string | undefined): SearchRanking {
  const { pieces, searched, soft, places, intents } = parts
  const zones = places.filter(({ reading }) => reading.zone)
  const preferring = intents.filter(({ isPreferred }) => isPreferred)
  const plain: SearchRanking = {
    preferred: [
      ...zones.map((zone) => together(zone.tokens)),
      ...preferring.map(({ reading }) => any(termsOf(reading.group))),
      ...soft.filter((piece) => isLiked(piece, pieces)).map((piece) => clauseOf(piece, sense)),
    ],
    categories: preferredCategories(searched),
    nudges: [],
    openings: [],
    titles: undefined,
    heads: undefined,
    deal: undefined,
    free: undefined,
    isSeekerWanted: (sense.isLiteral || sense.isName) ?? false,
    clauses: searched.map((piece) => clauseOf(piece, sense)),
    alike: undefined,
    loose: undefined,
  }
  if (sense.isLiteral || sense.isName) return plain
  const subject = subjectOf(searched, pieces, category)
  const companions = companionsOf(subject.head, searched, pieces)
  const named = subject.head ? [subject.head, ...companions, ...pairOf(subject.head)] : []
  const heads = named.map((piece) => clauseOf(piece, sense))
  const kin = subject.head ? kinClauses(subject.head) : []
  return {
    ...plain,
    nudges: nudgesFor(subject, heads),
    openings: heads.flatMap(openingsOf),
    titles: titlesOf(subject),
    heads: heads.length > 0 ? any(heads) : undefined,
    deal: subject.deal,
    free: freeOf(pieces),
    isSeekerWanted: subject.isWanted || subject.isWorkerSought,
    alike: alikeOf(plain.clauses, [...heads, ...kin], subject),
    loose: looseOf(looseClauses(searched, sense)),
  }
}

/** Of a thing titles tell whether it is for sale or only named; of what belongs to it, or is done to it, they do not. */
function titlesOf({ head, kind, isStuff, isRented }: Subject): SearchRanking['titles'] {
  if ((kind !== 'thing' && kind !== undefined) || isStuff || isRented) return undefined
  return head !== undefined && groupsOf(head).some((group) => group.isFamily) ? 'family' : 'thing'
}

/** What is near to the thing, and the wider thing that its name holds: a 'kayak de pesca' is a kayak. */
function kinClauses(head: Piece): WordQuery[] {
  const groups = new Set([...kinOf(groupsOf(head)), ...widerOf(head)])
  return [...groups].map((group) => any(termsOf(group)))
}

/** What is given away says so in its title. */
function freeOf(pieces: readonly Piece[]): WordQuery | undefined {
  const gift = pieces.find(
    (piece) => piece.kind === 'intent' && piece.intent.reading.group.id === 'gratis',
  )
  return gift?.kind === 'intent' ? inTitle(any(termsOf(gift.intent.reading.group))) : undefined
}

/** 'washer and dryer' is one thing, and either of them is like it. */
function pairOf({ tokens }: Piece): Piece[] {
  if (!tokens.some(({ key }) => /^(y|and)$/.test(key))) return []
  return tokens.flatMap((token): Piece[] => {
    const readings = readingsOf([token])
    return readings.length > 0 ? [{ kind: 'term', tokens: [token], readings }] : []
  })
}

/** What may be alike by itself: pieces that name something, and each word of what was read as one. */
function looseClauses(searched: readonly Piece[], sense: Sense): WordQuery[] {
  const telling = searched.filter((piece) => isTelling(piece) && !isAttribute(piece))
  return [...telling.map((piece) => clauseOf(piece, sense)), ...looseWords(searched)]
}

/** Each word by itself, of what was read as one. */
function looseWords(pieces: readonly Piece[]): WordQuery[] {
  return pieces
    .filter(({ tokens }) => tokens.length > 1)
    .flatMap(({ tokens }) => tokens)
    .filter(({ key }) => key.length > 3 && !isSmallWord(key))
    .map(({ key }) => word(key))
}

/** What need not be said, and is better said than not. */
function isLiked(piece: Piece, pieces: readonly Piece[]): boolean {
  return piece.kind === 'term' || isLikedWord(piece) || isNear(pieces, pieces.indexOf(piece))
}

/** Where the thing belongs; of a word with several meanings the island's own comes first. */
function preferredCategories(pieces: readonly Piece[]): readonly string[] {
  const readings = pieces.flatMap((piece) => (piece.kind === 'term' ? piece.readings : []))
  const local = readings.find(({ group, role }) => group.isAmbiguous && role === 'pr')
  return (local ?? readings[0])?.group.categories ?? []
}
