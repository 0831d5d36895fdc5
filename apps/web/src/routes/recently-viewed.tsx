import { createFileRoute } from '@tanstack/react-router'
import { RecentlyViewedPage } from '../features/recently-viewed/recently-viewed-page.tsx'
import { pageHead } from '../lib/head.ts'

export const Route = createFileRoute('/recently-viewed')({
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Vistos recientemente',
      description: 'Los últimos 20 anuncios que abriste en Wepa.',
      path: '/recently-viewed',
      isIndexed: false,
    }),
  component: RecentlyViewedPage,
})
