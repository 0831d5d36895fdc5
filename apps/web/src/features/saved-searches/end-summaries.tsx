import { trpc } from '../../lib/trpc.ts'
import { EndByLink } from './end-by-link.tsx'

/** The way out of the weekly email of a business, without an account. */
export function EndSummaries({ token }: { token: string }) {
  const end = trpc.businessAnalytics.endSummaries.useMutation()
  return (
    <EndByLink
      state={end}
      onEnd={() => end.mutate({ token })}
      question={{
        title: '¿Dejar de recibir el resumen?',
        text: 'No te escribiremos más los lunes. El análisis de tu negocio sigue en Wepa cuando quieras verlo.',
        yes: 'No recibir más el resumen',
        no: 'Seguir recibiéndolo',
      }}
      done={{
        title: 'Listo, no te escribiremos más',
        text: 'Ya no recibirás el resumen de la semana. Si cambias de idea, enciéndelo otra vez en tu configuración.',
      }}
    />
  )
}
