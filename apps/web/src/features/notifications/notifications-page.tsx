import { useNavigate } from '@tanstack/react-router'
import { SentToSignIn, SIGN_IN_PATIENCE } from '../../blocks/account/sent-to-sign-in.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { NotificationList } from './notification-list.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'

const redirect = '/notifications'

/** Notifications. */
export function NotificationsPage() {
  const { status, user } = useKnownSession()
  const navigate = useNavigate()
  /** The server does not know any more who this is. */
  const leave = () => {
    showToast({ title: 'No autorizado', description: 'Inicia sesión de nuevo.', tone: 'bad' })
    setTimeout(
      () => void navigate({ to: '/auth', search: { redirect }, replace: true }),
      SIGN_IN_PATIENCE,
    )
  }
  return (
    <div className="page max-w-3xl py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-5 text-h2 md:text-h1">
        Notificaciones
      </h1>
      {status === 'unknown' && <NotificationsSkeleton />}
      {status === 'visitor' && (
        <SentToSignIn redirect={redirect} title="Inicia sesión para ver tus notificaciones" />
      )}
      {status === 'member' && (
        <NotificationList key={user.id} userId={user.id} onSignedOut={leave} />
      )}
    </div>
  )
}
