import { useHasQueued } from '../lib/device/queued-mark.ts'
import { useSession } from '../lib/session/session.ts'
import { latePart } from '../ui/late-part.tsx'

const PendingChip = latePart(async () => (await import('./pending-chip.tsx')).PendingChip)

/** Where the header says that something of the person has not been sent; nothing loads while nothing waits. */
export function PendingPlace() {
  const { user } = useSession()
  return useHasQueued(user?.id) && user ? <PendingChip userId={user.id} /> : null
}
