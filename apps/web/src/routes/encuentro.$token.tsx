import { createFileRoute } from '@tanstack/react-router'
import { SharedMeetingPage } from '../features/shared-meeting/shared-meeting-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/encuentro/$token')({
  head: lateHead('encuentro'),
  component: SharedMeeting,
})

function SharedMeeting() {
  const { token } = Route.useParams()
  return <SharedMeetingPage key={token} token={token} />
}
