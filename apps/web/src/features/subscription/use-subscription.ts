import { useQuery } from '@tanstack/react-query'
import { type PaidPlanId, priceOfPlan } from '@wepa/domain/plan'
import { trpc } from '../../lib/trpc.ts'

/**
 * Starts the subscription, or goes on with the one that waits for a card: asking again gives the same
 * answer, so a reload loses nothing. Only for who has no other plan: that would be changed at once.
 */
export function useSubscription(plan: PaidPlanId) {
  const { client } = trpc.useUtils()
  const start = useQuery({
    queryKey: ['start-subscription', plan],
    queryFn: () => client.subscriptions.subscribe.mutate({ priceId: priceOfPlan(plan) }),
    // The secret is good for one payment: whoever comes back asks anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const request = start.data && 'clientSecret' in start.data ? start.data : undefined
  return { request, error: start.error, retry: () => void start.refetch() }
}
