import { MailCheck, MailX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { LinkOutcome } from '../../blocks/link-outcome.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EndFollowNotices } from './end-follow-notices.tsx'
import { EndSummaries } from './end-summaries.tsx'

interface UnsubscribePageProps {
  /** Of a saved search. */
  token: string | undefined
  /** Of the weekly email. */
  weekly: string | undefined
  /** Of new ads of the sellers one follows. */
  followed: string | undefined
}

/**
 * The way out of the emails of a saved search, of followed sellers, or of the weekly one, without an account. It asks first: programs that
 * look for bad links open all of them.
 */
export function UnsubscribePage(links: UnsubscribePageProps) {
  // The server's page is everybody's: which email it is about is known here alone.
  const [isHere, setIsHere] = useState(false)
  useEffect(() => setIsHere(true), [])
  return (
    <div className="page max-w-xl py-10 text-center">
      {isHere ? <Known {...links} /> : <Waiting />}
    </div>
  )
}

function Known({ token, weekly, followed }: UnsubscribePageProps) {
  if (weekly !== undefined) return <EndSummaries token={weekly} />
  if (followed !== undefined) return <EndFollowNotices token={followed} />
  return token === undefined ? <Incomplete /> : <Asked token={token} />
}

function Asked({ token }: { token: string }) {
  const search = trpc.savedSearches.unsubscribing.useQuery({ token })
  const end = trpc.savedSearches.unsubscribe.useMutation()
  if (end.isSuccess) {
    return (
      <LinkOutcome
        icon={<MailCheck aria-hidden="true" size={32} strokeWidth={1.75} />}
        title="Listo, no te escribiremos más"
        text={`Ya no recibirás correos de la búsqueda «${search.data?.name ?? ''}». Si cambias de idea, enciéndelos otra vez en tus búsquedas.`}
        actions={<LinkButton to="/saved-searches">Ver mis búsquedas</LinkButton>}
      />
    )
  }
  if (search.error) {
    const { code } = readFailure(search.error)
    if (code === 'validation') return <Incomplete />
    if (code === 'saved_search_not_found') return <Gone />
    return (
      <LoadFailure
        error={search.error}
        title="No pudimos abrir el enlace"
        onRetry={() => void search.refetch()}
      />
    )
  }
  if (!search.data) return <Waiting />
  return (
    <LinkOutcome
      icon={<MailX aria-hidden="true" size={32} strokeWidth={1.75} />}
      title="¿Dejar de recibir correos?"
      text={`No te escribiremos más cuando haya anuncios nuevos para tu búsqueda «${search.data.name}». En Alertas te seguimos avisando.`}
      actions={
        <>
          <Button isBusy={end.isPending} onClick={() => end.mutate({ token })}>
            No recibir más correos
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

function Incomplete() {
  return (
    <LinkOutcome
      icon={<MailX aria-hidden="true" size={32} strokeWidth={1.75} />}
      title="El enlace está incompleto"
      text="Ábrelo otra vez desde el correo, o apaga los correos en tus búsquedas guardadas."
      actions={<LinkButton to="/saved-searches">Ver mis búsquedas</LinkButton>}
    />
  )
}

function Gone() {
  return (
    <LinkOutcome
      icon={<MailCheck aria-hidden="true" size={32} strokeWidth={1.75} />}
      title="Esta búsqueda ya no existe"
      text="No recibirás más correos de ella."
      actions={
        <LinkButton tone="quiet" to="/">
          Ir al inicio
        </LinkButton>
      }
    />
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid justify-items-center gap-4">
      <h1 tabIndex={-1} className="text-h2">
        Tus correos
      </h1>
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
