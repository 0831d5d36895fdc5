import { CheckCheck } from 'lucide-react'
import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { PushOffer, PushStatus } from '../../blocks/push/push-offer.tsx'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { groupByDay } from '../../lib/group-by-day.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NotificationRow } from './notification-row.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { useNotifications, useReading, useUnreadCount } from './use-notifications.ts'

interface NotificationListProps {
  userId: number
  onSignedOut: () => void
}

/** What a person was told with all its moods: waiting, broken, empty, some, more. */
export function NotificationList({ userId, onSignedOut }: NotificationListProps) {
  const query = useNotifications(userId)
  const counted = useUnreadCount(userId)
  const { readOne, readAll, isMarkingAll } = useReading({ userId, onSignedOut })
  const items = query.data?.pages.flatMap((page) => page.items)
  if (items === undefined) {
    return query.error ? (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar tus notificaciones"
        onRetry={() => void query.refetch()}
      />
    ) : (
      <NotificationsSkeleton />
    )
  }
  if (items.length === 0) return <NothingYet />
  const now = new Date(query.dataUpdatedAt)
  const unread = counted ?? items.filter(({ isRead }) => !isRead).length
  return (
    <div className="grid grid-cols-1 gap-5">
      <KeptStamp query={query} className="mb-0" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-body text-muted">{unreadSentence(unread)}</p>
        <Button
          tone="quiet"
          aria-disabled={unread === 0}
          isBusy={isMarkingAll}
          onClick={() => {
            if (unread > 0) readAll(items[0])
          }}
        >
          <CheckCheck aria-hidden="true" size={20} strokeWidth={1.75} />
          Marcar todas como leídas
        </Button>
      </div>
      {groupByDay(items, now).map((day) => (
        <section key={day.name} aria-label={day.name}>
          <h2 className="mb-2 text-body font-bold text-muted">{day.name}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft">
            {day.items.map((notification) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  now={now}
                  isToday={day.name === 'Hoy'}
                  onRead={() => readOne(notification)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MorePages query={query} />
      <PushNotices />
    </div>
  )
}

function unreadSentence(unread: number): string {
  if (unread === 0) return 'Estás al día.'
  return unread === 1 ? '1 sin leer' : `${unread} sin leer`
}

function NothingYet() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <EmptyState
        className="py-4!"
        picture={<Drawing name="no-notifications" />}
        title="No tienes notificaciones"
        text="Aquí te avisamos cuando alguien te escribe, guarda un anuncio tuyo o aparece lo que buscas."
        action={<LinkButton to="/search">Explorar Anuncios</LinkButton>}
      />
      <PushNotices />
    </div>
  )
}

function PushNotices() {
  return (
    <>
      <PushOffer text="Te avisamos de tus mensajes y alertas aunque tengas Wepa cerrada. Puedes quitarlo cuando quieras." />
      <PushStatus />
    </>
  )
}
