import { Drawing } from '../../illustrations/drawing.tsx'
import { readFailure } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

interface LoadFailureProps {
  error: unknown
  /** What could not be loaded; without network that is the title. */
  title: string
  onRetry: () => void
}

/** Something of a page did not come: why, and asking again. */
export function LoadFailure({ error, title, onRetry }: LoadFailureProps) {
  const failure = readFailure(error)
  const isOffline = failure.code === 'offline'
  return (
    <div role="alert">
      <EmptyState
        picture={isOffline ? <Drawing name="offline" /> : <Drawing name="something-broke" />}
        title={isOffline ? 'Sin conexión' : title}
        text={failure.message}
        action={<Button onClick={onRetry}>Intentar de nuevo</Button>}
      />
    </div>
  )
}
