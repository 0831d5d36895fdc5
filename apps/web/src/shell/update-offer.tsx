import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { type AppUpdate, postponeUpdate } from '../lib/device/app-update.ts'
import { hasDirtyForms } from '../lib/forms/dirty-forms.ts'
import { Button } from '../ui/button.tsx'

/** Offers a new version. It is taken only when asked for, and not over something typed and not sent. */
export function UpdateOffer({ accept, isElsewhere }: AppUpdate) {
  const [isRefused, setRefused] = useState(false)
  // Who is writing while another tab changes learns at once that this one goes on.
  const isHeldBack = isRefused || (isElsewhere && hasDirtyForms())

  function acceptIfClean() {
    if (hasDirtyForms()) setRefused(true)
    else accept()
  }

  return (
    <div className="rise flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-4 shadow-lifted">
      <RefreshCw aria-hidden="true" size={22} strokeWidth={1.75} className="text-caribe" />
      <p className="min-w-48 flex-1 text-body">
        <strong className="block font-semibold">
          {isElsewhere ? 'Wepa se actualizó en otra pestaña' : 'Hay una versión nueva'}
        </strong>
        {textOf(isHeldBack, isElsewhere)}
      </p>
      <div className="flex gap-2">
        <Button onClick={acceptIfClean}>Actualizar</Button>
        <Button tone="quiet" onClick={postponeUpdate}>
          Luego
        </Button>
      </div>
    </div>
  )
}

function textOf(isHeldBack: boolean, isElsewhere: boolean): string {
  if (!isHeldBack) return 'Actualiza cuando quieras; toma un segundo.'
  return isElsewhere
    ? 'Esta sigue funcionando: envía lo que escribiste y actualiza después.'
    : 'Perderías lo que escribiste: envíalo primero y actualiza después.'
}
