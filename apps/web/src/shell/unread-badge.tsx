/** §2, §9: how much waits unread, at most '99+'; nothing when there is nothing. Stands behind the label it belongs to. */
export function UnreadBadge({ count }: { count: number | undefined }) {
  if (!count) return null
  return (
    <span className="unread-badge">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> sin leer</span>
    </span>
  )
}
