import { noteServerGone } from '../../lib/device/connection.ts'

let isRecovering = false

/** Hears of parts of the program that could not be fetched. What is done then comes late: most visits never need it. */
export function watchMissingFiles(): void {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    // Without network that is no news; the screen says so. With a bar of signal the browser does not know.
    if (!navigator.onLine || isRecovering) return
    isRecovering = true
    try {
      const { recoverFromOldVersion } = await import('./recover-from-old-version.ts')
      await recoverFromOldVersion(payload)
    } catch {
      noteServerGone()
    } finally {
      isRecovering = false
    }
  })
}
