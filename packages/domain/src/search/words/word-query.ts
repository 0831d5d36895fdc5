// Words joined into a condition on a text, without any query language: the database's door writes that.

/**
 * `weight` says how near an alternative is to what was typed: 1 the word itself, 0.9 as said here,
 * 0.8 in other Spanish, 0.7 in English. Words are letters and digits only. `only`: where it must
 * stand to count, for in a description many words mean other things; 'category' for the key that
 * `inCategories` writes. An attribute is what an ad says beside its text: the key and the value (folded, without spaces)
 * that the table of attributes gives it, wherever in the ad the words must stand.
 */
export type WordQuery =
  | { kind: 'phrase'; words: readonly string[]; weight: number; only?: 'title' | 'category' }
  | { kind: 'attribute'; key: string; value: string; weight: number }
  | { kind: 'all'; of: readonly WordQuery[] }
  | { kind: 'any'; of: readonly WordQuery[] }

export function phrase(
  words: readonly string[],
  weight = 1,
  only?: 'title' | 'category',
): WordQuery {
  return { kind: 'phrase', words, weight, ...(only && { only }) }
}

/** An ad whose attribute has this value: one of those that `wepa_attribute_words` of migration 115 keeps. */
export function attribute(key: string, value: string, weight = 1): WordQuery {
  return { kind: 'attribute', key, value, weight }
}

const CATEGORY = 'categoria'

/** An ad of any of these categories, by id: the word 'categoria2' stands among its words. */
export function inCategories(ids: readonly number[]): WordQuery {
  return any(ids.map((id) => phrase([`${CATEGORY}${id}`], 1, 'category')))
}

/** The ids of a query that `inCategories` wrote; undefined for any other. */
export function categoryIdsOf(query: WordQuery): number[] | undefined {
  if (query.kind === 'all' || query.kind === 'attribute') return undefined
  if (query.kind === 'any') {
    const ids = query.of.map(categoryIdsOf)
    return ids.every((some) => some !== undefined) ? ids.flat() : undefined
  }
  return query.only === 'category'
    ? query.words.map((key) => Number(key.slice(CATEGORY.length)))
    : undefined
}

export function word(key: string, weight = 1): WordQuery {
  return phrase([key], weight)
}

/** All of these, in the given order; one alone stands for itself. */
export function all(of: readonly WordQuery[]): WordQuery {
  const [only] = of
  return only && of.length === 1 ? only : { kind: 'all', of }
}

/** Any of these, each once, the first of equals (a plural in -as, -os, -es is equal: it has the same stem); one alone stands for itself. */
export function any(of: readonly WordQuery[]): WordQuery {
  const seen = new Set<string>()
  const distinct = of.filter((query) => {
    const key = keyOf(query)
    return !seen.has(key) && seen.add(key)
  })
  const [only] = distinct
  return only && distinct.length === 1 ? only : { kind: 'any', of: distinct }
}

/** Keys of what the vocabulary keeps, for to write down all models of a make takes long. */
const keys = new WeakMap<WordQuery, string>()

function keyOf(query: WordQuery): string {
  if (query.kind === 'phrase') return stemKey(query.words)
  if (query.kind === 'attribute') return `${query.key}=${query.value}`
  const key = keys.get(query) ?? JSON.stringify(query)
  keys.set(query, key)
  return key
}

function stemKey(words: readonly string[]): string {
  const [only = ''] = words
  return words.length === 1 ? withoutPlural(only) : words.map(withoutPlural).join(' ')
}

function withoutPlural(word: string): string {
  return word.endsWith('s') && /[aeiou]s$/.test(word) ? word.slice(0, -1) : word
}

/** How many words a text may have to be compared with: what the query costs. */
export function sizeOf(query: WordQuery): number {
  if (query.kind === 'phrase') return query.words.length
  return query.kind === 'attribute' ? 1 : query.of.reduce((sum, part) => sum + sizeOf(part), 0)
}

/** True where an attribute may stand for one of the words. */
export function asksAttributes(query: WordQuery): boolean {
  return query.kind === 'attribute' || (query.kind !== 'phrase' && query.of.some(asksAttributes))
}

/** The query of the words alone; nothing where only attributes were asked for. */
export function withoutAttributes(query: WordQuery): WordQuery | undefined {
  if (query.kind === 'phrase') return query
  if (query.kind === 'attribute') return undefined
  const kept = query.of.flatMap((part) => withoutAttributes(part) ?? [])
  if (kept.length === 0) return undefined
  return query.kind === 'all' ? all(kept) : any(kept)
}

/** The query with its farthest alternatives left out, the last of them first, until it has at most so many words, where that can be. */
export function within(query: WordQuery, size: number): WordQuery {
  let excess = sizeOf(query) - size
  if (excess <= 0) return query
  const left = new Set<WordQuery>()
  for (const each of alternativesOf(query)
    .toReversed()
    .toSorted((a, b) => a.weight - b.weight)) {
    if (excess <= 0) break
    left.add(each)
    excess -= sizeOf(each)
  }
  return withoutThese(query, left) ?? query
}

type Single = Extract<WordQuery, { kind: 'phrase' | 'attribute' }>

function isSingle(query: WordQuery): query is Single {
  return query.kind === 'phrase' || query.kind === 'attribute'
}

/** What is one of several alternatives; the first of them always stays. */
function alternativesOf(query: WordQuery): Single[] {
  if (isSingle(query)) return []
  const others = query.kind === 'any' ? query.of.slice(1) : []
  return [...others.filter(isSingle), ...query.of.flatMap(alternativesOf)]
}

function withoutThese(query: WordQuery, left: ReadonlySet<WordQuery>): WordQuery | undefined {
  if (left.has(query)) return undefined
  if (isSingle(query)) return query
  const kept = query.of.flatMap((part) => withoutThese(part, left) ?? [])
  if (kept.length === 0) return undefined
  return query.kind === 'all' ? all(kept) : any(kept)
}

/** The query with only the alternatives of at least this weight; nothing when a part has none. */
export function atLeast(query: WordQuery, weight: number): WordQuery | undefined {
  if (isSingle(query)) return query.weight >= weight ? query : undefined
  const kept = query.of.flatMap((part) => atLeast(part, weight) ?? [])
  if (kept.length === 0 || (query.kind === 'all' && kept.length < query.of.length)) return undefined
  return query.kind === 'all' ? all(kept) : any(kept)
}
