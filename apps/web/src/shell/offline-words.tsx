import { WifiOff } from 'lucide-react'
import type { Connection } from '../lib/device/connection.ts'
import { useNow } from '../lib/head/site.ts'
import { savedWhen } from '../lib/saved-when.ts'

/** What the offline strip says. */
export function OfflineWords({ isOnline, savedAt }: Connection) {
  const now = new Date(useNow())
  const when = savedAt && savedWhen(savedAt, now).replace(/^hoy /, '')
  return (
    <p className="page flex items-center gap-2 py-2 text-small font-medium">
      <WifiOff aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
      {isOnline ? 'Buscando lo más nuevo' : 'Sin conexión'}
      {when
        ? `: ves lo guardado ${when}`
        : ': lo que no se había guardado aparecerá cuando vuelva.'}
    </p>
  )
}
