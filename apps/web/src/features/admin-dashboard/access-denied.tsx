import { Drawing } from '../../illustrations/drawing.tsx'
import { readReference } from '../../lib/request-reference.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

interface AccessDeniedProps {
  isVisitor: boolean
  /** The server's refusal. */
  error: unknown
}

/** No more than that it is not theirs, and what to name when they write to us. */
export function AccessDenied({ isVisitor, error }: AccessDeniedProps) {
  const reference = readReference(error)
  return (
    <EmptyState
      picture={<Drawing name="join-in" />}
      title="Acceso Denegado"
      text={
        <>
          {isVisitor
            ? 'Inicia sesión con una cuenta de administración para ver el panel.'
            : 'Esta página es para la administración de Wepa. Si crees que te toca verla, escríbenos.'}
          {reference && (
            <span className="mt-2 block text-small">
              Referencia: <span className="font-semibold tabular-nums">{reference}</span>
            </span>
          )}
        </>
      }
      action={
        <>
          <LinkButton to="/auth" search={{ redirect: '/admin-dashboard' }}>
            Iniciar Sesión
          </LinkButton>
          <LinkButton tone="quiet" to="/">
            Ir al inicio
          </LinkButton>
        </>
      }
    />
  )
}
