import { createFileRoute } from '@tanstack/react-router'
import { ForgotUsernamePage } from '../features/auth/forgot-username-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/forgot-username')({
  head: lateHead('forgot-username'),
  component: ForgotUsernamePage,
})
