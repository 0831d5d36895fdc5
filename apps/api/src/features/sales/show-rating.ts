import type { Telling } from '../notifications/notify.ts'
import { updateAverage, updateShown } from './ratings.repo.ts'
import { tellOfRating } from './tell-of-rating.ts'

/**
 * Lets a hidden rating appear: it counts in the sums and the average, and the one who was rated, whose row is held by
 * then, is told what it says. False when it appears already.
 */
export async function showRating(tx: Telling, id: number): Promise<boolean> {
  const rating = await updateShown(tx.db, id)
  if (!rating) return false
  await updateAverage(tx.db, rating.toUserId, rating.type)
  await tellOfRating(tx, rating)
  return true
}
