import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { authorizeOwner, authorizeOwnerForUpdate } from '../../listings/authorize-owner.ts'
import { findFloor, putFloor } from './offers.repo.ts'

/** The least that the seller of an ad wants to be offered, in dollars ('400.00'); null for none. */
type Floor = { floor: string | null }

/** For the owner of the ad alone. @throws DomainError listing_not_found, not_listing_owner */
export async function getOfferFloor(ctx: MemberContext, { id }: { id: number }): Promise<Floor> {
  await authorizeOwner(ctx, id)
  return { floor: await findFloor(ctx.db, id) }
}

/** Sets it, or takes it away with null. @throws DomainError listing_not_found, not_listing_owner, account_suspended */
export async function setOfferFloor(
  ctx: MemberContext,
  { id, floor }: Floor & { id: number },
): Promise<Floor> {
  await inTransaction(ctx, async (tx) => {
    await authorizeOwnerForUpdate(tx, id)
    await putFloor(tx.db, id, floor)
  })
  return { floor }
}
