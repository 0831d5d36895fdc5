import { isAtLeast } from '@wepa/domain/teams/team'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ChosenSelect } from '../../../ui/forms/chosen-select.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

/** Who of a business looks after this conversation, and handing it over; nothing where one works alone. */
export function Assigned({ conversationId }: { conversationId: number }) {
  const { teams } = trpc.useUtils()
  const team = trpc.teams.list.useQuery()
  const assignments = trpc.teams.assignments.useQuery()
  const assign = trpc.teams.assign.useMutation({
    onSuccess: (all) => teams.assignments.setData(undefined, all),
    onError: (error) =>
      showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' }),
  })
  const writers = team.data?.members.filter(({ role }) => isAtLeast(role, 'seller')) ?? []
  if (writers.length === 0 || !assignments.data) return null
  const current = assignments.data.find((each) => each.conversationId === conversationId)
  return (
    <div className="flex-none border-b border-line bg-card px-4 py-2">
      <ChosenSelect
        label="La atiende"
        value={String(current?.memberId ?? '')}
        isBusy={assign.isPending}
        onSave={(value) =>
          assign.mutate({ conversationId, memberId: value === '' ? null : Number(value) })
        }
      >
        <option value="">Todo el equipo</option>
        {writers.map(({ id, fullName }) => (
          <option key={id} value={id}>
            {fullName}
          </option>
        ))}
      </ChosenSelect>
    </div>
  )
}
