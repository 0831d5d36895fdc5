import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '../features/favorites/favorites-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/favorites')({
  head: lateHead('favorites'),
  component: FavoritesPage,
})
