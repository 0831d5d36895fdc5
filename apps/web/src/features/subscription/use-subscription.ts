import { useQuery } from '@tanstack/react-query'
import { type PaidPlanId, priceOfPlan } from '@wepa/domain/payments/plan'
import { trpc } from '../../lib/trpc.ts'
import { readStart } from './read-start.ts'

/**
 * Starts the subscription, or goes on with the one that waits for a card: asking again gives the same
 * answer, so a reload loses nothing. A plan that was bought elsewhere is refused, never changed: nobody
 * pressed anything yet.
 */
export function useSubscription(plan: PaidPlanId) {
  const { client } = trpc.useUtils()
  const start = useQuery({
    queryKey: ['start-subscription', plan],
    queryFn: () =>
      client.subscriptions.subscribe.mutate({ priceId: priceOfPlan(plan), isNew: true }),
    // The secret is good for one payment: whoever comes back asks anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return { start: readStart(start.data, start.error), retry: () => void start.refetch() }
}
