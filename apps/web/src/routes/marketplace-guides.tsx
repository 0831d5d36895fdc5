import { createFileRoute } from '@tanstack/react-router'
import { GuidesPage } from '../features/guides/guides-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/marketplace-guides')({
  head: lateHead('marketplace-guides'),
  component: GuidesPage,
})
