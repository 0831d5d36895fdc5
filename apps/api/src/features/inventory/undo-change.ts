import { DomainError } from '@wepa/domain/error'
import { UNDO_SECONDS } from '@wepa/domain/inventory/inventory'
import type { UndoResult } from '@wepa/domain/inventory/inventory-schema'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { toRefusal } from '../../errors.ts'
import { authorizeOwnerForUpdate } from '../listings/authorize-owner.ts'
import { putState } from '../listings/changes/put-state.ts'
import { setPrice } from '../listings/changes/set-price.ts'
import { lockSeller } from '../listings/lock-seller.ts'
import { applySaleStatus } from '../sales/apply-sale-status.ts'
import { type ChangedAd, deleteRemovals, takeChange } from './changes.repo.ts'

type Tx = InTransaction<MemberContext>

/** Milliseconds beyond what the screen offers: a press at its end is still on its way. */
export const undoGrace = 10_000

/**
 * Takes a change of many ads back, each that nobody changed since. Once; after some seconds no more.
 * @throws DomainError undo_over
 */
export async function undoChange(
  ctx: MemberContext,
  { change: id }: { change: number },
): Promise<UndoResult> {
  return inTransaction(ctx, async (tx) => {
    await lockSeller(tx)
    const at = tx.clock.now()
    const notBefore = new Date(at.getTime() - UNDO_SECONDS * 1000 - undoGrace)
    const change = await takeChange(tx.db, { id, userId: tx.session.userId, at, notBefore })
    if (!change) throw new DomainError('undo_over')
    await deleteRemovals(tx.db, id)
    const result: UndoResult = { done: [], refused: [] }
    for (const ad of change.ads) await tryOne(tx, ad, result)
    return result
  })
}

async function tryOne(tx: Tx, ad: ChangedAd, { done, refused }: UndoResult): Promise<void> {
  try {
    await restore(tx, ad)
    done.push(ad.id)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    refused.push({ id: ad.id, title: null, message: toRefusal(error).message })
  }
}

async function restore(tx: Tx, { id, version, before }: ChangedAd): Promise<void> {
  const ad = await authorizeOwnerForUpdate(tx, id)
  if (ad.updatedAt !== version) throw new DomainError('listing_changed')
  if (ad.price !== before.price) await setPrice(tx, ad, before.price)
  const { status, isActive, expiresAt } = before
  await putState(tx, ad, { status, isActive, expiresAt: new Date(expiresAt) })
  await applySaleStatus(tx, ad, { status })
}
