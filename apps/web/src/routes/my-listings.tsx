import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MyListingsPage } from '../features/my-listings/my-listings-page.tsx'
import { lateHead } from '../lib/late-head.ts'
import { readId } from '../lib/read-id.ts'

type MyListingsSearch = { tab?: 'active' | 'inactive'; renew?: string }

export const Route = createFileRoute('/my-listings')({
  validateSearch: ({ tab, renew }: Record<string, unknown>): MyListingsSearch => ({
    ...(tab === 'active' || tab === 'inactive' ? { tab } : {}),
    ...(typeof renew === 'string' && readId(renew) ? { renew } : {}),
  }),
  head: lateHead('my-listings'),
  component: MyListings,
})

function MyListings() {
  const { tab = 'all', renew } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <MyListingsPage
      tab={tab}
      renewId={renew === undefined ? undefined : readId(renew)}
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
