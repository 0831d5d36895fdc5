import { Drawing } from '../../illustrations/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** What a visitor finds in the place of a profile. */
export function ProfileInvitation() {
  const redirect = '/profile'
  return (
    <EmptyState
      level={1}
      picture={<Drawing name="join-in" />}
      title="Tu perfil te espera"
      text="Con tu cuenta publicas gratis, guardas lo que te gusta y los demás ven que pueden confiar en ti."
      action={
        <>
          <LinkButton to="/auth" search={{ tab: 'register', redirect }}>
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
