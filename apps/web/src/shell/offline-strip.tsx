import { useConnection } from '../lib/device/connection.ts'
import { latePart } from '../ui/late-part.tsx'

export const OfflineWords = latePart(() =>
  import('./offline-words.tsx').then((late) => late.OfflineWords),
)

/** Quietly says that there is no network, or a slow one, and from when what is on the screen is. */
export function OfflineStrip() {
  const connection = useConnection()
  const isShown = !connection.isOnline || connection.isKept
  return (
    <div role="status" className={isShown ? 'offline-strip bg-sol-soft text-ink' : 'sr-only'}>
      {isShown && <OfflineWords {...connection} />}
    </div>
  )
}
