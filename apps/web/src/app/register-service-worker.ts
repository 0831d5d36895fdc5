// Registers the service worker once the page stands, and offers its new versions; nothing reloads unasked.
import { offerUpdate } from '../lib/app-update.ts'

const hour = 60 * 60 * 1000

export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // Its downloads must not compete with those of the first page.
  const later = () => setTimeout(() => void register().catch(goWithout), 1_000)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later)
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/service-worker.js')
  let isAccepted = false
  workbox.addEventListener('waiting', () =>
    offerUpdate(() => {
      isAccepted = true
      workbox.messageSkipWaiting()
    }),
  )
  workbox.addEventListener('controlling', () => {
    if (isAccepted) window.location.reload()
  })
  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) workbox.messageSW({ type: 'KEEP_PAGE', url: window.location.href })
  })
  await workbox.register()
  // An installed app may stay open for days.
  setInterval(() => void workbox.update().catch(goWithout), hour)
}

/** No network, or a browser that forbids workers: the product works without one. */
function goWithout(): void {}
