import { grantedUntil } from '@wepa/domain/payments/subscription'
import type { ProviderSubscription } from '../../../gateways/payments.ts'

/** True for one that has ended, or whose renewal was not paid in its three days: nobody is to pay it now. */
export function isLost(subscription: ProviderSubscription, now: Date): boolean {
  if (subscription.state === 'ended') return true
  const until = subscription.state === 'past_due' ? grantedUntil(subscription) : null
  return until !== null && until <= now
}
