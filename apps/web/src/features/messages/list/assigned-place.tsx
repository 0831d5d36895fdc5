import { useSession } from '../../../lib/session/session.ts'
import { latePart } from '../../../ui/late-part.tsx'

const Assigned = latePart(async () => (await import('./assigned.tsx')).Assigned)

/** Where a business sees who of its team looks after a conversation. */
export function AssignedPlace({ conversationId }: { conversationId: number }) {
  const { user } = useSession()
  if (user?.subscriptionPlan !== 'business') return null
  return <Assigned conversationId={conversationId} />
}
