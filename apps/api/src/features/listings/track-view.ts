import { dateOnly } from '@wepa/domain/date'
import type { MemberContext } from '../../context.ts'
import { getListing } from './get-listing.ts'
import { insertView } from './listing-counters.repo.ts'

/**
 * Somebody signed in opened an ad: +1 once a day, never for the owner (decision B6). The day is
 * that of Puerto Rico. @throws DomainError listing_not_found
 */
export async function trackView(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ views: number }> {
  const at = ctx.clock.now()
  await insertView(ctx.db, {
    listingId: id,
    viewerId: ctx.session.userId,
    day: dateOnly(at),
    at,
  })
  const { views } = await getListing(ctx, { id })
  return { views }
}
