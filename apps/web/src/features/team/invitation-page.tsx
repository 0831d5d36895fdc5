import { useNavigate } from '@tanstack/react-router'
import { ROLE_NAMES, ROLE_TEXTS } from '@wepa/domain/teams/team'
import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { LinkOutcome } from '../../blocks/link-outcome.tsx'
import { readTab, writeTab } from '../../lib/device/tab-storage.ts'
import { readFailure } from '../../lib/errors.ts'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const kept = 'wepa.team-invitation'

/** Where the email of an invitation leads: from whom it is, and joining. It waits while one signs in. */
export function InvitationPage({ keyInAddress }: { keyInAddress: string | undefined }) {
  const key = useInvitationKey(keyInAddress)
  return (
    <div className="page max-w-xl py-10 text-center">
      {key === undefined && <Skeleton className="h-64" />}
      {key === null && <Over />}
      {key && <Invitation invitationKey={key} />}
    </div>
  )
}

/** What the link carries; undefined until it is known, null for none. It leaves the address at once. */
function useInvitationKey(inAddress: string | undefined): string | null | undefined {
  const navigate = useNavigate()
  const [key, setKey] = useState<string | null>()
  useEffect(() => {
    if (inAddress === undefined) return setKey((known) => known ?? readTab(kept))
    setKey(inAddress)
    writeTab(kept, inAddress)
    void navigate({ to: '/team-invitation', search: {}, replace: true, resetScroll: false })
  }, [inAddress, navigate])
  return key
}

function Invitation({ invitationKey: key }: { invitationKey: string }) {
  const { status, user } = useKnownSession()
  const acting = trpc.teams.acting.useQuery(undefined, { enabled: status === 'member' })
  const note = trpc.teams.invitation.useQuery({ key }, { retry: false })
  const accept = trpc.teams.accept.useMutation({ onSuccess: () => writeTab(kept, null) })
  const navigate = useNavigate()
  const { teams } = trpc.useUtils()
  if (accept.isSuccess) {
    return (
      <LinkOutcome
        icon={<Users aria-hidden="true" size={32} strokeWidth={1.75} />}
        title={`Ya estás en el equipo de ${note.data?.business ?? 'este negocio'}`}
        text="En Equipo entras a trabajar en él, y vuelves a tu cuenta cuando quieras."
        actions={
          <Button
            onClick={() => {
              void teams.invalidate()
              void navigate({ to: '/team' })
            }}
          >
            Ver el equipo
          </Button>
        }
      />
    )
  }
  if (note.error) {
    const { code } = readFailure(note.error)
    if (code === 'validation' || code === 'invitation_over') return <Over />
    return (
      <LoadFailure
        error={note.error}
        title="No pudimos abrir la invitación"
        onRetry={() => void note.refetch()}
      />
    )
  }
  if (!note.data || status === 'unknown') return <Skeleton className="h-64" />
  const { business, role } = note.data
  if (status === 'visitor') {
    return (
      <SignInInvitation
        title={`${business} te invita a su equipo`}
        text="Inicia sesión o crea tu cuenta para aceptar. La invitación te espera aquí."
        redirect="/team-invitation"
      />
    )
  }
  if (acting.data) {
    return (
      <LinkOutcome
        icon={<Users aria-hidden="true" size={32} strokeWidth={1.75} />}
        title={`${business} te invita a su equipo`}
        text={`Ahora trabajas en ${acting.data.business}. Para aceptar, vuelve antes a tu cuenta con el botón de arriba.`}
        actions={
          <LinkButton tone="quiet" to="/">
            Ahora no
          </LinkButton>
        }
      />
    )
  }
  return (
    <LinkOutcome
      icon={<Users aria-hidden="true" size={32} strokeWidth={1.75} />}
      title={`${business} te invita a su equipo`}
      text={`Entras con tu cuenta, ${user.fullName} (${user.email}). ${ROLE_NAMES[role]}: ${ROLE_TEXTS[role]}`}
      actions={
        <>
          <Button isBusy={accept.isPending} onClick={() => accept.mutate({ key })}>
            Aceptar
          </Button>
          <LinkButton tone="quiet" to="/">
            Ahora no
          </LinkButton>
        </>
      }
      problem={accept.error ? readFailure(accept.error).message : undefined}
    />
  )
}

function Over() {
  return (
    <LinkOutcome
      icon={<Users aria-hidden="true" size={32} strokeWidth={1.75} />}
      title="Esta invitación ya no vale"
      text="Se usó, se retiró o pasaron siete días. Pide otra al negocio."
      actions={<LinkButton to="/team">Ver mi equipo</LinkButton>}
    />
  )
}
