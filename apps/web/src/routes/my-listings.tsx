import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MyListingsPage } from '../features/my-listings/my-listings-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { readId } from '../lib/read-id.ts'

type MyListingsSearch = {
  tab?: 'active' | 'inactive'
  renew?: string
  featured?: 'success'
  listing?: string
}

export const Route = createFileRoute('/my-listings')({
  validateSearch: ({
    tab,
    renew,
    featured,
    listing,
  }: Record<string, unknown>): MyListingsSearch => ({
    ...(tab === 'active' || tab === 'inactive' ? { tab } : {}),
    ...(typeof renew === 'string' && readId(renew) ? { renew } : {}),
    ...(featured === 'success' ? { featured } : {}),
    ...(typeof listing === 'string' && readId(listing) ? { listing } : {}),
  }),
  head: lateHead('my-listings'),
  component: MyListings,
})

function MyListings() {
  const { tab = 'all', renew, featured, listing } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <MyListingsPage
      tab={tab}
      renewId={renew === undefined ? undefined : readId(renew)}
      isBack={featured === 'success'}
      paidId={featured && listing ? readId(listing) : undefined}
      onTabChange={(next) =>
        void navigate({
          to: '/my-listings',
          search: next === 'all' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
