import { badgeCount } from '@wepa/domain/trust/badge'

/** How much waits unread, at most '99+'; nothing when there is nothing. Stands behind the label it belongs to. */
export function UnreadBadge({ count }: { count: number | undefined }) {
  const shown = badgeCount(count ?? 0)
  return shown === null ? null : (
    <span className="unread-badge">
      {shown}
      <span className="sr-only"> sin leer</span>
    </span>
  )
}
