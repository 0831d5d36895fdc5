import { ROLE_NAMES, TEAM_ROLES, type TeamRole } from '@wepa/domain/teams/team'
import type { Team, TeamInvitation, TeamMember } from '@wepa/domain/teams/team-schema'
import { longDate } from '@wepa/domain/text/date'
import { useRef, useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ChosenSelect } from '../../ui/forms/chosen-select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { InviteForm } from './invite-form.tsx'

interface MembersCardProps {
  mayManage: boolean
  /** Without the plan nobody is invited; who is in can be taken out. */
  mayInvite: boolean
  /** Who acts, of the team: nobody changes their own role. */
  ownId: number | undefined
}

/** Who works for the business, and who is invited. */
export function MembersCard({ mayManage, mayInvite, ownId }: MembersCardProps) {
  const team = trpc.teams.list.useQuery(undefined, { staleTime: 0 })
  return (
    <Card
      title="Personas del negocio"
      text="Cada una entra con su propia cuenta y nunca ve tu contraseña. Lo que hacen queda abajo con su nombre."
    >
      {team.data && <People team={team.data} mayManage={mayManage} ownId={ownId} />}
      {!team.data && !team.error && <Skeleton className="h-16" />}
      {!team.data && team.error && (
        <LoadFailure
          error={team.error}
          title="No pudimos cargar las personas"
          onRetry={() => void team.refetch()}
        />
      )}
      {mayManage && mayInvite && <InviteForm />}
    </Card>
  )
}

type PeopleProps = { team: Team } & Pick<MembersCardProps, 'mayManage' | 'ownId'>

function People({ team, mayManage, ownId }: PeopleProps) {
  const { members, invitations } = team
  if (members.length + invitations.length === 0) {
    return <p className="text-body text-muted">Todavía trabajas solo tú.</p>
  }
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {members.map((member) => (
        <li key={member.id} className="py-3 first:pt-0">
          <MemberRow member={member} mayChange={mayManage && member.id !== ownId} />
        </li>
      ))}
      {invitations.map((invitation) => (
        <li key={invitation.email} className="py-3 first:pt-0">
          <InvitationRow invitation={invitation} />
        </li>
      ))}
    </ul>
  )
}

/** What is said of a change that did not go through; the list is then as it was. */
function useOutcome() {
  const { teams } = trpc.useUtils()
  return {
    onSuccess: (team: Team) => {
      teams.list.setData(undefined, team)
      void teams.actions.invalidate()
    },
    onError: (error: unknown) =>
      showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' }),
  }
}

function MemberRow({ member, mayChange }: { member: TeamMember; mayChange: boolean }) {
  const { id: memberId, fullName, profileImageUrl, role, joinedAt } = member
  const outcome = useOutcome()
  const set = trpc.teams.setRole.useMutation(outcome)
  const remove = trpc.teams.remove.useMutation(outcome)
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name={fullName} url={profileImageUrl} className="size-[40px]! text-body!" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-body font-semibold wrap-anywhere">{fullName}</p>
        <p className="text-small text-muted">
          {!mayChange && `${ROLE_NAMES[role]} · `}Desde el {longDate(joinedAt)}
        </p>
      </div>
      {mayChange && (
        <>
          <ChosenSelect
            label={`Qué puede hacer ${fullName}`}
            isLabelHidden
            value={role}
            isBusy={set.isPending}
            onSave={(value) => set.mutate({ memberId, role: value as TeamRole })}
          >
            {TEAM_ROLES.map((each) => (
              <option key={each} value={each}>
                {ROLE_NAMES[each]}
              </option>
            ))}
          </ChosenSelect>
          <Button
            ref={button}
            tone="danger"
            size="small"
            isBusy={remove.isPending}
            aria-label={`Quitar a ${fullName}`}
            onClick={() => setIsAsking(true)}
          >
            Quitar
          </Button>
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setIsAsking}
            title={`¿Quitar a ${fullName}?`}
            description="Sale del negocio en todos sus dispositivos, y sus conversaciones son otra vez de todos. Lo que hizo queda."
            confirmLabel="Quitar"
            tone="danger"
            onConfirm={() => remove.mutate({ memberId })}
            returnFocusTo={button}
          />
        </>
      )}
    </div>
  )
}

function InvitationRow({ invitation }: { invitation: TeamInvitation }) {
  const { id, email, role, expiresAt } = invitation
  const cancel = trpc.teams.cancelInvitation.useMutation(useOutcome())
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-body font-semibold wrap-anywhere">{email}</p>
        <p className="text-small text-muted">
          {`Invitada · ${ROLE_NAMES[role]} · vale hasta el ${longDate(expiresAt)}`}
        </p>
      </div>
      <Button
        tone="quiet"
        size="small"
        isBusy={cancel.isPending}
        aria-label={`Retirar la invitación a ${email}`}
        onClick={() => cancel.mutate({ id })}
      >
        Retirar
      </Button>
    </div>
  )
}
