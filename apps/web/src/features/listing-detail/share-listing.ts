import { SHARED_MARK } from '../../lib/arrival.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Hands the ad's address to the phone's own share sheet, or copies it where there is none. */
export async function shareListing({ id, title }: { id: number; title: string }): Promise<void> {
  const url = new URL(`/listing/${id}?${SHARED_MARK}`, window.location.origin).href
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Enlace copiado', tone: 'good' })
  } catch (error) {
    // Closing the share sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ title: 'No se pudo compartir', description: url, tone: 'bad' })
  }
}
