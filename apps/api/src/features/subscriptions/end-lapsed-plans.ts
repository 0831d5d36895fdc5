import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { enqueueJob } from '../../db/job-queue.ts'
import { refreshSubscription } from './refresh-plan.ts'
import {
  findOpenSubscription,
  listLapsed,
  lockSubscriber,
  updatePlan,
} from './subscriptions.repo.ts'
import { tellOfEnd } from './tell-of-change.ts'

const atOnce = 100

/**
 * Sets people back to Free whose plan's time is over: three days after a failed renewal, or at the end
 * of what was paid. The provider is asked first, since its messages may have been lost. A subscription
 * that still tries to charge ends with the plan, so that nobody pays for what was taken away.
 */
export async function endLapsedPlans(ctx: Deps): Promise<void> {
  const now = ctx.clock.now()
  for (let some = atOnce; some === atOnce; ) {
    const people = await listLapsed(ctx.db, now, atOnce)
    some = people.length
    for (const userId of people) {
      const open = await findOpenSubscription(ctx.db, userId)
      if (open?.providerId) await refreshSubscription(ctx, open.providerId)
      await endPlan(ctx, userId)
    }
  }
}

async function endPlan(ctx: Deps, userId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const person = await lockSubscriber(tx.db, userId)
    // A payment that arrived meanwhile wins.
    if (!person?.until || person.until > now || person.plan === 'free') return
    const open = await findOpenSubscription(tx.db, userId)
    await updatePlan(tx.db, userId, { plan: 'free', until: null, status: 'canceled', now })
    if (!open) return
    await tellOfEnd(tx, person, open)
    if (open.state === 'past_due') {
      await enqueueJob(tx.db, 'end-subscription', { subscriptionId: open.id })
    }
  })
}
