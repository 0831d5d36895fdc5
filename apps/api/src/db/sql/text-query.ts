// The one place that makes conditions on an ad's words.
import { stemOf } from '@wepa/domain/search/words/stem'
import type { WordQuery } from '@wepa/domain/search/words/word-query'
import { type RawBuilder, sql } from 'kysely'
import { writeWithConcepts } from './concepts.ts'
import { writeQuery } from './write-query.ts'

/** Where in an ad the words must stand: title, description, location; anywhere without it. */
export type TextPart = 'A' | 'B' | 'C'

/** Makes SQL of a query, with its words as one bound value. */
export type QueryWriter = (query: WordQuery, part?: TextPart) => RawBuilder<unknown>

/** A query on `listings.words`. */
export const textQuery: QueryWriter = (query, part) => {
  const suffix = part ? `:${part}` : ''
  // To stem words in the statement costs more than the statement itself; only unusual ones are left to the database.
  if (isPlain(query)) return sql`${writeQuery(query, { suffix, stem: stemOf })}::tsquery`
  const asWritten = writeQuery(query, { suffix, stem: (word) => word })
  return sql`to_tsquery('wepa_es', wepa_stems(${asWritten}))`
}

/** Queries on `search_ads.words`, which hold concepts, too: `tokens` are those that every ad carries where it should. */
export function withConcepts(tokens: ReadonlySet<string>): QueryWriter {
  return (query, part) => {
    const isAbout = part === undefined || part === 'A'
    if (!isAbout || tokens.size === 0 || !isPlain(query)) return textQuery(query, part)
    return sql`${writeWithConcepts(query, { suffix: part ? `:${part}` : '', tokens })}::tsquery`
  }
}

/** True where the stem of every word is known here: letters without accents and digits, but no '1e5', which the database takes for a number. */
function isPlain(query: WordQuery): boolean {
  if (query.kind !== 'phrase') return query.of.every(isPlain)
  return query.words.every((word) => /^(?!\d+e\d)[a-z0-9]+$/.test(word))
}
