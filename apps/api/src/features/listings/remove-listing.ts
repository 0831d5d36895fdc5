import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { queuePhotoSweep } from '../photos/clean-up/sweep-photo-garbage.ts'
import { keepReport } from '../place-reports/keep-report.ts'
import { authorizeOwnerForUpdate } from './authorize-owner.ts'
import { deleteListing } from './listing-writes.repo.ts'

/**
 * Deletes an own ad with its photos; files that nobody else uses go soon after.
 * @throws DomainError listing_not_found, not_listing_owner
 */
export async function removeListing(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ success: true }> {
  await inTransaction(ctx, async (tx) => {
    const listing = await authorizeOwnerForUpdate(tx, id)
    // What it is counted from goes with the ad.
    await keepReport(tx, listing.id)
    await deleteListing(tx.db, listing.id)
    await queuePhotoSweep(tx)
  })
  return { success: true }
}
