import { DomainError } from '@wepa/domain/error'
import {
  hasListingRoom,
  listingLimitReachedText,
  PLANS,
  type PlanId,
  photoLimitText,
} from '@wepa/domain/payments/plan'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { planOf } from '../subscriptions/plan-of.ts'
import { countPublicListings } from './listing-writes.repo.ts'
import { lockSeller } from './lock-seller.ts'

/**
 * Room in the plan for one more public ad. Holds the owner's row, so that eight
 * publishing at once are counted one after the other.
 * @throws DomainError listing_limit
 */
export async function requireListingRoom(tx: InTransaction<MemberContext>): Promise<void> {
  const plan = await lockSeller(tx)
  const refusal = await refusalOfOneMore(tx, plan)
  if (refusal) throw refusal
}

/**
 * The refusal that one more public ad would meet as things stand: for turning somebody away before
 * costly work. Nothing is held, so requireListingRoom decides all the same.
 */
export async function foreseeListingRefusal(ctx: MemberContext): Promise<DomainError | undefined> {
  return refusalOfOneMore(ctx, await planOf(ctx, ctx.session.userId))
}

async function refusalOfOneMore(
  { db, session }: MemberContext,
  plan: PlanId,
): Promise<DomainError | undefined> {
  const taken = await countPublicListings(db, session.userId)
  if (hasListingRoom(plan, taken)) return undefined
  return new DomainError('listing_limit', { message: listingLimitReachedText(plan) })
}

/**
 * Room in the plan for this many photos in one ad. An ad that has more from a better plan keeps
 * as many: going down never deletes.
 * @throws DomainError photo_limit
 */
export async function requirePhotoRoom(
  ctx: MemberContext,
  wanted: number,
  present = 0,
): Promise<void> {
  const plan = await planOf(ctx, ctx.session.userId)
  if (wanted <= Math.max(PLANS[plan].photos, present)) return
  const message = photoLimitText(plan)
  throw new DomainError('photo_limit', { message, issues: [{ path: 'images', message }] })
}
