import { DomainError } from '@wepa/domain/error'
import { UNDO_SECONDS } from '@wepa/domain/inventory/inventory'
import type { ManyInput, ManyResult } from '@wepa/domain/inventory/inventory-schema'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { toRefusal } from '../../errors.ts'
import { authorizeOwnerForUpdate } from '../listings/authorize-owner.ts'
import { findVersions } from '../listings/changes/find-versions.ts'
import { lockSeller } from '../listings/lock-seller.ts'
import { changeOne } from './change-one.ts'
import { insertChange, insertRemovals, listWaitingRemovals } from './changes.repo.ts'

type Tx = InTransaction<MemberContext>
type Refused = ManyResult['refused']

/**
 * Does one thing with many own ads: with each that allows it, all in one transaction, and says why not of the others.
 * It can be taken back for some seconds. Ads that are to be removed are switched off at once and deleted after that.
 * @throws DomainError account_suspended
 */
export async function changeMany(ctx: MemberContext, input: ManyInput): Promise<ManyResult> {
  return inTransaction(ctx, async (tx) => {
    await lockSeller(tx)
    const refused: Refused = []
    const done: number[] = []
    const changed: ListingDetail[] = []
    const leaving = await listWaitingRemovals(tx.db, input.ids)
    for (const id of new Set(input.ids)) {
      const ad = await tryOne(tx, { id, input, isLeaving: leaving.has(id) }, refused)
      if (!ad) continue
      done.push(id)
      if (ad.isChanged) changed.push(ad.before)
    }
    return { done, refused, undo: await keepForUndo(tx, input, changed) }
  })
}

type One = { id: number; input: ManyInput; isLeaving: boolean }

/** The ad as it was; undefined for one that is refused. */
async function tryOne(
  tx: Tx,
  { id, input, isLeaving }: One,
  refused: Refused,
): Promise<{ before: ListingDetail; isChanged: boolean } | undefined> {
  let title: string | null = null
  try {
    if (isLeaving) throw new DomainError('listing_not_found')
    const before = await authorizeOwnerForUpdate(tx, id)
    title = before.title
    const isChanged = await changeOne(tx, before, input)
    return { before, isChanged: isChanged || input.action === 'remove' }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    refused.push({ id, title, message: toRefusal(error).message })
    return undefined
  }
}

async function keepForUndo(
  tx: Tx,
  { action }: ManyInput,
  changed: readonly ListingDetail[],
): Promise<ManyResult['undo']> {
  if (changed.length === 0) return null
  const at = tx.clock.now()
  const versions = await findVersions(
    tx,
    changed.map(({ id }) => id),
  )
  const ads = changed.map(({ id, price, status, isActive, returnsActive, expiresAt }) => ({
    id,
    version: versions.get(id) ?? '',
    before: { price, status, isActive: returnsActive ?? isActive, expiresAt },
  }))
  const change = await insertChange(tx.db, { userId: tx.session.userId, action, ads, at })
  if (action === 'remove') {
    await insertRemovals(
      tx.db,
      change,
      changed.map(({ id }) => id),
    )
  }
  return { change, until: new Date(at.getTime() + UNDO_SECONDS * 1000).toISOString() }
}
