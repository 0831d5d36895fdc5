import { DomainError } from '@wepa/domain/error'
import type { Context } from '../../../context.ts'
import { type Counters, findCounters } from './listing-counters.repo.ts'

/**
 * How often an ad was looked at and its contacts were tapped so far, for whoever may open it (`getListing`,
 * `hasPublicPage`). Each opened ad asks for it on the primary, so it reads the ad's row alone. @throws DomainError listing_not_found
 */
export async function readCounters(ctx: Context, { id }: { id: number }): Promise<Counters> {
  const counters = await findCounters(ctx.db, id)
  if (!counters || (counters.userId !== ctx.session?.userId && !counters.isActive)) {
    throw new DomainError('listing_not_found')
  }
  return counters
}
