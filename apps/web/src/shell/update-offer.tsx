import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { postponeUpdate } from '../lib/app-update.ts'
import { hasDirtyForms } from '../lib/dirty-forms.ts'
import { Button } from '../ui/button.tsx'

/** Offers a new version. It is taken only when asked for, and not over something typed and not sent. */
export function UpdateOffer({ onAccept }: { onAccept: () => void }) {
  const [isHeldBack, setHeldBack] = useState(false)

  function accept() {
    if (hasDirtyForms()) setHeldBack(true)
    else onAccept()
  }

  return (
    <div className="rise flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-4 shadow-lifted">
      <RefreshCw aria-hidden="true" size={22} strokeWidth={1.75} className="text-caribe" />
      <p className="min-w-48 flex-1 text-body">
        <strong className="block font-semibold">Hay una versión nueva</strong>
        {isHeldBack
          ? 'Perderías lo que escribiste: envíalo primero y actualiza después.'
          : 'Actualiza cuando quieras; toma un segundo.'}
      </p>
      <div className="flex gap-2">
        <Button onClick={accept}>Actualizar</Button>
        <Button tone="quiet" onClick={postponeUpdate}>
          Luego
        </Button>
      </div>
    </div>
  )
}
