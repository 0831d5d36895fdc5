import { createFileRoute } from '@tanstack/react-router'
import { TeamPage } from '../features/team/team-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/team')({
  head: lateHead('team'),
  component: TeamPage,
})
