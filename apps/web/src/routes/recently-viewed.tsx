import { createFileRoute } from '@tanstack/react-router'
import { RecentlyViewedPage } from '../features/recently-viewed/recently-viewed-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/recently-viewed')({
  head: lateHead('recently-viewed'),
  component: RecentlyViewedPage,
})
