import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useSession } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { NotificationList } from './notification-list.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'

const redirect = '/notifications'
/** §2: who is not signed in has this long to read why they are sent on, in ms. */
const patience = 500

/** §2, Notifications. */
export function NotificationsPage() {
  const { status, user } = useSession()
  const navigate = useNavigate()
  /** §8: the server does not know any more who this is. */
  const leave = () => {
    showToast({ title: 'No autorizado', description: 'Inicia sesión de nuevo.', tone: 'bad' })
    setTimeout(() => void navigate({ to: '/auth', search: { redirect }, replace: true }), patience)
  }
  return (
    <div className="page max-w-3xl py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-5 text-h2 md:text-h1">
        Notificaciones
      </h1>
      {status === 'unknown' && <NotificationsSkeleton />}
      {status === 'visitor' && <SentToSignIn />}
      {status === 'member' && (
        <NotificationList key={user.id} userId={user.id} onSignedOut={leave} />
      )}
    </div>
  )
}

/** Also for who was signed in a moment ago: a session that the server has ended ends on this page. */
function SentToSignIn() {
  const navigate = useNavigate()
  useEffect(() => {
    const leave = () => void navigate({ to: '/auth', search: { redirect }, replace: true })
    const waiting = setTimeout(leave, patience)
    return () => clearTimeout(waiting)
  }, [navigate])
  return (
    <EmptyState
      picture={<Drawing name="join-in" />}
      title="Inicia sesión para ver tus notificaciones"
      action={
        <LinkButton to="/auth" search={{ redirect }}>
          Iniciar Sesión
        </LinkButton>
      }
    />
  )
}
