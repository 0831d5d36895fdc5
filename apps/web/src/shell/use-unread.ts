import { useSession } from '../lib/session.ts'
import { trpc } from '../lib/trpc.ts'

/** How much waits unread at each place; kept fresh by `UnreadWatch`, only read here. */
export function useUnread(): Readonly<Record<string, number | undefined>> {
  const { user } = useSession()
  const onlyRead = { enabled: false }
  const alerts = trpc.notifications.unreadCount.useQuery({ userId: user?.id ?? 0 }, onlyRead)
  const messages = trpc.conversations.unreadCount.useQuery(undefined, onlyRead)
  if (!user) return {}
  return { '/notifications': alerts.data?.count, '/messages': messages.data?.count }
}
