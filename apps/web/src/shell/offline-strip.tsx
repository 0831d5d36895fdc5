import { WifiOff } from 'lucide-react'
import { useConnection } from '../lib/connection.ts'

const clock = new Intl.DateTimeFormat('es-PR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Puerto_Rico',
})

/** Quietly says that there is no network, and from when what is on the screen is. */
export function OfflineStrip() {
  const { isOnline, savedAt } = useConnection()
  return (
    <div role="status" className={isOnline ? 'sr-only' : 'bg-sol-soft text-ink'}>
      {!isOnline && (
        <p className="page flex items-center gap-2 py-2 text-small font-medium">
          <WifiOff aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
          {savedAt
            ? `Sin conexión: ves lo guardado a las ${clock.format(new Date(savedAt))}`
            : 'Sin conexión: lo que no se había guardado aparecerá cuando vuelva.'}
        </p>
      )}
    </div>
  )
}
