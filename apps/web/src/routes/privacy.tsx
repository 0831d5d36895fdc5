import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../features/legal/privacy-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/privacy')({
  head: lateHead('privacy'),
  component: PrivacyPage,
})
