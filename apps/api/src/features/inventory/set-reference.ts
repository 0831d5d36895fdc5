import { DomainError } from '@wepa/domain/error'
import type { ReferenceInput } from '@wepa/domain/inventory/inventory-schema'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { authorizeOwnerForUpdate } from '../listings/authorize-owner.ts'
import { findReferencedTitle, putReference } from './inventory.repo.ts'

/**
 * Gives an own ad a reference number, or takes it away.
 * @throws DomainError listing_not_found, not_listing_owner, reference_taken
 */
export async function setReference(
  ctx: MemberContext,
  { id, reference }: ReferenceInput & { id: number },
): Promise<{ reference: string | null }> {
  return inTransaction(ctx, async (tx) => {
    await authorizeOwnerForUpdate(tx, id)
    await keepReference(tx, { listingId: id, reference })
    return { reference }
  })
}

/** The same for an ad that is known to be theirs; their row is held. @throws DomainError reference_taken */
export async function keepReference(
  tx: InTransaction<MemberContext>,
  { listingId, reference }: { listingId: number; reference: string | null },
): Promise<void> {
  const { userId } = tx.session
  if (await putReference(tx.db, { userId, listingId, reference })) return
  const title = await findReferencedTitle(tx.db, userId, reference ?? '')
  const message = `Ya usas la referencia ${reference} en «${title}».`
  throw new DomainError('reference_taken', { message, issues: [{ path: 'reference', message }] })
}
