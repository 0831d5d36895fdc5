import { useEffect } from 'react'
import { useSession } from '../../lib/session/session.ts'
import { latePart } from '../../ui/late-part.tsx'

// Only for members, and never in the server's HTML: not a part of the first load.
const UnreadWatch = latePart(async () => (await import('./unread-watch.tsx')).UnreadWatch)

/** Where what waits unread is watched, for whoever is signed in. */
export function UnreadPlace() {
  const { status, user } = useSession()
  useEffect(() => {
    if (status === 'visitor') void navigator.clearAppBadge?.().catch(() => {})
  }, [status])
  return status === 'member' ? <UnreadWatch key={user.id} userId={user.id} /> : null
}
