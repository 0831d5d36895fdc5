import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { SubscriptionPage } from '../features/subscription/subscription-page.tsx'
import { pageHead } from '../lib/head.ts'

type SubscriptionSearch = { plan?: 'pro' | 'business'; success?: 'true' }

export const Route = createFileRoute('/subscription')({
  validateSearch: ({ plan, success }: Record<string, unknown>): SubscriptionSearch => ({
    ...((plan === 'pro' || plan === 'business') && { plan }),
    ...(success === 'true' && { success }),
  }),
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Planes',
      description:
        'Free, Pro y Business: anuncios, fotos, asistente de IA y destacados de cada plan de Wepa, con 7 días de prueba gratis.',
      path: '/subscription',
    }),
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
