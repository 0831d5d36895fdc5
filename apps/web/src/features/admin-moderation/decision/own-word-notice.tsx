import type { CaseWithHistory } from '@wepa/domain/moderation/moderation'

/** Said to who is asked about an appeal against their own decision. */
export function OwnWordNotice({ found, myId }: { found: CaseWithHistory; myId: number }) {
  const { appealed, state, actions } = found
  if (state === 'resolved' || appealed?.admin?.id !== myId) return null
  return (
    <p className="rounded-card bg-sol-soft p-4 text-body">
      {actions.length === 0
        ? 'Tú tomaste esta decisión: la apelación la mira otra persona del equipo.'
        : 'Tú tomaste esta decisión, y no hay nadie más en el equipo que mire la apelación. Léela como si la decisión fuera de otra persona.'}
    </p>
  )
}
