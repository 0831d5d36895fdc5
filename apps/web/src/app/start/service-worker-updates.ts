// The service worker's registration, and its new versions: offered, never forced.
import { Workbox } from 'workbox-window'
import { offerUpdate } from '../../lib/device/app-update.ts'
import { hasDirtyForms } from '../../lib/forms/dirty-forms.ts'

const hour = 60 * 60 * 1000

export async function registerAndOffer(): Promise<void> {
  // A page that had no worker is taken over by its first, which is no update.
  let isTaken = Boolean(navigator.serviceWorker.controller)
  const workbox = new Workbox('/service-worker.js')
  let isAccepted = false
  const reload = () => window.location.reload()
  workbox.addEventListener('waiting', () =>
    offerUpdate(() => {
      isAccepted = true
      workbox.messageSkipWaiting()
    }),
  )
  // A worker takes over all tabs, whichever said yes.
  workbox.addEventListener('controlling', () => {
    const isUpdate = isTaken
    isTaken = true
    if (!isUpdate) return
    if (isAccepted && !hasDirtyForms()) reload()
    else offerUpdate(reload, { isElsewhere: true })
  })
  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) workbox.messageSW({ type: 'KEEP_PAGE', url: window.location.href })
  })
  await workbox.register()
  checkNowAndThen(() => void workbox.update().catch(goWithout))
}

/** An installed app may stay open for days, and sleep for most of them. */
function checkNowAndThen(check: () => void): void {
  let checkedAt = Date.now()
  const checkAgain = () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < hour) return
    checkedAt = Date.now()
    check()
  }
  setInterval(checkAgain, hour / 4)
  document.addEventListener('visibilitychange', checkAgain)
}

/** No network: another time. */
function goWithout(): void {}
