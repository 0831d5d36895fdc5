import { useRouter } from '@tanstack/react-router'
import { isOwnPath } from '@wepa/domain/text/own-path'
import { useEffect, useRef, useState } from 'react'
import { pushMark } from '../../lib/device/push-mark.ts'
import { readStored } from '../../lib/device/storage.ts'
import type { WorkerMessage } from '../../lib/device/worker-messages.ts'
import { readToken } from '../../lib/session/token.ts'
import { trpc } from '../../lib/trpc.ts'
import { useIsLive } from '../../live/live-status.ts'
import { useLive } from '../../live/use-live.ts'
import { setUnread } from './unread.ts'

/** At once when the person comes back. */
const looked = { refetchOnWindowFocus: 'always', staleTime: 0 } as const
/** Every 30 s, not in the background; for as long as the server does not tell by itself. */
const polled = { ...looked, refetchInterval: 30_000 } as const

/** Keeps the counts of what is unread, and tells of more: the app's icon, who cannot see, who looks elsewhere. */
export function UnreadWatch({ userId }: { userId: number }) {
  useLive(userId)
  const asked = useIsLive() ? looked : polled
  const alerts = trpc.notifications.unreadCount.useQuery({ userId }, asked).data?.count
  const messages = trpc.conversations.unreadCount.useQuery(undefined, asked).data?.count
  useEffect(
    () => setUnread({ '/notifications': alerts, '/messages': messages }),
    [alerts, messages],
  )
  const { client } = trpc.useUtils()
  const [news, setNews] = useState('')
  useEffect(() => {
    if (alerts === undefined) return
    const shown = alerts > 0 ? navigator.setAppBadge?.(alerts) : navigator.clearAppBadge?.()
    void shown?.catch(() => {})
  }, [alerts])
  useRise(alerts, (count) => {
    setNews(count === 1 ? '1 alerta sin leer' : `${count} alertas sin leer`)
    if (!document.hasFocus()) void inPush(({ showLocally }) => showLocally(client, userId))
  })
  useRise(messages, (count) =>
    setNews(count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`),
  )
  useEffect(() => {
    if (readStored(pushMark)) void inPush(({ keepPush }) => keepPush(client))
    return () => {
      setUnread({})
      if (!readToken() && readStored(pushMark)) void inPush(({ leavePush }) => leavePush())
    }
  }, [client])
  useWorkerMessages(userId)
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}

/** Fetched when there is something to do; without network it is done another time. */
async function inPush(work: (push: typeof import('../../lib/device/push.ts')) => Promise<void>) {
  await import('../../lib/device/push.ts').then(work).catch(() => {})
}

/** Runs when a count grows; what was there at first is no news. */
function useRise(count: number | undefined, onRise: (count: number) => void): void {
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (count === undefined) return
    if (before.current !== undefined && count > before.current) onRise(count)
    before.current = count
  })
}

/** What the service worker says: a push message came, or a person tapped one. */
function useWorkerMessages(userId: number): void {
  const router = useRouter()
  const { notifications } = trpc.useUtils()
  useEffect(() => {
    const hear = ({ data, ports }: MessageEvent<WorkerMessage>) => {
      if (data?.type === 'NOTICE_CAME') void notifications.invalidate()
      if (data?.type !== 'NOTICE_TAPPED') return
      ports[0]?.postMessage('heard')
      if (isOwnPath(data.path)) void router.navigate({ href: data.path })
      const task = { kind: 'mark-read', what: 'notification', id: data.id } as const
      void import('../../offline/outbox/outbox.ts')
        .then(({ send }) => send(userId, task))
        .then(({ tried }) => tried)
        .then(() => notifications.invalidate())
        .catch(() => {})
    }
    navigator.serviceWorker?.addEventListener('message', hear)
    return () => navigator.serviceWorker?.removeEventListener('message', hear)
  }, [router, userId, notifications])
}
