import { LinkButton } from '../../ui/link-button.tsx'

/** The session ended over an open form: what is typed stays, and where to go on. */
export function SessionEnded() {
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-sol bg-sol-soft p-4">
      <p className="text-body font-semibold">Tu sesión terminó</p>
      <p className="text-body">
        Entra de nuevo en otra pestaña y vuelve a esta: lo que escribiste sigue aquí.
      </p>
      <div>
        <LinkButton tone="quiet" to="/auth" target="_blank">
          Iniciar Sesión
        </LinkButton>
      </div>
    </div>
  )
}
