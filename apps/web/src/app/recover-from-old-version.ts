// A page that was open while the product was renewed asks for files that are gone.
import { offerUpdate } from '../lib/app-update.ts'
import { hasDirtyForms } from '../lib/dirty-forms.ts'

const key = 'wepa.reloaded-at'
const minute = 60_000

/** Loads the page anew when a chunk is missing: once, and never over a form; then it offers to. */
export function recoverFromOldVersion(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine) return
    const reload = () => window.location.reload()
    if (hasDirtyForms() || hasJustReloaded()) {
      offerUpdate(reload)
      return
    }
    sessionStorage.setItem(key, String(Date.now()))
    reload()
  })
}

function hasJustReloaded(): boolean {
  return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < minute
}
