import { isInstalled } from '../../lib/device/install.ts'
import { isLightPage } from '../../lib/device/saves-data.ts'

/** Registers the service worker once the page stands, and fetches what tells of trouble while it can be fetched. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV) return
  // Its downloads must not compete with those of the first page.
  const later = () => setTimeout(() => void prepare().catch(goWithout), 1_000)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later)
}

async function prepare(): Promise<void> {
  void import('../../shell/offline-words.tsx').catch(goWithout)
  void import('../../shell/update-offer.tsx').catch(goWithout)
  void import('./recover-from-old-version.ts').catch(goWithout)
  if (!('serviceWorker' in navigator)) return
  // A new one fetches the whole product: not for somebody who asked for little, unless Wepa is on their home screen.
  if (isLightPage() && !isInstalled() && !navigator.serviceWorker.controller) return
  // WebKit now and then never brings a part that is asked for beside others: the worker must not wait for it.
  setTimeout(
    () => void navigator.serviceWorker.register('/service-worker.js').catch(goWithout),
    5_000,
  )
  const { registerAndOffer } = await import('./service-worker-updates.ts')
  await registerAndOffer()
}

/** No network, or a browser that forbids workers: the product works without one. */
function goWithout(): void {}
