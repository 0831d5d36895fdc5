// What visitors search for is a few hundred things, many at once: one answer serves all who ask within a moment.
import type { SearchQuery, SearchResult } from '@wepa/domain/search/query'
import { LRUCache } from 'lru-cache'
import type { ReadContext } from '../../context.ts'
import { unlessAway } from '../../db/replicas/unless-away.ts'
import { batched } from '../../db/sql/batched.ts'
import { listPublicVersions } from '../listings/public-versions.ts'

/** Answers kept at once, about 30 KB each; the one nobody asked for longest goes first. */
const most = 500

type Answer = Promise<SearchResult>
type Search = (ctx: ReadContext, query: SearchQuery) => Answer

const caches = new WeakMap<ReadContext['db'], LRUCache<string, Answer>>()

/**
 * The answer to a visitor's search, or the one that another visitor got up to `searchCache` milliseconds ago. Each time
 * its ads are asked whether they may still be shown as they were: one that went is gone at once.
 */
export async function cachedSearch(ctx: ReadContext, query: SearchQuery, search: Search): Answer {
  if (ctx.settings.searchCache === 0) return search(ctx, query)
  const cache = caches.get(ctx.db) ?? openCache(ctx)
  const key = keyOf(query)
  const known = cache.get(key)
  if (known) {
    const result = await known
    if (await isCurrent(ctx, result)) return said(result, query)
    if (cache.peek(key) === known) cache.delete(key)
  }
  const made = cache.get(key) ?? make()
  return said(await made, query)

  function make(): Answer {
    const answer = search(ctx, query)
    cache.set(key, answer)
    answer.catch(() => {
      if (cache.peek(key) === answer) cache.delete(key)
    })
    return answer
  }
}

function openCache({ db, clock, settings }: ReadContext): LRUCache<string, Answer> {
  const cache = new LRUCache<string, Answer>({
    max: most,
    ttl: settings.searchCache,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  caches.set(db, cache)
  return cache
}

/** Case and spaces of words change nothing but how they are said again. */
function keyOf({ search, ...query }: SearchQuery): string {
  const words = search && canFold(search) ? fold(search) : search
  return JSON.stringify([words, Object.entries(query).filter(([, value]) => value !== undefined)])
}

/** What is left out, and what is quoted, is said again as it was typed. */
function canFold(search: string): boolean {
  return !/[-−"“”«»]/.test(search)
}

function fold(search: string): string {
  return search.trim().replace(/\s+/g, ' ').toLowerCase()
}

function said(result: SearchResult, { search = '' }: SearchQuery): SearchResult {
  if (result.reading.text === search) return result
  return { ...result, reading: { ...result.reading, text: search } }
}

/**
 * Whether all ads of an answer are in the lists and unchanged; asked once for all answers of the moment. While the primary
 * is away nobody changes one, and a replica would answer the same.
 */
async function isCurrent({ db, readers }: ReadContext, result: SearchResult): Promise<boolean> {
  if (result.items.length === 0) return true
  const ask = async () => (await findCurrent(readers.primary, result)) === true
  return db === readers.primary ? ask() : ((await unlessAway(readers, ask)) ?? true)
}

const findCurrent = batched<SearchResult, true>(async (db, results) => {
  const ids = new Set(results.flatMap(({ items }) => items.map(({ id }) => id)))
  const versions = await listPublicVersions(db, [...ids])
  const current = results.filter(({ items }) =>
    items.every(({ id, updatedAt }) => versions.get(id)?.toISOString() === updatedAt),
  )
  return new Map(current.map((result) => [result, true]))
})
