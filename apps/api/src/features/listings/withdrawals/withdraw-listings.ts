// Taking ads off and bringing them back, for the rules of moderation: they say who may, and tell people.
import type { Deps } from '../../../context.ts'
import {
  hideListing,
  returnListingsOf,
  unhideListing,
  type WithdrawnListing,
  withdrawListingsOf,
} from './withdrawals.repo.ts'

type Tx = Pick<Deps, 'db' | 'clock'>

/** Hides an ad from everybody but its owner, as of `at`. Undefined when it is hidden already, or gone. */
export async function hide(
  tx: Tx,
  { id, at }: { id: number; at: Date },
): Promise<WithdrawnListing | undefined> {
  return hideListing(tx.db, id, at)
}

/** Undefined when the ad is not hidden, or gone. */
export async function unhide(
  tx: Tx,
  { id }: { id: number },
): Promise<WithdrawnListing | undefined> {
  return unhideListing(tx.db, id, tx.clock.now())
}

/** With the suspension of their owner, whose row is held by then. */
export async function withdrawAll(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await withdrawListingsOf(tx.db, userId, tx.clock.now())
}

export async function returnAll(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await returnListingsOf(tx.db, userId, tx.clock.now())
}
