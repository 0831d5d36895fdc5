import { HardDriveDownload, TriangleAlert } from 'lucide-react'
import { savedAtClock } from '../../../lib/saved-when.ts'
import type { Keeping } from '../../../offline/browser-db/draft.ts'
import type { KeepState } from './draft-keeper.ts'

interface KeptNoteProps {
  state: KeepState
  photoKeeping: Keeping
}

/** Quietly says that the form lies in the browser; plainly, when it does not. */
export function KeptNote({ state, photoKeeping }: KeptNoteProps) {
  const trouble = troubleOf(state.keeping, photoKeeping)
  return (
    <>
      <div role="alert" className="empty:absolute">
        {trouble && (
          <p className="flex items-start gap-2 rounded-field border border-sol bg-sol-soft px-4 py-3 text-body font-medium">
            <TriangleAlert
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className="mt-0.5 flex-none"
            />
            {trouble}
          </p>
        )}
      </div>
      {state.savedAt !== null && state.keeping === 'kept' && (
        <p className="flex items-center gap-2 text-small text-muted">
          <HardDriveDownload
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className="flex-none"
          />
          {`Guardado en este teléfono ${savedAtClock(state.savedAt)}`}
        </p>
      )}
    </>
  )
}

function troubleOf(text: Keeping | null, photos: Keeping): string | null {
  if (text === 'full') {
    return 'Este teléfono no tiene espacio para guardar el borrador. No cierres esta página hasta publicarlo.'
  }
  if (text === 'forbidden') {
    return 'Este navegador no deja guardar borradores. No cierres esta página hasta terminar.'
  }
  if (photos === 'kept') return null
  return 'Este teléfono no tiene espacio para guardar las fotos. El texto sí queda guardado; si cierras la página, tendrás que añadirlas otra vez.'
}
