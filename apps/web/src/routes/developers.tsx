import { createFileRoute } from '@tanstack/react-router'
import { DevelopersPage } from '../features/developers/developers-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/developers')({
  head: lateHead('developers'),
  component: DevelopersPage,
})
