import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { FEATURED_PLANS, type FeaturedPlanId } from '@wepa/domain/payments/featured-plan'
import { FeaturedPage } from '../features/featured/featured-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { readId } from '../lib/read-id.ts'

type FeaturedSearch = {
  listing?: string
  plan?: FeaturedPlanId
  pay?: 'true'
  success?: 'true'
}

export const Route = createFileRoute('/featured-listings')({
  validateSearch: (raw: Record<string, unknown>): FeaturedSearch => {
    const { listing, pay, success } = raw
    const plan = FEATURED_PLANS.find((each) => each === raw.plan)
    return {
      ...(typeof listing === 'string' && readId(listing) && { listing }),
      ...(plan && { plan }),
      ...(pay === 'true' && { pay }),
      ...(success === 'true' && { success }),
    }
  },
  // The plans say what can be had: they do not change once they are shown.
  loader: ({ context }) => context.trpc.featured.networks.ensureData().catch(() => undefined),
  head: lateHead('featured-listings'),
  component: FeaturedListings,
})

function FeaturedListings() {
  const { listing, plan = 'premium', pay, success } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <FeaturedPage
      promotion={{
        listingId: listing === undefined ? undefined : readId(listing),
        plan,
        isPaying: pay === 'true',
      }}
      isBack={success === 'true'}
      onStep={(next) =>
        void navigate({
          to: '/featured-listings',
          search: {
            ...(next.listingId !== undefined && { listing: String(next.listingId) }),
            plan: next.plan,
            ...(next.isPaying && { pay: 'true' }),
          },
          replace: !next.isPaying,
          resetScroll: false,
        })
      }
      onPaid={(paidId) =>
        void navigate({
          to: '/featured-listings',
          search: { success: 'true', listing: String(paidId) },
          replace: true,
        })
      }
    />
  )
}
