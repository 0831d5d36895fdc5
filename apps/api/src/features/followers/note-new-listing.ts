import { NEW_AD_DAYS } from '@wepa/domain/follows/follow'
import type { Deps } from '../../context.ts'
import { insertNewListing } from './followers.repo.ts'

/** So long an ad counts as new, in milliseconds. */
export const NEW_FOR = NEW_AD_DAYS * 86_400_000

/**
 * Has those who follow a seller hear of an ad: in the transaction that brings it into the lists. One that was there
 * before is no news, nor is one that was made long ago.
 */
export async function noteNewListing(
  tx: Pick<Deps, 'db' | 'clock'>,
  listingId: number,
): Promise<void> {
  const at = tx.clock.now()
  await insertNewListing(tx.db, { listingId, at, since: new Date(at.getTime() - NEW_FOR) })
}
