// The one place that writes PostgreSQL's text query language.
import { stemOf } from '@wepa/domain/search/words/stem'
import type { WordQuery } from '@wepa/domain/search/words/word-query'
import { type RawBuilder, sql } from 'kysely'

/** Where in an ad the words must stand: title, description, location; anywhere without it. */
export type TextPart = 'A' | 'B' | 'C'

/** The query as SQL, with its words as one bound value. */
export function textQuery(query: WordQuery, part?: TextPart): RawBuilder<unknown> {
  const suffix = part ? `:${part}` : ''
  // To stem words in the statement costs more than the statement itself; only unusual ones are left to the database.
  if (isPlain(query)) return sql`${write(query, suffix, stemOf)}::tsquery`
  return sql`to_tsquery('wepa_es', wepa_stems(${write(query, suffix, (word) => word)}))`
}

/** True where the stem of every word is known here: letters without accents and digits, but no '1e5', which the database takes for a number. */
function isPlain(query: WordQuery): boolean {
  if (query.kind !== 'phrase') return query.of.every(isPlain)
  return query.words.every((word) => /^(?!\d+e\d)[a-z0-9]+$/.test(word))
}

/** Where a phrase must stand that says so itself; a title is still one where all must be. */
const PARTS = { any: '', title: ':A', category: ':D' } as const

function write(query: WordQuery, suffix: string, stem: (word: string) => string): string {
  if (query.kind === 'phrase') {
    const where = PARTS[query.only ?? 'any'] || suffix
    return query.words.map((word) => `${quote(word, stem)}${where}`).join(' <-> ')
  }
  const joined = query.of.map((part) => `(${write(part, suffix, stem)})`)
  return joined.join(query.kind === 'all' ? ' & ' : ' | ')
}

/** Words are letters and digits by contract; what breaks it would be a bug, and must not be a query. */
function quote(word: string, stem: (word: string) => string): string {
  if (!/^[\p{L}\p{N}\p{M}]+$/u.test(word)) throw new Error(`no word to search for: ${word}`)
  return `'${stem(word)}'`
}
