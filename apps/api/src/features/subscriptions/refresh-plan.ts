import type { Deps, MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { applyReading } from './apply-reading.ts'
import { readProvider } from './read-provider.ts'
import { findOpenSubscription } from './subscriptions.repo.ts'

/** Asks the provider how a subscription stands, and applies its answer. Answers what became of it. */
export async function refreshSubscription(ctx: Deps, providerId: string) {
  const reading = await readProvider(ctx, (payments) => payments.readSubscription(providerId))
  const outcome = await inTransaction(ctx, (tx) => applyReading(tx, reading))
  return { outcome, subscription: reading.subscription }
}

/**
 * One's own plan as the provider has it now: for a person who has just paid, when its message is late or lost.
 * @throws DomainError payments_unavailable
 */
export async function refreshPlan(ctx: MemberContext): Promise<void> {
  const open = await findOpenSubscription(ctx.db, ctx.session.userId)
  if (open?.providerId) await refreshSubscription(ctx, open.providerId)
}
