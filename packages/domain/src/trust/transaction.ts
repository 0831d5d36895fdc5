/** The sale an ad has now, seen by whoever changes its state. */
export type CurrentSale = { buyerId: number | null; isRated: boolean }

/**
 * What a new state of an ad means for its sale. An ad is sold to one person at a time: putting it back
 * on sale undoes the sale, and another buyer takes its place, until one of the two has rated; from then
 * on the sale is a fact, and another buyer is refused. 'sold' without a buyer says nothing about it.
 */
export function saleStep(
  current: CurrentSale | null,
  next: { isSold: boolean; buyerId: number | null },
): 'keep' | 'record' | 'replace' | 'undo' | 'refuse' {
  if (!next.isSold) return current && !current.isRated ? 'undo' : 'keep'
  if (next.buyerId === null || next.buyerId === current?.buyerId) return 'keep'
  if (!current) return 'record'
  return current.isRated ? 'refuse' : 'replace'
}
