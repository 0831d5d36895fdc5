import { useEffect, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { useIsLight } from '../../ui/light-context.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** On a light page nothing is kept on the device until it is asked for; all others keep what was seen. */
export function KeepPage() {
  const isLight = useIsLight()
  const [isKept, setKept] = useState(!isLight)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (navigator.serviceWorker?.controller) setKept(true)
  }, [])
  async function keep() {
    setBusy(true)
    try {
      await installWorker()
      setKept(true)
    } catch (error) {
      showToast({
        title: 'No se pudo guardar',
        description: readFailure(error).message,
        tone: 'bad',
      })
    }
    setBusy(false)
  }
  return (
    <div role="status" className="mt-3 text-small text-muted">
      {isKept ? (
        'Después de verla una vez, esta página se abre sin internet.'
      ) : (
        <Button tone="quiet" size="small" isBusy={isBusy} onClick={() => void keep()}>
          Guardar para verla sin internet
        </Button>
      )}
    </div>
  )
}

/** The service worker with this page; it fetches the product, which a light page does not do unasked. */
async function installWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('this browser keeps no pages')
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'KEEP_PAGE', url: window.location.pathname })
}
