import { createFileRoute } from '@tanstack/react-router'
import { SavedSearchesPage } from '../features/saved-searches/saved-searches-page.tsx'
import { pageHead } from '../lib/head.ts'

export const Route = createFileRoute('/saved-searches/')({
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Búsquedas guardadas',
      description: 'Lo que buscas en Wepa, y los avisos cuando alguien lo publica.',
      path: '/saved-searches',
      isIndexed: false,
    }),
  component: SavedSearchesPage,
})
