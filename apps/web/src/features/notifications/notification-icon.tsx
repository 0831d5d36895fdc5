import {
  BadgeCheck,
  Bell,
  CalendarClock,
  Heart,
  Images,
  MessageCircle,
  Search,
  Star,
} from 'lucide-react'

/** What each type of notification looks like; whatever else comes is a bell. */
const icons: Readonly<Record<string, typeof Bell>> = {
  message: MessageCircle,
  favorite: Heart,
  saved_search: Search,
  rating: Star,
  rated: Star,
  verification: BadgeCheck,
  expiry: CalendarClock,
  same_photo: Images,
}

export function NotificationIcon({ type }: { type: string }) {
  const Icon = (Object.hasOwn(icons, type) ? icons[type] : undefined) ?? Bell
  return (
    <span
      aria-hidden="true"
      className="grid size-[40px] flex-none place-items-center rounded-full bg-caribe-soft text-caribe"
    >
      <Icon size={20} strokeWidth={1.75} />
    </span>
  )
}
