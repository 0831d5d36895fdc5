// The one place that writes PostgreSQL's text query language.
import type { WordQuery } from '@wepa/domain/search/words/word-query'
import { type RawBuilder, sql } from 'kysely'

/** Where in an ad the words must stand: title, description, location; anywhere without it. */
export type TextPart = 'A' | 'B' | 'C'

/** The query as SQL, with its words as one bound value. */
export function textQuery(query: WordQuery, part?: TextPart): RawBuilder<unknown> {
  return sql`to_tsquery('wepa_es', wepa_stems(${write(query, part ? `:${part}` : '')}))`
}

/** Where a phrase must stand that says so itself; a title is still one where all must be. */
const PARTS = { any: '', title: ':A', category: ':D' } as const

function write(query: WordQuery, suffix: string): string {
  if (query.kind === 'phrase') {
    const where = PARTS[query.only ?? 'any'] || suffix
    return query.words.map((word) => `${quote(word)}${where}`).join(' <-> ')
  }
  const joined = query.of.map((part) => `(${write(part, suffix)})`)
  return joined.join(query.kind === 'all' ? ' & ' : ' | ')
}

/** Words are letters and digits by contract; what breaks it would be a bug, and must not be a query. */
function quote(word: string): string {
  if (!/^[\p{L}\p{N}\p{M}]+$/u.test(word)) throw new Error(`no word to search for: ${word}`)
  return `'${word}'`
}
