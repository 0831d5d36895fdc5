import type { EventSource } from '@wepa/domain/insights/analytics'
import type { Context } from '../../../context.ts'
import { describeEvent } from '../../analytics/describe-event.ts'
import { addClick } from './listing-counters.repo.ts'
import { readCounters } from './read-counters.ts'

/**
 * Somebody tapped a contact of an ad: +1, but not for the owner, nor for an ad that is not to be had
 * any more. @throws DomainError listing_not_found
 */
export async function trackClick(
  ctx: Context,
  { id, source }: { id: number; source?: EventSource | undefined },
): Promise<{ clicks: number }> {
  const counters = await readCounters(ctx, { id })
  const counts = counters.isPublic && counters.userId !== ctx.session?.userId
  if (!counts) return { clicks: counters.clicks }
  return { clicks: await addClick(ctx.db, id, await describeEvent(ctx, 'click', source)) }
}
