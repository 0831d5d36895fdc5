// Ads as lists show them to visitors: made once for everybody, as long as the ad stays as it is.
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { startOfDay } from '@wepa/domain/text/date'
import { LRUCache } from 'lru-cache'
import type { ReadContext } from '../../../context.ts'
import { findStamped } from '../listings.repo.ts'
import { showListed } from '../show-listing.ts'
import { keepText } from './written-once.ts'

/** Bytes of the ads that one process keeps, their texts included. */
const room = 48 * 1024 * 1024
const day = 86_400_000

/** `stamp`: the state it was made of. `from`, `until`: when it was made and when time alone makes it another one. */
type Listed = { listing: Listing; stamp: string; from: number; until: number }

const caches = new WeakMap<ReadContext['db'], LRUCache<number, Listed>>()

/**
 * The ads with these ids, in this order, as any visitor may see them; ids without an ad are left out. `stamps`: the
 * states in which a search has just found them (`ad-stamp.ts`): an ad that was made of the same one is not read again.
 * Frozen, for many answers hold the same ones.
 */
export async function listedAds(
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ids: readonly number[],
  stamps: ReadonlyMap<number, string>,
): Promise<Listing[]> {
  const cache = caches.get(db) ?? openCache(db)
  const now = clock.now()
  const known = new Map(
    ids.flatMap((id): [number, Listing][] => {
      const listed = cache.get(id)
      return listed && isCurrent(listed, stamps.get(id), now) ? [[id, listed.listing]] : []
    }),
  )
  const missing = ids.filter((id) => !known.has(id))
  for (const [id, { listing, stamp }] of await findStamped(db, missing, now)) {
    const shown = keepText(showListed(listing, null))
    known.set(id, shown)
    if (!db.isTransaction) cache.set(id, { listing: shown, stamp, ...timeOf(shown, now) })
  }
  return ids.flatMap((id) => known.get(id) ?? [])
}

function isCurrent({ stamp, from, until }: Listed, asked: string | undefined, now: Date): boolean {
  const time = now.getTime()
  return stamp === asked && from <= time && time < until
}

/** Paid places end by themselves, and so do the views of a day and the price of before. */
function timeOf({ viewsToday, isFeatured, featuredExpiresAt, earlierPrice }: Listing, now: Date) {
  const ends = [
    ...(viewsToday > 0 ? [startOfDay(now).getTime() + day] : []),
    ...(isFeatured && featuredExpiresAt !== null ? [Date.parse(featuredExpiresAt)] : []),
    ...(earlierPrice ? [Date.parse(earlierPrice.until)] : []),
  ]
  return { from: now.getTime(), until: Math.min(...ends) }
}

function openCache(db: ReadContext['db']): LRUCache<number, Listed> {
  const cache = new LRUCache<number, Listed>({ maxSize: room, sizeCalculation: sizeOf })
  caches.set(db, cache)
  return cache
}

/** Bytes, about: the text of the ad twice, and its fields. */
function sizeOf({ listing }: Listed): number {
  return 3_000 + 4 * (listing.title.length + listing.description.length)
}
