import type { EventSource } from '@wepa/domain/insights/analytics'
import { isPublic } from '@wepa/domain/listings/listing'
import type { Context } from '../../../context.ts'
import { describeEvent } from '../../analytics/describe-event.ts'
import { getListing } from '../get-listing.ts'
import { addClick } from './listing-counters.repo.ts'

/**
 * Somebody tapped a contact of an ad: +1, but not for the owner, nor for an ad that is not to be had
 * any more. @throws DomainError listing_not_found
 */
export async function trackClick(
  ctx: Context,
  { id, source }: { id: number; source?: EventSource | undefined },
): Promise<{ clicks: number }> {
  const listing = await getListing(ctx, { id })
  const counts = isPublic(listing) && listing.userId !== ctx.session?.userId
  if (!counts) return { clicks: listing.clicks }
  return { clicks: await addClick(ctx.db, id, await describeEvent(ctx, 'click', source)) }
}
