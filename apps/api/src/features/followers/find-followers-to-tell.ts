import { attemptAll } from '../../attempt-each.ts'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { listRipeSellers, makeFollowersDue, type Ripe, takeRipeSeller } from './followers.repo.ts'

/** Whoever was told of new ads is left in peace for so long, in milliseconds. */
const pause = 86_400_000
/** So many times the usual wait a seller who goes on publishing is waited for. */
const mostWaits = 12
const sellersAtOnce = 100

type Ctx = Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>

/**
 * Finds who is to be told of new ads: of a seller who has published nothing more for some minutes, so that an
 * inventory that comes in is one notification. Answers how many sellers that were.
 */
export async function findFollowersToTell(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const before = (waits: number) => new Date(now.getTime() - waits * ctx.settings.followersWait)
  const ripe = { quietSince: before(1), waitingSince: before(mostWaits) }
  return attemptAll(ctx, {
    name: 'followers of seller',
    list: (after) => listRipeSellers(ctx.db, ripe, { after, limit: sellersAtOnce }),
    work: ({ id }) => findOf(ctx, id, ripe),
  })
}

async function findOf(ctx: Ctx, sellerId: number, ripe: Ripe): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    if (!(await takeRipeSeller(tx.db, sellerId, { now, ...ripe }))) return false
    await makeFollowersDue(tx.db, { sellerId, now, pause })
    return true
  })
}
