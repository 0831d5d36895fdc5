import type { SelfUser } from '@wepa/domain/people/user'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ActionLog } from './action-log.tsx'
import { MembersCard } from './members-card.tsx'
import { Workplaces } from './workplaces.tsx'

/** The people of one's business, and the businesses one works for. */
export function TeamPage() {
  const { status, user } = useKnownSession()
  return (
    <div className="page max-w-4xl py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-5 text-h2 wrap-anywhere md:text-h1">
        Equipo
      </h1>
      {status === 'visitor' && (
        <SignInInvitation
          title="Inicia sesión para ver tu equipo"
          text="Con el plan Business varias personas trabajan en tu negocio, cada una con su cuenta."
          redirect="/team"
        />
      )}
      {status === 'unknown' && <Skeleton className="h-64" />}
      {status === 'member' && <Own key={user.id} user={user} />}
    </div>
  )
}

function Own({ user }: { user: SelfUser }) {
  const acting = trpc.teams.acting.useQuery()
  if (acting.data === undefined) {
    if (!acting.error) return <Skeleton className="h-64" />
    return (
      <LoadFailure
        error={acting.error}
        title="No pudimos cargar tu equipo"
        onRetry={() => void acting.refetch()}
      />
    )
  }
  const isBusiness = user.subscriptionPlan === 'business'
  const mayManage = acting.data === null || acting.data.role === 'owner'
  return (
    <div className="grid grid-cols-1 gap-5">
      {acting.data === null && <Workplaces user={user} />}
      {isBusiness ? (
        <>
          <MembersCard mayManage={mayManage} mayInvite ownId={acting.data?.memberId} />
          {mayManage && <ActionLog />}
        </>
      ) : (
        <WithoutPlan />
      )}
    </div>
  )
}

/** What the plan brings; after it, also who is still in the team, to be taken out. */
function WithoutPlan() {
  const team = trpc.teams.list.useQuery(undefined, { staleTime: 0 })
  const hasPeople = team.data && team.data.members.length + team.data.invitations.length > 0
  return (
    <>
      <Card
        title="Tu propio equipo"
        text="Con Business invitas a otras personas a trabajar en tu negocio: cada una entra con su cuenta, hace lo que tú decides, y ves quién hizo qué."
      >
        <LinkButton to="/subscription" search={{ plan: 'business' }} className="w-fit">
          Ver el plan Business
        </LinkButton>
      </Card>
      {hasPeople && (
        <>
          <p className="text-body">
            Sin el plan Business nadie de tu equipo puede entrar a trabajar. Si vuelves a tenerlo,
            entran otra vez quienes sigan aquí.
          </p>
          <MembersCard mayManage mayInvite={false} ownId={undefined} />
          <ActionLog />
        </>
      )}
    </>
  )
}
