// Push messages in the browser tests: a push service that needs no network, and messages as if from one.
import { expect, type Page, type Worker } from '@playwright/test'

type ServiceOptions = { permission?: NotificationPermission; isReachable?: boolean; host?: string }

/** The one push service that the product of these tests sends to; it does not exist. */
export const pushHost = 'push.example'

/**
 * The page's subscriptions are made up, with real keys; whether the person lets it and whether its
 * service answers, and on which host, is said here. Counts on the page how often it asks.
 */
export async function fakePushService(page: Page, options: ServiceOptions = {}): Promise<void> {
  await page.addInitScript(
    ({ permission = 'granted', isReachable = true, host }) => {
      const base64url = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => {
        const { dataset } = document.documentElement
        dataset.timesAsked = String(Number(dataset.timesAsked ?? 0) + 1)
        return permission
      }
      const subscribe = async (asked?: PushSubscriptionOptionsInit) => {
        if (!isReachable) throw new DOMException('push service not available', 'AbortError')
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ])
        const endpoint = `https://${host}/${crypto.randomUUID()}`
        const keys = {
          p256dh: base64url(await crypto.subtle.exportKey('raw', pair.publicKey)),
          auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
        }
        return {
          endpoint,
          options: asked,
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: () => true,
        }
      }
      Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => null })
    },
    { host: pushHost, ...options },
  )
}

type Shown = { title: string; body: string; tag: string; badge: string }

/** Hands the service worker a push message, as a push service would; answers what is shown then. */
export async function deliverPush(page: Page, data: string): Promise<Shown[]> {
  const worker = await serviceWorker(page)
  await worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
    for (const shown of await registration.getNotifications()) shown.close()
  })
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) found(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await registration
  const shown = () =>
    worker.evaluate(async (): Promise<Shown[]> => {
      const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
      const notices = await registration.getNotifications()
      return notices.map((notice) => ({
        title: notice.title,
        body: notice.body,
        tag: notice.tag,
        badge: Reflect.get(notice, 'badge'),
      }))
    })
  // A browser under load loses one now and then, as the real ones may.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    await expect.poll(async () => (await shown()).length, { timeout: 4_000 }).toBeGreaterThan(0)
  }).toPass({ timeout: 15_000 })
  await session.detach()
  return shown()
}

/** Taps a shown notice. Only the system can really do that; the event is the same. */
export async function tapNotice(page: Page, tag: string): Promise<void> {
  const worker = await serviceWorker(page)
  await worker.evaluate(async (wanted) => {
    const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
    const [notification] = await registration.getNotifications({ tag: wanted })
    if (!notification) throw new Error('no such notice')
    const NotificationEvent = Reflect.get(self, 'NotificationEvent')
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  }, tag)
}

async function serviceWorker(page: Page): Promise<Worker> {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await untilWorkerRuns(page)
  return worker
}

/** It takes over once it has stored all it needs, which the first page does not wait for. */
export async function untilWorkerRuns(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state === 'activating') {
      await new Promise((done) => active.addEventListener('statechange', done, { once: true }))
    }
  })
}
