import { createFileRoute } from '@tanstack/react-router'
import { SafetyPage } from '../features/guides/safety-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/safety-tips')({
  head: lateHead('safety-tips'),
  component: SafetyPage,
})
