import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/legal/terms-page.tsx'
import { lateHead } from '../lib/late-head.ts'

export const Route = createFileRoute('/terms')({
  head: lateHead('terms'),
  component: TermsPage,
})
