import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { SubscriptionPage } from '../features/subscription/subscription-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

type SubscriptionSearch = { plan?: 'pro' | 'business'; success?: 'true' }

export const Route = createFileRoute('/subscription')({
  validateSearch: ({ plan, success }: Record<string, unknown>): SubscriptionSearch => ({
    ...((plan === 'pro' || plan === 'business') && { plan }),
    ...(success === 'true' && { success }),
  }),
  head: lateHead('subscription'),
  component: Subscription,
})

function Subscription() {
  const { plan, success } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <SubscriptionPage
      plan={plan}
      isBack={success === 'true'}
      onPaid={() =>
        void navigate({ to: '/subscription', search: { success: 'true' }, replace: true })
      }
    />
  )
}
