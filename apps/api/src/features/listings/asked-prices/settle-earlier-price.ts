import { findEarlierPrice, findLowering, hasComparedPrice } from '@wepa/domain/prices/earlier-price'
import type { Context } from '../../../context.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import { findComparedAd, listAskedPrices, updateEarlierPrice } from './asked-prices.repo.ts'

/**
 * Works out anew which earlier price is shown beside that of an ad, and has people told where it asks less than
 * before, `tellAfter` seconds from now. In the transaction that changed the ad, which holds its row.
 */
export async function settleEarlierPrice(
  tx: Pick<Context, 'db' | 'clock'>,
  listingId: number,
  tellAfter?: number,
): Promise<void> {
  const ad = await findComparedAd(tx.db, listingId)
  if (!ad) return
  const now = tx.clock.now()
  const asked = hasComparedPrice(ad) ? await listAskedPrices(tx.db, listingId, now) : []
  await updateEarlierPrice(tx.db, listingId, findEarlierPrice(asked, now))
  if (!findLowering(asked, now)) return
  const key = `tell-price-drop:${listingId}`
  await enqueueJob(tx.db, 'tell-price-drop', { listingId }, { key, after: tellAfter })
}
