import { ReceiptText, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { articledClock } from '../../lib/saved-when.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { type Freshness, useFreshness } from './use-freshness.ts'

/** 'En Vivo', the refresh button, and the way to the money. */
export function LiveBar() {
  const { freshness, at } = useFreshness()
  // What asks by itself every few seconds leaves the button in peace.
  const [isAsking, setIsAsking] = useState(false)
  const utils = trpc.useUtils()
  const refresh = async () => {
    setIsAsking(true)
    await Promise.allSettled([utils.admin.invalidate(), utils.moderation.invalidate()])
    setIsAsking(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <LiveBadge freshness={freshness} at={at} />
      <Button tone="quiet" isBusy={isAsking} onClick={() => void refresh()}>
        {!isAsking && <RefreshCw aria-hidden="true" size={20} strokeWidth={1.75} />}
        Actualizar
      </Button>
      <LinkButton tone="quiet" to="/admin-payments">
        <ReceiptText aria-hidden="true" size={20} strokeWidth={1.75} />
        Pagos
      </LinkButton>
    </div>
  )
}

const moods = {
  live: { words: 'En Vivo', look: 'bg-palma-soft text-on-palma-soft border-palma-soft' },
  waiting: { words: 'Conectando…', look: 'bg-card text-muted border-line' },
  offline: { words: 'Sin conexión', look: 'bg-sol text-on-sol border-sol' },
  failing: { words: 'Sin actualizar', look: 'bg-sol text-on-sol border-sol' },
} as const satisfies Record<Freshness, { words: string; look: string }>

/** Says 'En Vivo' only while what is on the screen keeps coming; else since when it stands still. */
function LiveBadge({ freshness, at }: { freshness: Freshness; at: number }) {
  const { words, look } = moods[freshness]
  const isStill = freshness === 'offline' || freshness === 'failing'
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span
        role="status"
        className={`inline-flex items-center gap-2 rounded-full border px-3 py-1 text-small font-semibold ${look}`}
      >
        {freshness === 'live' && (
          <span aria-hidden="true" className="live-dot size-2 rounded-full bg-palma" />
        )}
        {words}
      </span>
      {isStill && at > 0 && (
        <span className="text-small text-muted">
          Desde {articledClock(new Date(at).toISOString())}
        </span>
      )}
    </p>
  )
}
