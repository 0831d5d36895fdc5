// Searches that find far more than is counted: nobody counts them anew for each visitor.
import { LRUCache } from 'lru-cache'
import type { ReadContext } from '../../../context.ts'
import type { ListingFilters } from '../../../db/sql/listing-filters.ts'
import { isCrowded, isSteady } from './hits.repo.ts'

/** Milliseconds for which it holds; meanwhile no two thousand ads go. */
const holds = 10_000
const most = 1_000

type Known = Promise<boolean>

const caches = new WeakMap<ReadContext['db'], LRUCache<string, Known>>()

/**
 * True where so many ads fit that counting them says nothing; known only of a category, a place or a circle. Up to 10 s
 * old.
 */
export async function isCrowd(
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  filters: ListingFilters,
): Promise<boolean> {
  const { circle, center, ...others } = filters
  if (!isSteady(others)) return false
  const cache = caches.get(db) ?? openCache({ db, clock })
  const { categoryId, municipality, region, isFeatured } = filters
  const around = [circle?.latitude, circle?.longitude, circle?.km]
  const key = [categoryId, municipality, region, isFeatured, ...around].join()
  const known = cache.get(key)
  if (known) return known
  const made = isCrowded(db, filters)
  cache.set(key, made)
  made.catch(() => {
    if (cache.peek(key) === made) cache.delete(key)
  })
  return made
}

function openCache({ db, clock }: Pick<ReadContext, 'db' | 'clock'>): LRUCache<string, Known> {
  const cache = new LRUCache<string, Known>({
    max: most,
    ttl: holds,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  caches.set(db, cache)
  return cache
}
