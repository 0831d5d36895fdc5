import { lazy, Suspense } from 'react'
import { useHasQueued } from '../lib/queued-mark.ts'
import { useSession } from '../lib/session.ts'

// What cannot be fetched without network must not take the page along.
const PendingChip = lazy(async () => ({
  default: await import('./pending-chip.tsx').then(
    (chip) => chip.PendingChip,
    () => Nothing,
  ),
}))

/** Where the header says that something of the person has not been sent; nothing loads while nothing waits. */
export function PendingPlace() {
  const { user } = useSession()
  return useHasQueued(user?.id) && user ? (
    <Suspense>
      <PendingChip userId={user.id} />
    </Suspense>
  ) : null
}

function Nothing(_props: { userId: number }) {
  return null
}
