import type { Deps, Stoppable } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { lockPerson } from '../../people/lock-person.ts'
import { refreshSubscription } from '../refresh-plan.ts'
import { findOpenSubscription, listLapsed } from '../subscriptions.repo.ts'
import { endPlan } from './end-plan.ts'

const atOnce = 100

/**
 * Sets people back to Free whose plan's time is over: three days after a failed renewal, or at the end
 * of what was paid. The provider is asked first, since its messages may have been lost.
 */
export async function endLapsedPlans(ctx: Deps & Stoppable): Promise<void> {
  const now = ctx.clock.now()
  const failed = new Set<number>()
  for (let some = 1; some > 0; ) {
    const lapsed = await listLapsed(ctx.db, now, atOnce + failed.size)
    const people = lapsed.filter((userId) => !failed.has(userId))
    some = people.length
    for (const userId of people) {
      ctx.signal?.throwIfAborted()
      try {
        await endOne(ctx, userId)
      } catch (error) {
        failed.add(userId)
        ctx.log.error({ err: error, userId }, 'a plan whose time is over could not be ended')
      }
    }
  }
  // The others are done; the next run comes back for these.
  if (failed.size > 0) throw new Error(`${failed.size} plans could not be ended`)
}

async function endOne(ctx: Deps, userId: number): Promise<void> {
  const open = await findOpenSubscription(ctx.db, userId)
  if (open?.providerId) await refreshSubscription(ctx, open.providerId)
  await endIfLapsed(ctx, userId)
}

async function endIfLapsed(ctx: Deps, userId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, userId)
    // What the provider said a moment ago wins.
    if (!person?.until || person.until > tx.clock.now() || person.plan === 'free') return
    await endPlan(tx, person, await findOpenSubscription(tx.db, userId))
  })
}
