import type { Notification } from '@wepa/domain/notification'
import { readFailure } from '../../lib/errors.ts'
import { type RouterOutputs, trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast-store.ts'

type Pages = { pages: RouterOutputs['notifications']['list'][]; pageParams: (string | null)[] }

const pageSize = 30

/** §7: what one was told, asked for anew every 30 s, not in the background. */
export function useNotifications(userId: number) {
  return trpc.notifications.list.useInfiniteQuery(
    { userId, limit: pageSize },
    {
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: 0,
      refetchInterval: 30_000,
      refetchOnWindowFocus: 'always',
    },
  )
}

/** How many are unread on all pages; the shell keeps it fresh. */
export function useUnreadCount(userId: number): number | undefined {
  return trpc.notifications.unreadCount.useQuery({ userId }, { enabled: false }).data?.count
}

interface ReadingOptions {
  userId: number
  /** The server no longer knows who this is. */
  onSignedOut: () => void
}

/** Marks one or all as read: at once on the screen, and back again when the server refuses (§8). */
export function useReading({ userId, onSignedOut }: ReadingOptions) {
  const { notifications } = trpc.useUtils()
  const list = { userId, limit: pageSize }

  /** Marks those of a choice; answers the ids that were not so before. */
  const mark = (isRead: boolean, isChosen: (notification: Notification) => boolean) => {
    const changed = new Set<number>()
    notifications.list.setInfiniteData(list, (data) =>
      mapItems(data, (each) => {
        if (each.isRead === isRead || !isChosen(each)) return each
        changed.add(each.id)
        return { ...each, isRead }
      }),
    )
    const step = isRead ? -changed.size : changed.size
    notifications.unreadCount.setData(
      { userId },
      (unread) => unread && { count: Math.max(0, unread.count + step) },
    )
    return changed
  }
  /** What is on its way would show the state of before. */
  const holdStill = () =>
    Promise.all([notifications.list.cancel(), notifications.unreadCount.cancel()])
  const putBack = (changed: ReadonlySet<number> | undefined) =>
    void mark(false, ({ id }) => changed?.has(id) ?? false)
  const fail = (error: unknown, problem: string) => {
    const { code } = readFailure(error)
    if (code === 'unauthorized' || code === 'invalid_token') return onSignedOut()
    showToast({ title: 'Error', description: problem, tone: 'bad' })
  }

  const one = trpc.notifications.markRead.useMutation({
    onMutate: async ({ id }) => {
      await holdStill()
      return mark(true, (each) => each.id === id)
    },
    onError: (error, _input, changed) => {
      putBack(changed)
      fail(error, 'No se pudo marcar como leída')
    },
    onSettled: () => notifications.unreadCount.invalidate(),
  })
  const all = trpc.notifications.markAllRead.useMutation({
    onMutate: async ({ upTo = 0 }) => {
      await holdStill()
      const changed = mark(true, ({ id }) => id <= upTo)
      // Also those of pages that were not asked for.
      notifications.unreadCount.setData({ userId }, { count: 0 })
      return changed
    },
    onError: (error, _input, changed) => {
      putBack(changed)
      fail(error, 'No se pudieron marcar todas como leídas')
    },
    onSettled: () => notifications.unreadCount.invalidate(),
  })
  return {
    isMarkingAll: all.isPending,
    readOne: ({ id, isRead }: Notification) => {
      if (!isRead) one.mutate({ id })
    },
    /** Up to the newest on the screen: what comes meanwhile was not read. */
    readAll: (newest: Notification | undefined) => {
      if (newest) all.mutate({ userId, upTo: newest.id })
    },
  }
}

function mapItems(data: Pages | undefined, change: (item: Notification) => Notification) {
  if (!data) return undefined
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })),
  }
}
