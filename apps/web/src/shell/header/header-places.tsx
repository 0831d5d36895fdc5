import { Bell, MessageCircle } from 'lucide-react'
import { useUnread } from '../bottom-bar/unread.ts'
import { UnreadBadge } from '../bottom-bar/unread-badge.tsx'
import { PlaceLink } from '../place-link.tsx'

const places = [
  { path: '/messages', label: 'Mensajes', icon: MessageCircle },
  { path: '/notifications', label: 'Alertas', icon: Bell },
] as const

/** What the phone's bar shows of messages and alerts, where there is no such bar. */
export function HeaderPlaces() {
  const unread = useUnread()
  return (
    <nav aria-label="Mensajes y alertas" className="hidden items-center gap-1 md:flex">
      {places.map(({ path, label, icon: Icon }) => (
        <PlaceLink
          key={path}
          to={path}
          title={label}
          className="relative inline-grid size-[44px] place-items-center rounded-full text-ink transition-colors hover:bg-sand-deep"
        >
          <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
          <span className="sr-only">{label}</span>
          <UnreadBadge count={unread[path]} />
        </PlaceLink>
      ))}
    </nav>
  )
}
