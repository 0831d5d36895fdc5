// Push messages in this browser: whether it can take them, and its subscription.

import type { ApiClient } from '../trpc.ts'
import { isInstalled } from './install.ts'
import { pushMark } from './push-mark.ts'
import { readStored, removeStored, writeStored } from './storage.ts'
import { noticeOptions } from './worker-messages.ts'

/** `needs-install`: on iPhone and iPad, where only the app on the home screen is told of things. */
export type PushAbility = 'able' | 'denied' | 'needs-install' | 'unsupported'

const day = 24 * 60 * 60 * 1000
/** A first visit's worker is still on its way, on a slow line for long. */
const patience = 15_000

export function pushAbility(): PushAbility {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) {
    return Notification.permission === 'denied' ? 'denied' : 'able'
  }
  return isAppleTouch() && !isInstalled() ? 'needs-install' : 'unsupported'
}

/** The service worker's registration, or undefined while it is not ready. */
export async function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(done, patience, undefined))
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** This browser's subscription under the server's key. @throws where its push service cannot be reached */
export async function subscribeBrowser(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const existing = await pushManager.getSubscription()
  if (existing && isUnder(existing, publicKey)) return existing
  // Of an earlier key of the server: messages would never arrive.
  await existing?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Tells the server where this browser is reached, for whoever is signed in. */
export async function registerPush(
  client: ApiClient,
  subscription: PushSubscription,
): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await client.push.subscribe.mutate({ endpoint, keys: { p256dh, auth } })
  writeStored(pushMark, String(Date.now()))
}

/** Browsers change their address without saying so: once a day the server hears what it is. */
export async function keepPush(client: ApiClient): Promise<void> {
  const told = Number(readStored(pushMark))
  if (!told || Date.now() - told < day || pushAbility() !== 'able') return
  const { publicKey, isSubscribed } = await client.push.state.query()
  // Switched off meanwhile, here or in the settings.
  if (!publicKey || !isSubscribed) return removeStored(pushMark)
  const worker = await readyWorker()
  if (worker) await registerPush(client, await subscribeBrowser(worker, publicKey))
}

/** The next person of this browser must not be shown what is another's. */
export async function leavePush(): Promise<void> {
  removeStored(pushMark)
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/**
 * Shows the newest unread notification through the browser itself, where that is allowed but no push
 * message does it: the window stands open behind another.
 */
export async function showLocally(client: ApiClient, userId: number): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || (await registration.pushManager?.getSubscription())) return
  const { items } = await client.notifications.list.query({ userId, limit: 1 })
  const [newest] = items
  if (!newest || newest.isRead) return
  const { pushNotice } = await import('@wepa/domain/notifications/push')
  const notice = pushNotice(newest, 0)
  await registration.showNotification(notice.title, noticeOptions(notice, false))
}

function isUnder({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

/** iPad calls itself a Mac, but has a touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
