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
 * The part of all views that find their page kept, from 0 to 1: it came within the lifetime of the rendering before, and
 * before others had taken the place of the least recently viewed. How long that takes is as good as the same for all pages
 * (Che, Tung and Wang 2002).
 */
export function expectedHits({ perSecond, ...pages }: Views, cache: Cache): number {
  if (perSecond === 0) return 0
  const ranks = ranksOf(pages).map((rank) => ({ ...rank, views: perSecond * rank.share }))
  const place = timeInPlace(ranks, cache.size)
  return sum(ranks, ({ pages: count, share, views }) => {
    const meanwhile = views * cache.lifetime
    const isYoung = meanwhile / (1 + meanwhile)
    return count * share * Math.min(isYoung, 1 - Math.exp(-views * place))
  })
}

type Viewed = Rank & { views: number }

/** Seconds in which so many different pages are viewed as there are places. */
function timeInPlace(ranks: readonly Viewed[], size: number): number {
  if (sum(ranks, ({ pages }) => pages) <= size) return Number.POSITIVE_INFINITY
  const seen = (seconds: number) =>
    sum(ranks, ({ pages, views }) => pages * (1 - Math.exp(-views * seconds)))
  let [fits, tooLong] = [0, 1]
  while (seen(tooLong) < size) tooLong *= 2
  for (let step = 0; step < 50; step++) {
    const middle = (fits + tooLong) / 2
    if (seen(middle) <= size) fits = middle
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

function sum<R extends Rank>(ranks: readonly R[], of: (rank: R) => number): number {
  return ranks.reduce((total, rank) => total + of(rank), 0)
}
