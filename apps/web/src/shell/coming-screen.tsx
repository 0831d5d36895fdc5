import { Drawing } from '../illustrations/drawing.tsx'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useSignOut } from './use-sign-out.ts'

/** A place whose screen is still being built: says so, and leads back. */
export function ComingScreen({ name }: { name: string }) {
  const { status } = useSession()
  const signOut = useSignOut()
  return (
    <EmptyState
      level={1}
      picture={<Drawing name="coming-soon" />}
      title="Esta parte llega pronto"
      text={`Estamos construyendo «${name}». Mientras tanto, el resto de Wepa te espera.`}
      action={
        <>
          <LinkButton to="/">Volver al inicio</LinkButton>
          {status === 'member' && (
            <Button tone="quiet" onClick={signOut}>
              Cerrar sesión
            </Button>
          )}
        </>
      }
    />
  )
}
