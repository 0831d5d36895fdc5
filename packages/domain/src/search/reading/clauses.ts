// From the pieces of a query to the condition on an ad's words.

import { slipsOf } from '../names/slips.ts'
import type { Piece } from '../pieces.ts'
import { isSmallWord, standardForm, type Token } from '../tokens.ts'
import { numberQuery, rangeQuery, roomsQuery } from '../units.ts'
import { namesFor, readingsOf } from '../vocabulary.ts'
import {
  all,
  any,
  inCategories,
  phrase,
  sizeOf,
  type WordQuery,
  word,
} from '../words/word-query.ts'
import { isModel, modelsOfMake, spellingsOf } from './makes.ts'
import { type About, aboutOf, attributesFor } from './said-attributes.ts'

/** All ads among the jobs are jobs, whatever they say. */
const JOBS = inCategories([3])

/** How the words are to be taken; the flags are those of the search language. */
export type Sense = {
  isLiteral?: boolean | undefined
  isName?: boolean | undefined
  corrections?: ReadonlyMap<string, string> | undefined
  /** The query is about tires, whose sizes are written in their own way. */
  isTire: boolean
  /** A model stands beside its make, so other models of the make are not meant. */
  hasModel: boolean
  about: About
}

/** How the pieces together are to be taken; `category`: the slug of the chosen one. */
export function senseOf(
  pieces: readonly Piece[],
  options: Omit<Sense, 'isTire' | 'hasModel' | 'about'> & { category?: string | undefined },
): Sense {
  const keys = pieces.flatMap(({ tokens }) => tokens.map(({ key }) => key))
  return {
    ...options,
    isTire: pieces.some(isTire),
    hasModel: keys.some(isModel),
    about: aboutOf(pieces, options.category),
  }
}

/** All of these, the cheapest first: a text without the plain word need not be held against ten synonyms. */
export function conjunction(clauses: readonly WordQuery[]): WordQuery | undefined {
  if (clauses.length === 0) return undefined
  return all(clauses.toSorted((a, b) => sizeOf(a) - sizeOf(b)))
}

/** What an ad must say for a piece, in any of its names. */
export function clauseOf(piece: Piece, sense: Sense): WordQuery {
  const exact = exactOf(piece, sense)
  if (sense.isLiteral) return exact
  if (piece.kind === 'term' && !sense.isName) {
    const names = piece.readings.flatMap(namesFor)
    const jobs = piece.readings.some(({ group }) => group.id === 'empleo') ? [JOBS] : []
    return any([...partsOf(exact), ...names, ...jobs, ...slipsIn(piece.tokens)])
  }
  if (piece.kind !== 'plain') return exact
  return any([...partsOf(exact), ...piece.tokens.flatMap((token) => otherForms(token, sense))])
}

/** What an ad must say for a piece that was typed so, in no other name: in its text or by its attributes. */
export function exactOf(piece: Piece, sense: Sense): WordQuery {
  const written = writtenFor(piece, sense)
  if (sense.isLiteral || sense.isName) return written
  const said = attributesFor(piece, sense.about)
  return said.length === 0 ? written : any([...partsOf(written), ...said])
}

/** The alternatives of a query, or itself. */
function partsOf(query: WordQuery): readonly WordQuery[] {
  return query.kind === 'any' ? query.of : [query]
}

function writtenFor(piece: Piece, sense: Sense): WordQuery {
  if (piece.kind === 'rooms' && !sense.isName) return roomsQuery(piece.rooms)
  if (piece.kind === 'range') return rangeQuery(piece.range)
  const isWhole = ['quote', 'together', 'rooms'].includes(piece.kind)
  if (isWhole) return together(piece.tokens)
  // 'a/c' is one thing, and half of it a small word.
  if (piece.tokens.slice(0, -1).some(({ joint }) => joint)) return together(piece.tokens)
  const full = piece.tokens.filter(({ key }) => !isSmallWord(key))
  const words = full.length > 0 ? full : piece.tokens
  return all(words.map(({ key }) => numberQuery(key, sense.isTire) ?? word(key)))
}

/** The words of these tokens as one passage. */
export function together(tokens: readonly Token[]): WordQuery {
  return phrase(tokens.map(({ key }) => key))
}

/** The standard spelling of a word, and what a misspelt one was meant to be with its synonyms. */
function otherForms(token: Token, { corrections, isName, hasModel }: Sense): WordQuery[] {
  const standard = standardForm(token)
  const corrected = corrections?.get(token.key)
  const forms = [standard, corrected].flatMap((form) => (form ? [word(form, 0.9)] : []))
  if (isName) return forms
  const models = hasModel ? undefined : modelsOfMake(corrected ?? token.key)
  if (models) forms.push(models)
  if (isModel(token.key))
    forms.push(...spellingsOf(token.key).map((key) => phrase([key], 0.9, 'title')))
  if (!corrected) return forms
  const readings = readingsOf([{ ...token, key: corrected, raw: corrected }])
  return [...forms, ...readings.flatMap(namesFor)]
}

/** How sellers misspell a single word; they stand behind all its names. */
function slipsIn(tokens: readonly Token[]): WordQuery[] {
  const [token] = tokens
  if (!token || tokens.length > 1) return []
  return slipsOf(token.key).map((slip) => phrase([slip], 0.6, 'title'))
}

function isTire(piece: Piece): boolean {
  return (
    piece.kind === 'term' && piece.readings.some(({ group }) => /^(gomas|aros)$/.test(group.id))
  )
}
