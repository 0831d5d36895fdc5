import { MailCheck, MailX } from 'lucide-react'
import { LinkOutcome } from '../../blocks/link-outcome.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The way out of the weekly email of a business, without an account. */
export function EndSummaries({ token }: { token: string }) {
  const end = trpc.businessAnalytics.endSummaries.useMutation()
  if (end.isSuccess) {
    return (
      <LinkOutcome
        icon={<MailCheck aria-hidden="true" size={32} strokeWidth={1.75} />}
        title="Listo, no te escribiremos más"
        text="Ya no recibirás el resumen de la semana. Si cambias de idea, enciéndelo otra vez en tu configuración."
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
      title="¿Dejar de recibir el resumen?"
      text="No te escribiremos más los lunes. El análisis de tu negocio sigue en Wepa cuando quieras verlo."
      actions={
        <>
          <Button isBusy={end.isPending} onClick={() => end.mutate({ token })}>
            No recibir más el resumen
          </Button>
          <LinkButton tone="quiet" to="/">
            Seguir recibiéndolo
          </LinkButton>
        </>
      }
      problem={end.error ? readFailure(end.error).message : undefined}
    />
  )
}
