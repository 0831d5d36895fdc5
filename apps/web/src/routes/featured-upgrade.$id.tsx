import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { FEATURED_PLANS, type FeaturedPlanId } from '@wepa/domain/payments/featured-plan'
import { UpgradePage } from '../features/featured/upgrade-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { idParams, requireId } from '../lib/read-id.ts'

type UpgradeSearch = { tier?: FeaturedPlanId; pay?: 'true' }

export const Route = createFileRoute('/featured-upgrade/$id')({
  params: idParams,
  validateSearch: ({ tier, pay }: Record<string, unknown>): UpgradeSearch => {
    const known = FEATURED_PLANS.find((plan) => plan === tier)
    return { ...(known && { tier: known }), ...(pay === 'true' && { pay }) }
  },
  loader: requireId,
  head: lateHead('featured-upgrade'),
  component: Upgrade,
})

function Upgrade() {
  const { id } = Route.useParams()
  const { tier = 'premium', pay } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <UpgradePage
      key={id}
      id={id}
      step={{ tier, isPaying: pay === 'true' }}
      onStep={(step) =>
        void navigate({
          to: '/featured-upgrade/$id',
          params: { id },
          search: { tier: step.tier, ...(step.isPaying && { pay: 'true' }) },
          replace: !step.isPaying,
          resetScroll: false,
        })
      }
      onDone={(isPaid) =>
        void navigate({
          to: '/my-listings',
          search: isPaid ? { featured: 'success', listing: String(id) } : {},
          replace: true,
        })
      }
    />
  )
}
