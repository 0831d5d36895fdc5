import { Link } from '@tanstack/react-router'
import type { Notification } from '@wepa/domain/notifications/notification'
import { notificationPath } from '@wepa/domain/notifications/notification-types'
import { clockTime } from '@wepa/domain/text/date'
import { relativeTime } from '@wepa/domain/text/relative-time'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { NotificationIcon } from './notification-icon.tsx'

interface NotificationRowProps {
  notification: Notification
  now: Date
  isToday: boolean
  /** It was opened, or marked as read without that. */
  onRead: () => void
}

/** One notification: a tap opens what it is about and marks it as read. */
export function NotificationRow({ notification, now, isToday, onRead }: NotificationRowProps) {
  const { title, message, createdAt, isRead } = notification
  return (
    <article
      className={classNames(
        'relative flex items-start gap-3 p-3 pr-1.5 sm:p-4 sm:pr-3',
        !isRead && 'bg-caribe-soft/40',
      )}
    >
      <NotificationIcon type={notification.type} />
      <div className="min-w-0 flex-1">
        <h3 className={classNames('text-body wrap-anywhere', isRead ? 'font-medium' : 'font-bold')}>
          <Opener notification={notification} onOpen={onRead}>
            {!isRead && <UnreadMark />}
            {title}
          </Opener>
        </h3>
        <p className="text-body wrap-anywhere whitespace-pre-line">{message}</p>
        <time dateTime={createdAt} className="text-small text-muted">
          {isToday ? relativeTime(createdAt, now) : clockTime(createdAt)}
        </time>
      </div>
      {isRead ? (
        // The text keeps its width when the button goes.
        <span aria-hidden="true" className="size-[44px] flex-none" />
      ) : (
        <IconButton
          label={`Marcar como leída: ${title}`}
          title="Marcar como leída"
          className="relative z-1 text-muted"
          onClick={onRead}
        >
          <Check aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      )}
    </article>
  )
}

/** A dot for the eye, beside the bold title; the words for people who do not see it. */
function UnreadMark() {
  return (
    <>
      <span aria-hidden="true" className="mr-2 inline-block size-[9px] rounded-full bg-flamboyan" />
      <span className="sr-only">Sin leer: </span>
    </>
  )
}

interface OpenerProps {
  notification: Notification
  onOpen: () => void
  children: ReactNode
}

/** The whole row is the target; one that leads nowhere is only read. */
function Opener({ notification, onOpen, children }: OpenerProps) {
  const path = notificationPath(notification)
  if (!path) return <span>{children}</span>
  const place = new URL(path, 'https://wepa.invalid')
  return (
    <Link
      to={place.pathname}
      search={Object.fromEntries(place.searchParams)}
      onClick={onOpen}
      className="after:absolute after:inset-0"
    >
      {children}
    </Link>
  )
}
