import type { Deps } from '../../context.ts'
import type { ProviderSubscription } from '../../gateways/payments.ts'
import { requirePayments } from './require-payments.ts'
import { nextReading } from './subscriptions.repo.ts'

/** The number of a reading that begins now: see `readProvider`. */
export async function drawNumber(ctx: Pick<Deps, 'db'>): Promise<number> {
  return nextReading(ctx.db)
}

/** How a subscription stands with the provider, and the number of the reading that says so. */
export type Reading = { number: number; subscription: ProviderSubscription | null }

/**
 * Asks the provider, or lets it do something and takes its answer. The number is drawn before: what
 * it saw is at least as new as everything that happened before then, so a lower number never
 * overwrites a higher one, in whatever order events arrive. Never called inside a transaction.
 * @throws DomainError payments_unavailable
 */
export async function readProvider(
  ctx: Pick<Deps, 'db' | 'payments'>,
  ask: (payments: ReturnType<typeof requirePayments>) => Promise<ProviderSubscription | null>,
): Promise<Reading> {
  const payments = requirePayments(ctx)
  const number = await drawNumber(ctx)
  return { number, subscription: await ask(payments) }
}
