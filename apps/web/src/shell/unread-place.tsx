import { lazy, Suspense, useEffect } from 'react'
import { pushMark } from '../lib/push-mark.ts'
import { useSession } from '../lib/session.ts'
import { readStored } from '../lib/storage.ts'

// Only for who is signed in, and never in the server's HTML: not a part of the first load.
const UnreadWatch = lazy(async () => ({
  default: (await import('./unread-watch.tsx')).UnreadWatch,
}))

/** Watches what waits unread for whoever is signed in; for nobody, no trace of it stays on the device. */
export function UnreadPlace() {
  const { status, user } = useSession()
  useEffect(() => {
    if (status !== 'visitor') return
    void navigator.clearAppBadge?.().catch(() => {})
    if (readStored(pushMark)) void import('../lib/push.ts').then(({ leavePush }) => leavePush())
  }, [status])
  return status === 'member' ? (
    <Suspense>
      <UnreadWatch key={user.id} userId={user.id} />
    </Suspense>
  ) : null
}
