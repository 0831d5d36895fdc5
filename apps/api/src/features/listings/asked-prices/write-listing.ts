import type { Context } from '../../../context.ts'
import { type ListingFields, type ListingState, updateListing } from '../listing-writes.repo.ts'
import { settleEarlierPrice } from './settle-earlier-price.ts'

/** After a change of one of these another earlier price may be the right one to show. */
const SETTLED_AFTER = ['price', 'categoryId', 'attributes', 'isActive', 'status'] as const

/**
 * Writes a change of an ad whose row is held, at the present time. All rules change ads by this: it shows the right
 * earlier price beside a new one, and has people told of a lowered one, after some seconds where it may be undone.
 */
export async function writeListing(
  tx: Pick<Context, 'db' | 'clock'>,
  id: number,
  change: ListingFields & ListingState,
  { tellAfter }: { tellAfter?: number } = {},
): Promise<void> {
  await updateListing(tx.db, id, { ...change, updatedAt: tx.clock.now() })
  if (SETTLED_AFTER.some((name) => change[name] !== undefined)) {
    await settleEarlierPrice(tx, id, tellAfter)
  }
}
