import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MyListingsPage } from '../features/my-listings/my-listings-page.tsx'
import { pageHead } from '../lib/head.ts'

type MyListingsSearch = { tab?: 'active' | 'inactive' }

export const Route = createFileRoute('/my-listings')({
  validateSearch: ({ tab }: Record<string, unknown>): MyListingsSearch =>
    tab === 'active' || tab === 'inactive' ? { tab } : {},
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Mis Anuncios',
      description: 'Tus anuncios en Wepa: cómo van, y lo que puedes hacer con ellos.',
      path: '/my-listings',
      isIndexed: false,
    }),
  component: MyListings,
})

function MyListings() {
  const { tab = 'all' } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <MyListingsPage
      tab={tab}
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
