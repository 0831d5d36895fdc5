// One word of the index for all names of a thing: what a search asks for in place of twenty alternatives.
import { createHash } from 'node:crypto'
import { listConcepts } from '@wepa/domain/search/concepts'
import { SELLING_WORDS } from '@wepa/domain/search/reading/titles/openings'
import { stemOf } from '@wepa/domain/search/words/stem'
import { any, type WordQuery } from '@wepa/domain/search/words/word-query'
import { joinQueries, writeQuery } from './write-query.ts'

/**
 * `token`: made of the names and of what may stand before them, so that others have another one; no word of an ad
 * holds its colon. `query` and `titleQuery`: which ads carry it, and which in their title; `openQuery`: which titles
 * begin with it.
 */
export type Concept = { token: string; query: string; titleQuery: string; openQuery: string }

/** A name as it is written, and as it is written where it counts anywhere. */
type Name = { written: string; anywhere: string }

/** Longer queries of names, in characters, would not fit into a row, which holds three: many names are several concepts. */
const LONGEST = 900

/** What may stand before the thing in a title, as words of the index. */
export const openers: readonly string[] = [...new Set(SELLING_WORDS.map(stemOf))]

/** All by their tokens. */
export const CONCEPTS = new Map<string, Concept & { names: readonly Name[] }>()
/** Tokens by the first name of each. */
export const BY_NAME = new Map<string, Set<string>>()
/** Concepts that only titles carry, by the names in them. */
export const IN_TITLES = new Map<string, string[]>()
for (const names of listConcepts().flatMap(inRows)) {
  // 'carro' and 'carros' are one word of the index, which needs no other.
  if (new Set(names.map(write)).size < 2) continue
  const query = write(any(names))
  const token = `n:${createHash('sha256').update(query).update(openers.join()).digest('hex').slice(0, 10)}`
  if (CONCEPTS.has(token)) continue
  const written = names.map((name) => ({ written: write(name), anywhere: write(anywhere(name)) }))
  CONCEPTS.set(token, {
    token,
    query,
    // Only for a database that does not know them yet.
    get titleQuery() {
      return writeQuery(any(names), { suffix: ':A', stem: stemOf })
    },
    get openQuery() {
      return joinQueries('any', names.flatMap(openingsIn))
    },
    names: written,
  })
  const [first] = written
  for (const key of first ? [first.written, first.anywhere] : []) {
    BY_NAME.set(key, (BY_NAME.get(key) ?? new Set()).add(token))
  }
  if (!names.every(isInTitle)) continue
  for (const name of written) {
    IN_TITLES.set(name.written, [...(IN_TITLES.get(name.written) ?? []), token])
  }
}

/** All concepts of this version. */
export const concepts: readonly Concept[] = [...CONCEPTS.values()]

/** The passages among names, as they are written of a title whose first word has the weight A. */
function openingsIn(query: WordQuery): string[] {
  if (query.kind === 'attribute') return []
  if (query.kind !== 'phrase') return query.of.flatMap(openingsIn)
  if (query.only === 'category') return []
  return [query.words.map((word, at) => `'${stemOf(word)}'${at === 0 ? ':A' : ''}`).join(' <-> ')]
}

/** The names in parts that fit into a row each. */
function inRows(names: readonly WordQuery[]): (readonly WordQuery[])[] {
  const rows: WordQuery[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const name of names) {
    length += write(name).length + 5
    if (length > LONGEST) {
      rows.push([])
      length = write(name).length
    }
    rows.at(-1)?.push(name)
  }
  return rows
}

/** A name as the index holds it. */
export function write(query: WordQuery): string {
  return writeQuery(query, { suffix: '', stem: stemOf })
}

/** True of a name that counts in titles alone. */
export function isInTitle(query: WordQuery): boolean {
  return query.kind === 'phrase' && query.only === 'title'
}

/** The name where it counts anywhere. */
export function anywhere(query: WordQuery): WordQuery {
  if (query.kind !== 'phrase' || query.only !== 'title') return query
  const { only, ...rest } = query
  return rest
}
