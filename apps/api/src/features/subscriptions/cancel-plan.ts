import { DomainError } from '@wepa/domain/error'
import type { SubscriptionStatus } from '@wepa/domain/subscription'
import type { Deps, MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { applyReading } from './apply-reading.ts'
import { getStatus } from './get-status.ts'
import { readProvider } from './read-provider.ts'
import { findOpenSubscription } from './subscriptions.repo.ts'

/**
 * Cancels one's plan: it runs until what was paid is over (decision B12). One whose renewal is owed,
 * or that nobody paid yet, ends at once.
 * @throws DomainError no_subscription, payments_unavailable
 */
export async function cancelPlan(ctx: MemberContext): Promise<SubscriptionStatus> {
  await cancelAtProvider(ctx, await requireOwn(ctx))
  return getStatus(ctx)
}

type Running = { providerId: string; state: string }

/** The same for whoever has it. @throws DomainError payments_unavailable */
export async function cancelAtProvider(ctx: Deps, { providerId, state }: Running): Promise<void> {
  const reading = await readProvider(ctx, async (payments) => {
    if (state === 'active' || state === 'trialing') return payments.cancelAtPeriodEnd(providerId)
    await payments.cancelNow(providerId)
    return payments.readSubscription(providerId)
  })
  await inTransaction(ctx, (tx) => applyReading(tx, reading))
}

/** Takes the cancellation back while the plan still runs. @throws DomainError no_subscription, payments_unavailable */
export async function resumePlan(ctx: MemberContext): Promise<SubscriptionStatus> {
  const { providerId, state } = await requireOwn(ctx)
  if (state !== 'active' && state !== 'trialing') throw new DomainError('no_subscription')
  const reading = await readProvider(ctx, (payments) => payments.resume(providerId))
  await inTransaction(ctx, (tx) => applyReading(tx, reading))
  return getStatus(ctx)
}

async function requireOwn(ctx: MemberContext) {
  const open = await findOpenSubscription(ctx.db, ctx.session.userId)
  if (!open?.providerId) throw new DomainError('no_subscription')
  return { ...open, providerId: open.providerId }
}
