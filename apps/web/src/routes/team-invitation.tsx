import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../features/team/invitation-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/team-invitation')({
  validateSearch: (raw: Record<string, unknown>) => raw,
  head: lateHead('team-invitation'),
  component: Invitation,
})

function Invitation() {
  const { key } = Route.useSearch()
  return <InvitationPage keyInAddress={typeof key === 'string' && key !== '' ? key : undefined} />
}
