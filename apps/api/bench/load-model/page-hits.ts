// How many page views of ads find their page in a cache, by how fast they come.

export type Views = {
  /** Views in a second, of all pages together. */
  perSecond: number
  pages: number
  /** The n-th most viewed gets n ** -exponent of the first one's views (Zipf). */
  exponent: number
}

/** Pages it holds at most, and the seconds from a page's rendering until it is rendered anew. */
export type Cache = { size: number; lifetime: number }

/** Pages that are viewed about as often. */
type Rank = { pages: number; share: number }

/**
 * The part of all views that find their page kept, from 0 to 1. A page is kept for its lifetime, or, where the cache is too
 * small for that, for the time after which others have taken its place, taken as the same for all pages (Che, Tung and
 * Wang 2002).
 */
export function expectedHits({ perSecond, ...pages }: Views, cache: Cache): number {
  const ranks = ranksOf(pages)
  const held = (seconds: number) =>
    sum(ranks, ({ pages: count, share }) => count * kept(perSecond * share * seconds))
  const seconds = Math.min(cache.lifetime, longestUnder(cache, held))
  return sum(ranks, ({ pages: count, share }) => count * share * kept(perSecond * share * seconds))
}

/** Of the time, and of its views, how much a page is kept that is viewed so often while it is. */
function kept(viewsMeanwhile: number): number {
  return viewsMeanwhile / (1 + viewsMeanwhile)
}

/** The longest time, up to the lifetime, for which the pages that are held fit. */
function longestUnder({ size, lifetime }: Cache, held: (seconds: number) => number): number {
  if (held(lifetime) <= size) return lifetime
  let [fits, tooLong] = [0, lifetime]
  for (let step = 0; step < 40; step++) {
    const middle = (fits + tooLong) / 2
    if (held(middle) <= size) fits = middle
    else tooLong = middle
  }
  return fits
}

const exactly = 200

/** The first ones by themselves, then steps of a tenth more. */
function ranksOf({ pages, exponent }: Omit<Views, 'perSecond'>): Rank[] {
  const ranks: Rank[] = []
  for (let first = 1; first <= pages; ) {
    const width = first < exactly ? 1 : Math.ceil(first / 10)
    const last = Math.min(pages, first + width - 1)
    ranks.push({ pages: last - first + 1, share: ((first + last) / 2) ** -exponent })
    first = last + 1
  }
  const all = sum(ranks, (rank) => rank.pages * rank.share)
  return ranks.map((rank) => ({ ...rank, share: rank.share / all }))
}

function sum(ranks: readonly Rank[], of: (rank: Rank) => number): number {
  return ranks.reduce((total, rank) => total + of(rank), 0)
}
