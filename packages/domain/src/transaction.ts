import * as z from 'zod/mini'
import { decimal, id, moment } from './scalar.ts'

/** The fee of a sale in percent: the spec promises no commission (decision B8). */
export const FEE_PERCENTAGE = '0.00'

/** A completed sale. Amounts in dollars as decimals; `saleAmount` null when the ad named no number. */
export const Transaction = z.object({
  id: id(),
  buyerId: id(),
  sellerId: id(),
  listingId: id(),
  saleAmount: z.nullable(decimal()),
  feeAmount: decimal(),
  feePercentage: decimal(),
  status: z.enum(['completed', 'cancelled']),
  createdAt: moment(),
})
export type Transaction = z.infer<typeof Transaction>

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
