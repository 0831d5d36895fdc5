import { trpc } from '../../lib/trpc.ts'
import { EndByLink } from './end-by-link.tsx'

/** The way out of being told of new ads of the sellers one follows, without an account. */
export function EndFollowNotices({ token }: { token: string }) {
  const end = trpc.follows.endNotices.useMutation()
  return (
    <EndByLink
      state={end}
      onEnd={() => end.mutate({ token })}
      question={{
        title: '¿Dejar de recibir avisos?',
        text: 'No te avisaremos más de los anuncios nuevos de los vendedores que sigues, ni por correo ni en Alertas. Los ves cuando quieras en Wepa.',
        yes: 'No recibir más avisos',
        no: 'Seguir recibiéndolos',
      }}
      done={{
        title: 'Listo, no te avisaremos más',
        text: 'Sigues a los mismos vendedores, sin avisos. Si cambias de idea, enciéndelos otra vez en tu configuración.',
      }}
    />
  )
}
