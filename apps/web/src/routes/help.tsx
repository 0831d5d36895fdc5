import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../features/help/help-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/help')({
  head: lateHead('help'),
  component: HelpPage,
})
