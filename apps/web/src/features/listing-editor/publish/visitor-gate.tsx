import { Drawing } from '../../../illustrations/drawing.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** Publishing needs an account. */
export function VisitorGate() {
  const redirect = '/post-ad'
  return (
    <EmptyState
      picture={<Drawing name="join-in" />}
      title="Inicia sesión para publicar"
      text="Con tu cuenta publicas gratis, y los que buscan te escriben aquí mismo."
      action={
        <>
          <LinkButton tone="call" to="/auth" search={{ tab: 'register', redirect }}>
            Crear Cuenta Gratis
          </LinkButton>
          <LinkButton tone="quiet" to="/auth" search={{ redirect }}>
            Ya tengo cuenta
          </LinkButton>
        </>
      }
    />
  )
}
