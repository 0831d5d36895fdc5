// Push messages in the service worker: shown, opened by a tap, and kept coming when the browser changes its address.
import type { PushNotice } from '@wepa/domain/notifications/push'
import { isOwnPath } from '@wepa/domain/text/own-path'
import { type NoticeData, noticeOptions, type WorkerMessage } from './lib/device/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

/** What a browser shows by itself for a message that shows nothing is worse. */
const unreadable: PushNotice = {
  id: 0,
  title: 'Tienes una alerta nueva en Wepa',
  message: 'Toca para verla.',
  path: '/notifications',
  tag: 'wepa',
  unread: 0,
}

export function hearPushMessages(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(showNotice(readNotice(event.data)))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openNotice(event.notification.data))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(subscribeAgain(event))
  })
}

function readNotice(data: PushMessageData | null): PushNotice {
  try {
    const notice: unknown = data?.json()
    return isNotice(notice) ? notice : unreadable
  } catch {
    return unreadable
  }
}

function isNotice(value: unknown): value is PushNotice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'message' in value &&
    typeof value.message === 'string' &&
    'tag' in value &&
    typeof value.tag === 'string' &&
    'unread' in value &&
    typeof value.unread === 'number' &&
    'path' in value &&
    isOwnPath(value.path)
  )
}

async function showNotice(notice: PushNotice): Promise<void> {
  const pages = await openPages()
  const shown = await self.registration.getNotifications({ tag: notice.tag })
  // The same message twice makes no second sound; something new about the same thing does.
  const isRepeated = shown.some(({ data }) => data?.id === notice.id)
  const options = noticeOptions(notice, pages.some(({ focused }) => focused) || isRepeated)
  // TypeScript's worker types do not know it; with `silent` it is an error.
  const sounding = { ...options, renotify: !options.silent }
  await self.registration.showNotification(notice.title, sounding)
  if (notice.unread > 0) await self.navigator.setAppBadge?.(notice.unread).catch(() => {})
  const message: WorkerMessage = { type: 'NOTICE_CAME' }
  for (const page of pages) page.postMessage(message)
}

/** In a tab that is open, if it answers; in a new one otherwise. */
async function openNotice(data: unknown): Promise<void> {
  const { id, path } = readData(data)
  const [page] = await openPages()
  if (!page) return noteTapped(await self.clients.openWindow(path), id)
  const focused = await page.focus().catch(() => page)
  if (await tell(focused, { type: 'NOTICE_TAPPED', id, path }, 3)) return
  // A page of another version, or one that hangs.
  const fresh = await focused.navigate(path).catch(() => self.clients.openWindow(path))
  await noteTapped(fresh, id)
}

/** The page has the sign-in, so it is the one to note that the notification was read. */
async function noteTapped(page: WindowClient | null, id: number): Promise<void> {
  if (page && id > 0) await tell(page, { type: 'NOTICE_TAPPED', id, path: null }, 20)
}

function readData(data: unknown): NoticeData {
  const isRead =
    typeof data === 'object' &&
    data !== null &&
    'id' in data &&
    typeof data.id === 'number' &&
    'path' in data &&
    isOwnPath(data.path)
  return isRead
    ? { id: Number(data.id), path: String(data.path) }
    : { id: 0, path: '/notifications' }
}

/** The one in sight first. */
async function openPages(): Promise<WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return [...pages].sort((one, other) => rank(other) - rank(one))
}

function rank({ focused, visibilityState }: WindowClient): number {
  return focused ? 2 : Number(visibilityState === 'visible')
}

/** Says it until the page answers, which it does once its program runs: each half a second, `tries` times. */
async function tell(page: Client, message: WorkerMessage, tries: number): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    const { port1, port2 } = new MessageChannel()
    const isHeard = new Promise<boolean>((done) => {
      port1.onmessage = () => done(true)
      setTimeout(done, 500, false)
    })
    page.postMessage(message, [port2])
    if (await isHeard) return true
  }
  return false
}

/** The browser's own event; TypeScript's worker types know it only by its old shape. */
type SubscriptionChange = Event & {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** The worker has no sign-in: the old address with its keys proves whose the new one is. */
async function subscribeAgain(event: SubscriptionChange): Promise<void> {
  const before = event.oldSubscription
  if (!before) return
  const after =
    event.newSubscription ?? (await self.registration.pushManager.subscribe(before.options))
  await fetch('/trpc/push.renew', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ before, after }),
  })
}
