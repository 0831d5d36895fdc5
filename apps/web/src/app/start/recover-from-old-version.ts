// A page that was open while the product was renewed asks for files that are gone.
import { offerUpdate } from '../../lib/device/app-update.ts'
import { noteServerGone } from '../../lib/device/connection.ts'
import { isServerThere } from '../../lib/device/silence.ts'
import { hasDirtyForms } from '../../lib/forms/dirty-forms.ts'

const key = 'wepa.reloaded-for'
/** The tap that wanted the file has led to its address by then, in ms: that is what is loaded anew. */
const patience = 400

/**
 * Loads the page anew when a file is missing: once for each file, and never over a form; then it offers to. A file
 * that nobody answers for is not missing: a page loaded anew without network could be gone itself.
 * @param error as the failed import threw it
 */
export async function recoverFromOldVersion({ message }: Error): Promise<void> {
  if (!(await isServerThere())) return noteServerGone()
  const reload = () => window.location.reload()
  if (hasDirtyForms() || !mayReload(message)) offerUpdate(reload)
  else setTimeout(reload, patience)
}

/** Notes that the page is loaded anew for a file; false when that was done in this tab and did not help. */
function mayReload(missing: string): boolean {
  try {
    const before = sessionStorage.getItem(key) ?? ''
    if (before.includes(missing)) return false
    sessionStorage.setItem(key, before + missing)
    return true
  } catch {
    // Who forbids to store anything: the browser itself knows whether this page was loaded anew.
    const [navigation] = performance.getEntriesByType('navigation')
    return !navigation || !('type' in navigation) || navigation.type !== 'reload'
  }
}
