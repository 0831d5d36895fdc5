import { useNavigate } from '@tanstack/react-router'
import type { SelfUser } from '@wepa/domain/people/user'
import { ROLE_NAMES, ROLE_TEXTS } from '@wepa/domain/teams/team'
import type { Workplace } from '@wepa/domain/teams/team-schema'
import { useRef, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { forgetOwn, keepOwn } from '../../lib/session/acting.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

/** The businesses one works for; nothing where there is none. */
export function Workplaces({ user }: { user: SelfUser }) {
  const places = trpc.teams.workplaces.useQuery()
  if (!places.data?.length) return null
  return (
    <Card
      title="Negocios donde trabajas"
      text="Mientras trabajas en uno, lo que haces es de ese negocio y queda con tu nombre."
    >
      <ul className="grid grid-cols-1 divide-y divide-line">
        {places.data.map((place) => (
          <li key={place.id} className="py-3 first:pt-0 last:pb-0">
            <Place place={place} user={user} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Place({ place, user }: { place: Workplace; user: SelfUser }) {
  const { id: businessId, name, role, isOpen } = place
  const { teams } = trpc.useUtils()
  const enter = useEntering(user)
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const leave = trpc.teams.leave.useMutation({
    onSuccess: (places) => teams.workplaces.setData(undefined, places),
    onError: tell,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-body font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-muted">
          {isOpen
            ? `${ROLE_NAMES[role]}: ${ROLE_TEXTS[role]}`
            : 'Ahora no tiene el plan Business: nadie de su equipo puede entrar.'}
        </p>
      </div>
      {isOpen && (
        <Button
          size="small"
          isBusy={enter.isPending}
          aria-label={`Trabajar aquí: ${name}`}
          onClick={() => enter.mutate({ businessId })}
        >
          Trabajar aquí
        </Button>
      )}
      <Button
        ref={button}
        tone="danger"
        size="small"
        isBusy={leave.isPending}
        aria-label={`Dejar el equipo de ${name}`}
        onClick={() => setIsAsking(true)}
      >
        Dejar
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`¿Dejar el equipo de ${name}?`}
        description="Para volver te tendrán que invitar otra vez."
        confirmLabel="Dejar"
        tone="danger"
        onConfirm={() => leave.mutate({ businessId })}
        returnFocusTo={button}
      />
    </div>
  )
}

/** Goes on as a business: its session takes the place of one's own. */
function useEntering(user: SelfUser) {
  const { signIn } = useSession()
  const navigate = useNavigate()
  return trpc.teams.actFor.useMutation({
    onMutate: () => keepOwn(user),
    onSuccess: (granted) => {
      signIn(granted)
      void navigate({ to: '/my-listings' })
    },
    onError: (error) => {
      forgetOwn()
      tell(error)
    },
  })
}

function tell(error: unknown): void {
  showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' })
}
