import {
  findNotificationPolicy,
  type NotificationIcon as IconName,
} from '@wepa/domain/notifications/notification-types'
import {
  BadgeCheck,
  Bell,
  CalendarClock,
  Heart,
  Images,
  type LucideIcon,
  MessageCircle,
  Search,
  Star,
  Store,
  Tag,
} from 'lucide-react'

const icons: Readonly<Record<IconName, LucideIcon>> = {
  bell: Bell,
  message: MessageCircle,
  heart: Heart,
  search: Search,
  star: Star,
  badge: BadgeCheck,
  calendar: CalendarClock,
  photos: Images,
  tag: Tag,
  store: Store,
}

/** What each type of notification looks like; one of a newer server is a bell. */
export function NotificationIcon({ type }: { type: string }) {
  const Icon = icons[findNotificationPolicy(type)?.icon ?? 'bell']
  return (
    <span
      aria-hidden="true"
      className="grid size-[40px] flex-none place-items-center rounded-full bg-caribe-soft text-caribe"
    >
      <Icon size={20} strokeWidth={1.75} />
    </span>
  )
}
