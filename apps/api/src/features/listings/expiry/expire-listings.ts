import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { expireListing, listExpired } from '../listing-writes.repo.ts'

/** Takes ads whose 60 days are over out of the lists. */
export async function expireListings(ctx: Deps): Promise<void> {
  const now = ctx.clock.now()
  const listings = await attemptAll(ctx, {
    name: 'expired listing',
    list: (after) => listExpired(ctx.db, { now, after }),
    work: ({ id }) => expireListing(ctx.db, id, now),
  })
  if (listings > 0) ctx.log.info({ listings }, 'listings expired')
}
