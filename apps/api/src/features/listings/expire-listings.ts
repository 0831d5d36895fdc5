import type { Deps } from '../../context.ts'
import { expireListings as switchOff } from './listing-writes.repo.ts'

/** Takes ads whose 60 days are over out of the lists (decision B4). */
export async function expireListings(ctx: Deps): Promise<void> {
  const now = ctx.clock.now()
  let listings = 0
  for (let some = 1; some > 0; listings += some) some = await switchOff(ctx.db, now)
  if (listings > 0) ctx.log.info({ listings }, 'listings expired')
}
