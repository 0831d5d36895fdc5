// The few words of which a text must hold one to satisfy a query: what a search kept for later is
// filed under, so that an ad finds its searches as a search finds its ads.
import type { WordQuery } from './word-query.ts'

/** `only`: the word says nothing elsewhere; of an attribute it is its value, and `key` is not empty. */
export type CoverWord = { word: string; only?: 'title' | 'category'; key?: string }

/**
 * Words of which every satisfying text holds at least one. Where all of several parts must be there,
 * the cheapest one stands for them; `costs` says how many texts hold a part.
 */
export function coverOf(
  query: WordQuery,
  costs: ReadonlyMap<WordQuery, number> = new Map(),
): CoverWord[] {
  if (query.kind === 'phrase') return [{ word: longest(query.words), ...onlyOf(query) }]
  if (query.kind === 'attribute') return [{ word: query.value, key: query.key }]
  const covers = query.of.map((part) => coverOf(part, costs))
  if (query.kind === 'any') return distinct(covers.flat())
  const priced = covers.map((cover, at) => ({ cover, cost: costOf(query.of[at], costs) }))
  return (
    priced.toSorted((a, b) => a.cost - b.cost || clumsiness(a.cover) - clumsiness(b.cover))[0]
      ?.cover ?? []
  )
}

function costOf(part: WordQuery | undefined, costs: ReadonlyMap<WordQuery, number>): number {
  return (part && costs.get(part)) ?? Number.MAX_SAFE_INTEGER
}

/** A category is held by a tenth of all texts; many words are found more often than few, and short ones than long. */
function clumsiness(cover: readonly CoverWord[]): number {
  if (cover.some(({ only }) => only === 'category')) return Number.MAX_SAFE_INTEGER
  const shortest = Math.min(...cover.map(({ word }) => word.length))
  return cover.length * 100 - shortest
}

function longest(words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length)[0] ?? ''
}

function onlyOf({ only }: { only?: 'title' | 'category' }): Pick<CoverWord, 'only'> {
  return only ? { only } : {}
}

/** A word that counts anywhere covers the same word in a title. */
function distinct(cover: readonly CoverWord[]): CoverWord[] {
  const anywhere = new Set(cover.flatMap(({ word, only, key }) => (only || key ? [] : [word])))
  const seen = new Set<string>()
  return cover.filter(({ word, only, key = '' }) => {
    if (only && anywhere.has(word)) return false
    const name = `${key}/${word}/${only ?? ''}`
    return !seen.has(name) && seen.add(name)
  })
}
