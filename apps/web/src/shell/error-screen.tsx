import { SomethingBrokeDrawing } from '../illustrations/something-broke.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** §2: the fallback error screen, its texts word by word. */
export function ErrorScreen() {
  return (
    <EmptyState
      level={1}
      picture={<SomethingBrokeDrawing />}
      title="Oops! Algo salió mal"
      text="Ha ocurrido un error inesperado. Por favor, recarga la página e intenta de nuevo."
      action={<Button onClick={() => window.location.reload()}>Recargar Página</Button>}
    />
  )
}
