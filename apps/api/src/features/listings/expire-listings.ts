import type { Deps } from '../../context.ts'
import { expireListings as switchOff } from './listing-writes.repo.ts'

/** Takes ads whose 60 days are over out of the lists (decision B4). */
export async function expireListings(ctx: Deps): Promise<void> {
  const listings = await switchOff(ctx.db, ctx.clock.now())
  if (listings > 0) ctx.log.info({ listings }, 'listings expired')
}
