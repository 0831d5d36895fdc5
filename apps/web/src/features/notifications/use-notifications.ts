import type { Notification } from '@wepa/domain/notifications/notification'
import { useState } from 'react'
import { type RouterOutputs, trpc } from '../../lib/trpc.ts'
import { useIsLive } from '../../live/live-status.ts'
import type { TaskOf } from '../../offline/browser-db/task.ts'
import { discard, send } from '../../offline/outbox/outbox.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

type Pages = { pages: RouterOutputs['notifications']['list'][]; pageParams: (string | null)[] }

const pageSize = 30

/** What one was told, asked for anew every 30 s while the server does not tell by itself, not in the background. */
export function useNotifications(userId: number) {
  const isLive = useIsLive()
  return trpc.notifications.list.useInfiniteQuery(
    { userId, limit: pageSize },
    {
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: 0,
      refetchInterval: isLive ? false : 30_000,
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

/** Marks one or all as read: at once on the screen, and back again when the server refuses. */
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
  const putBack = (changed: ReadonlySet<number>) => void mark(false, ({ id }) => changed.has(id))
  /** Shows it at once; what waits in the outbox stays so, what is refused goes back. */
  const read = async (
    task: Omit<TaskOf<'mark-read'>, 'kind'>,
    isChosen: (notification: Notification) => boolean,
    problem: string,
  ) => {
    await holdStill()
    const changed = mark(true, isChosen)
    // Also those of pages that were not asked for.
    if (task.what === 'all-notifications')
      notifications.unreadCount.setData({ userId }, { count: 0 })
    const { item, tried } = await send(userId, { kind: 'mark-read', ...task })
    const verdict = (await tried)?.verdict.verdict
    if (verdict === 'paused') onSignedOut()
    if (verdict !== 'rejected') return
    putBack(changed)
    showToast({ title: 'Error', description: problem, tone: 'bad' })
    await discard(item.id)
    await notifications.unreadCount.invalidate()
  }
  const [isMarkingAll, setMarkingAll] = useState(false)
  return {
    isMarkingAll,
    readOne: ({ id, isRead }: Notification) => {
      if (isRead) return
      const task = { what: 'notification', id } as const
      void read(task, (each) => each.id === id, 'No se pudo marcar como leída')
    },
    /** Up to the newest on the screen: what comes meanwhile was not read. */
    readAll: async (newest: Notification | undefined) => {
      if (!newest) return
      setMarkingAll(true)
      const task = { what: 'all-notifications', id: 0, upTo: newest.id } as const
      await read(task, ({ id }) => id <= newest.id, 'No se pudieron marcar todas como leídas')
      setMarkingAll(false)
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
