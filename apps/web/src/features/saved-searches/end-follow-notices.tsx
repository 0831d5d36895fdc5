import { MailCheck, MailX } from 'lucide-react'
import { LinkOutcome } from '../../blocks/link-outcome.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The way out of being told of new ads of the sellers one follows, without an account. */
export function EndFollowNotices({ token }: { token: string }) {
  const end = trpc.follows.endNotices.useMutation()
  if (end.isSuccess) {
    return (
      <LinkOutcome
        icon={<MailCheck aria-hidden="true" size={32} strokeWidth={1.75} />}
        title="Listo, no te avisaremos más"
        text="Sigues a los mismos vendedores, sin avisos. Si cambias de idea, enciéndelos otra vez en tu configuración."
        actions={
          <LinkButton to="/settings" search={{ tab: 'notifications' }}>
            Ir a mi configuración
          </LinkButton>
        }
      />
    )
  }
  return (
    <LinkOutcome
      icon={<MailX aria-hidden="true" size={32} strokeWidth={1.75} />}
      title="¿Dejar de recibir avisos?"
      text="No te avisaremos más de los anuncios nuevos de los vendedores que sigues, ni por correo ni en Alertas. Los ves cuando quieras en Wepa."
      actions={
        <>
          <Button isBusy={end.isPending} onClick={() => end.mutate({ token })}>
            No recibir más avisos
          </Button>
          <LinkButton tone="quiet" to="/">
            Seguir recibiéndolos
          </LinkButton>
        </>
      }
      problem={end.error ? readFailure(end.error).message : undefined}
    />
  )
}
