import { createFileRoute } from '@tanstack/react-router'
import { FollowingPage } from '../features/following/following-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

/** `tab`: notifications lead to the new ads. */
type FollowingSearch = { tab?: 'ads' }

export const Route = createFileRoute('/following')({
  validateSearch: ({ tab }: Record<string, unknown>): FollowingSearch =>
    tab === 'ads' ? { tab } : {},
  head: lateHead('following'),
  component: Following,
})

function Following() {
  const { tab = 'sellers' } = Route.useSearch()
  return <FollowingPage tab={tab} />
}
