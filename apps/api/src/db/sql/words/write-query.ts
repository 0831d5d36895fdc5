// PostgreSQL's text query language, and how the words of queries come into it.
import type { WordQuery } from '@wepa/domain/search/words/word-query'

/** What a query is written with: `suffix` limits its words to a part of an ad (':A'), `stem` is how a word is kept. */
export type Writing = { suffix: string; stem: (word: string) => string }

/** Where a phrase must stand that says so itself; a title is still one where all must be. */
const PARTS = { any: '', title: ':A', category: ':D' } as const

/** The query as text. @throws when a word is none, for it must not become a query of its own */
export function writeQuery(query: WordQuery, writing: Writing): string {
  if (query.kind === 'phrase') {
    const where = PARTS[query.only ?? 'any'] || writing.suffix
    return query.words.map((word) => `${quote(word, writing.stem)}${where}`).join(' <-> ')
  }
  if (query.kind === 'attribute') return writeAttribute(query)
  return joinQueries(
    query.kind,
    query.of.map((part) => writeQuery(part, writing)),
  )
}

/** As `wepa_attribute_words` of migration 115 writes it; its place in the ad is none, so no suffix finds it. */
function writeAttribute({ key, value }: { key: string; value: string }): string {
  if (!/^[a-zA-Z0-9]+$/.test(key) || !/^[a-z0-9._]+$/.test(value)) {
    throw new Error(`no attribute to search for: ${key}=${value}`)
  }
  return `'a:${key}=${value}'`
}

/** Written queries as one. */
export function joinQueries(kind: 'all' | 'any', written: readonly string[]): string {
  return written.map((each) => `(${each})`).join(kind === 'all' ? ' & ' : ' | ')
}

/** Words are letters and digits by contract; what breaks it would be a bug, and must not be a query. */
export function quote(word: string, stem: (word: string) => string): string {
  if (!/^[\p{L}\p{N}\p{M}]+$/u.test(word)) throw new Error(`no word to search for: ${word}`)
  return `'${stem(word)}'`
}
