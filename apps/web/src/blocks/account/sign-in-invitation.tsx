import { LinkButton } from '../../ui/link-button.tsx'
import { SignInRequired, type SignInRequiredProps } from './sign-in-required.tsx'

type SignInInvitationProps = Omit<SignInRequiredProps, 'more' | 'text'> & { text: string }

/** What a visitor finds where something of their own would be: the way in, and the way to an account. */
export function SignInInvitation(props: SignInInvitationProps) {
  return (
    <SignInRequired
      {...props}
      more={
        <LinkButton tone="quiet" to="/auth" search={{ tab: 'register', redirect: props.redirect }}>
          Crear Cuenta Gratis
        </LinkButton>
      }
    />
  )
}
