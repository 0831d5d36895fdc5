import { Drawing } from '../../illustrations/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

interface SignInInvitationProps {
  title: string
  text: string
  /** Where the person goes on afterwards. */
  redirect: string
  /** The level of the title: 1 where the invitation is all there is on the page. */
  level?: 1 | 2
}

/** What a visitor finds where something of their own would be. */
export function SignInInvitation({ title, text, redirect, level = 2 }: SignInInvitationProps) {
  return (
    <EmptyState
      level={level}
      picture={<Drawing name="join-in" />}
      title={title}
      text={text}
      action={
        <>
          <LinkButton to="/auth" search={{ redirect }}>
            Iniciar Sesión
          </LinkButton>
          <LinkButton tone="quiet" to="/auth" search={{ tab: 'register', redirect }}>
            Crear Cuenta Gratis
          </LinkButton>
        </>
      }
    />
  )
}
