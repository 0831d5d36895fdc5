// One word of the index for all names of a thing: what a search asks for in place of twenty alternatives.
import { createHash } from 'node:crypto'
import { listConcepts } from '@wepa/domain/search/concepts'
import { stemOf } from '@wepa/domain/search/words/stem'
import { any, type WordQuery } from '@wepa/domain/search/words/word-query'
import { joinQueries, writeQuery } from './write-query.ts'

/**
 * `token`: made of the names, so that other names have another one; no word of an ad holds its colon. `query` and
 * `titleQuery`: which ads carry it, and which in their title.
 */
export type Concept = { token: string; query: string; titleQuery: string }

/** A name as it is written, and as it is written where it counts anywhere. */
type Name = { written: string; anywhere: string }

/** A longer query of names, in characters, would not fit into a row: many names are several concepts. */
const LONGEST = 1_500

const CONCEPTS = new Map<string, Concept & { names: readonly Name[] }>()
const BY_NAME = new Map<string, Set<string>>()
for (const names of listConcepts().flatMap(inRows)) {
  // 'carro' and 'carros' are one word of the index, which needs no other.
  if (new Set(names.map(write)).size < 2) continue
  const query = write(any(names))
  const token = `k:${createHash('sha256').update(query).digest('hex').slice(0, 10)}`
  const titleQuery = writeQuery(any(names), { suffix: ':A', stem: stemOf })
  const written = names.map((name) => ({ written: write(name), anywhere: write(anywhere(name)) }))
  CONCEPTS.set(token, { token, query, titleQuery, names: written })
  const [first] = written
  for (const key of first ? [first.written, first.anywhere] : []) {
    BY_NAME.set(key, (BY_NAME.get(key) ?? new Set()).add(token))
  }
}

/** All concepts of this version. */
export const concepts: readonly Concept[] = [...CONCEPTS.values()]

/** The query as text; where alternatives are all names of a concept, its token stands for them. */
export function writeWithConcepts(
  query: WordQuery,
  { suffix, tokens }: { suffix: string; tokens: ReadonlySet<string> },
): string {
  if (query.kind === 'phrase') return writeQuery(query, { suffix, stem: stemOf })
  const writing = { suffix, tokens }
  if (query.kind === 'all') {
    return joinQueries(
      'all',
      query.of.map((part) => writeWithConcepts(part, writing)),
    )
  }
  const { covering, others } = cover(query.of, tokens)
  return joinQueries('any', [
    ...covering.map((token) => `'${token}'${suffix}`),
    ...others.map((part) => writeWithConcepts(part, writing)),
  ])
}

/** The largest concepts whose names are all among the alternatives, and the alternatives beside them. */
function cover(alternatives: readonly WordQuery[], tokens: ReadonlySet<string>) {
  const asked = alternatives.map((query) => ({ query, written: write(query) }))
  const known = new Set(asked.map(({ written }) => written))
  const candidates = new Set(asked.flatMap(({ written }) => [...(BY_NAME.get(written) ?? [])]))
  const fitting = [...candidates]
    .flatMap((token) => (tokens.has(token) ? (CONCEPTS.get(token) ?? []) : []))
    .filter(({ names }) =>
      names.every((name) => known.has(name.written) || known.has(name.anywhere)),
    )
    .toSorted((a, b) => b.names.length - a.names.length)
  const covered = new Set<string>()
  const covering = fitting.flatMap(({ token, names }) => {
    // Of a word that is asked for anywhere, a title is only a part.
    const here = names.map(({ written }) => written).filter((written) => known.has(written))
    if (here.every((written) => covered.has(written))) return []
    for (const written of here) covered.add(written)
    return token
  })
  return {
    covering,
    others: asked.flatMap(({ query, written }) => (covered.has(written) ? [] : query)),
  }
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

function write(query: WordQuery): string {
  return writeQuery(query, { suffix: '', stem: stemOf })
}

function anywhere(query: WordQuery): WordQuery {
  if (query.kind !== 'phrase' || query.only !== 'title') return query
  const { only, ...rest } = query
  return rest
}
