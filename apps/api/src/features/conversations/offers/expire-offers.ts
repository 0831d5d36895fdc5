import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { findSides } from '../conversations.repo.ts'
import { decideOffer, findOffer, listOverdue } from './offers.repo.ts'
import { tellChanged } from './tell-changed.ts'

/** Ends offers that nobody answered in time, and those about ads that are not to be had any more. */
export async function expireOffers(ctx: Deps): Promise<void> {
  const offers = await attemptAll(ctx, {
    name: 'open offer',
    list: (after) => listOverdue(ctx.db, { now: ctx.clock.now(), after }),
    work: ({ id, conversationId }) =>
      inTransaction(ctx, async (tx) => {
        const isEnded = await decideOffer(tx.db, { id, state: 'expired', at: tx.clock.now() })
        const [offer, sides] = [await findOffer(tx.db, id), await findSides(tx.db, conversationId)]
        const people = [sides?.buyerId, sides?.sellerId].filter((each) => typeof each === 'number')
        if (isEnded && offer) tellChanged(tx, { conversationId, people }, offer.messageId)
        return isEnded
      }),
  })
  if (offers > 0) ctx.log.info({ offers }, 'offers expired')
}
