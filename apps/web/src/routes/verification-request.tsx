import { createFileRoute } from '@tanstack/react-router'
import { VerificationRequestPage } from '../features/verification/verification-request-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/verification-request')({
  // Which types there are, the screen knows: here it would weigh on the first load of every page.
  validateSearch: (raw: Record<string, unknown>) => raw,
  head: lateHead('verification-request'),
  component: VerificationRequest,
})

function VerificationRequest() {
  const { type } = Route.useSearch()
  return <VerificationRequestPage asked={typeof type === 'string' ? type : undefined} />
}
