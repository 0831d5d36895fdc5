import { DomainError } from '@wepa/domain/error'
import type { Deps, MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { ProviderSubscription } from '../../../gateways/payments.ts'
import { requireRecentProof } from '../../proofs/require-recent-proof.ts'
import { applyReading } from '../apply-reading.ts'
import { readProvider } from '../read-provider.ts'
import { refreshSubscription } from '../refresh-plan.ts'
import { requirePayments } from '../require-payments.ts'
import { findOpenSubscription } from '../subscriptions.repo.ts'
import { endNow } from './end-now.ts'

/**
 * Cancels one's plan: it runs until what was paid is over. One whose renewal is owed,
 * or that nobody paid yet, ends at once.
 * @throws DomainError no_subscription, payments_unavailable
 */
export async function cancelPlan(ctx: MemberContext): Promise<void> {
  await cancelAtProvider(ctx, await requireOwn(ctx))
}

/**
 * The same for whoever has it. The provider says whether it runs: it may have been paid, or its renewal
 * refused, without our having heard.
 * @throws DomainError payments_unavailable
 */
export async function cancelAtProvider(ctx: Deps, providerId: string): Promise<void> {
  if (isRunning(await requirePayments(ctx).readSubscription(providerId))) {
    const reading = await readProvider(ctx, (payments) => payments.cancelAtPeriodEnd(providerId))
    if (isRunning(reading.subscription)) {
      await inTransaction(ctx, (tx) => applyReading(tx, reading))
      return
    }
  }
  await endNow(ctx, providerId)
}

/** Takes the cancellation back while the plan still runs. @throws DomainError no_subscription, payments_unavailable, proof_required */
export async function resumePlan(ctx: MemberContext): Promise<void> {
  const providerId = await requireOwn(ctx)
  await requireRecentProof(ctx)
  const { subscription } = await refreshSubscription(ctx, providerId)
  if (!isRunning(subscription)) throw new DomainError('no_subscription')
  const reading = await readProvider(ctx, (payments) => payments.resume(providerId))
  await inTransaction(ctx, (tx) => applyReading(tx, reading))
}

async function requireOwn(ctx: MemberContext): Promise<string> {
  const open = await findOpenSubscription(ctx.db, ctx.session.userId)
  if (!open?.providerId) throw new DomainError('no_subscription')
  return open.providerId
}

const isRunning = (subscription: ProviderSubscription | null) =>
  subscription?.state === 'active' || subscription?.state === 'trialing'
