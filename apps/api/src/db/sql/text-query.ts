// The one place that makes conditions on an ad's words.
import { stemOf } from '@wepa/domain/search/words/stem'
import type { WordQuery } from '@wepa/domain/search/words/word-query'
import { type RawBuilder, sql } from 'kysely'
import { concepts } from './words/concepts.ts'
import { writeQuery } from './words/write-query.ts'
import { writeOpening, writeWithConcepts } from './words/write-with-concepts.ts'

/** Where in an ad the words must stand: title, description, location; anywhere without it. */
export type TextPart = 'A' | 'B' | 'C'

/** Makes SQL of a query, with its words as one bound value. */
export type QueryWriter = {
  (query: WordQuery, part?: TextPart): RawBuilder<unknown>
  /** A query on `search_ads.words` for titles that begin so; missing where not every ad is known by it. */
  opening?: (query: WordQuery) => RawBuilder<unknown> | undefined
}

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
  // The reading of a search is kept, so its queries come again and again.
  const written = new WeakMap<WordQuery, Map<string, Sql | undefined>>()
  const once = (query: WordQuery, how: string, make: () => Sql | undefined) => {
    const known = written.get(query) ?? new Map<string, Sql | undefined>()
    written.set(query, known)
    if (!known.has(how)) known.set(how, make())
    return known.get(how)
  }
  const write = (query: WordQuery, part?: TextPart) =>
    once(query, part ?? '', () => writeShort(query, part, tokens)) ?? textQuery(query, part)
  const opening = (query: WordQuery) =>
    once(query, 'opening', () => {
      const text = isPlain(query) ? writeOpening(query, tokens) : undefined
      return text === undefined ? undefined : sql`${text}::tsquery`
    })
  const isEach = concepts.every(({ token }) => tokens.has(token))
  return isEach ? Object.assign(write, { opening }) : write
}

type Sql = RawBuilder<unknown>

function writeShort(
  query: WordQuery,
  part: TextPart | undefined,
  tokens: ReadonlySet<string>,
): Sql {
  const isAbout = part === undefined || part === 'A'
  if (!isAbout || tokens.size === 0 || !isPlain(query)) return textQuery(query, part)
  return sql`${writeWithConcepts(query, { suffix: part ? `:${part}` : '', tokens })}::tsquery`
}

/** True where the stem of every word is known here: letters without accents and digits, but no '1e5', which the database takes for a number. */
function isPlain(query: WordQuery): boolean {
  if (query.kind === 'attribute') return true
  if (query.kind !== 'phrase') return query.of.every(isPlain)
  return query.words.every((word) => /^(?!\d+e\d)[a-z0-9]+$/.test(word))
}
