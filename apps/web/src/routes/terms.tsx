import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/legal/terms-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/terms')({
  head: lateHead('terms'),
  component: TermsPage,
})
