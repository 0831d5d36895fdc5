/** §2, §9: how much waits unread, at most '99+'; nothing when there is nothing. For eyes: `unreadWords` says it. */
export function UnreadBadge({ count }: { count: number | undefined }) {
  if (!count) return null
  return (
    <span aria-hidden="true" className="unread-badge">
      {count > 99 ? '99+' : count}
    </span>
  )
}

/** Ends the name of a link that carries a badge. */
export function unreadWords(count: number | undefined): string {
  return count ? `, ${count > 99 ? 'más de 99' : count} sin leer` : ''
}
