import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Drawing } from '../illustrations/drawing.tsx'
import { useConnection } from '../lib/device/connection.ts'
import { type Failure, readFailure } from '../lib/errors.ts'
import { checkSession } from '../lib/session/session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { latePart } from '../ui/late-part.tsx'

const KeptPlaces = latePart(() => import('./kept-places.tsx').then((late) => late.KeptPlaces))

/** Failures that pass by themselves: the page asks again instead of being loaded anew. */
const passing: readonly Failure['code'][] = ['unavailable', 'database_unavailable', 'rate_limited']

/** The fallback error screen, its texts word by word; a known, passing trouble is called by its name. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  // Whether anybody is there may turn out later than that a file did not come.
  useConnection()
  const failure = readFailure(error)
  if (!failure.isUnreached && !passing.includes(failure.code)) return <UnexpectedError />
  const isOffline = failure.code === 'offline'
  const retry = () => {
    // A file of the program: browsers remember that they did not get it.
    if (error instanceof TypeError) return window.location.reload()
    // It may be all that is missing to know who is here.
    void checkSession()
    reset()
    void router.invalidate()
  }
  return (
    <>
      <EmptyState
        level={1}
        picture={<Drawing name="offline" />}
        title={isOffline ? 'Sin conexión' : 'No pudimos cargar esta página'}
        text={
          isOffline
            ? 'Esta página no estaba guardada. Aparecerá cuando vuelva tu internet.'
            : failure.message
        }
        action={<Button onClick={retry}>Intentar de nuevo</Button>}
      />
      {failure.isUnreached && <KeptPlaces />}
    </>
  )
}

function UnexpectedError() {
  return (
    <EmptyState
      level={1}
      picture={<Drawing name="something-broke" />}
      title="Oops! Algo salió mal"
      text="Ha ocurrido un error inesperado. Por favor, recarga la página e intenta de nuevo."
      action={<Button onClick={() => window.location.reload()}>Recargar Página</Button>}
    />
  )
}
