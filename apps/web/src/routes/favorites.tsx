import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '../features/favorites/favorites-page.tsx'
import { pageHead } from '../lib/head.ts'

export const Route = createFileRoute('/favorites')({
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Favoritos',
      description: 'Los anuncios que guardaste en Wepa, todos en un solo lugar.',
      path: '/favorites',
      isIndexed: false,
    }),
  component: FavoritesPage,
})
