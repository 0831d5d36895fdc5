import type { CaseKind } from '@wepa/domain/moderation/moderation'
import { trpc } from '../../../lib/trpc.ts'
import { Chip } from '../../../ui/forms/chip.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { kindFilters } from '../case-words.ts'
import { type QueueState, usePace } from './use-queue.ts'

interface QueueFiltersProps {
  kind: CaseKind | undefined
  state: QueueState
  onKind: (kind: CaseKind | undefined) => void
  onState: (state: QueueState) => void
}

/** Which cases to see, with how many wait. */
export function QueueFilters({ kind, state, onKind, onState }: QueueFiltersProps) {
  const { data } = trpc.moderation.counts.useQuery(undefined, usePace(true))
  const all = data && Object.values(data).reduce((sum, count) => sum + count, 0)
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label="Qué ver"
        value={kind ?? ''}
        onChange={({ target }) =>
          onKind(kindFilters.find(({ value }) => value === target.value)?.value)
        }
      >
        <option value="">Todo{countWords(all)}</option>
        {kindFilters.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
            {countWords(data?.[value])}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <Chip isSelected={state === 'pending'} onClick={() => onState('pending')}>
          En espera
        </Chip>
        <Chip isSelected={state === 'resolved'} onClick={() => onState('resolved')}>
          Decididos
        </Chip>
      </div>
    </div>
  )
}

function countWords(count: number | undefined): string {
  return count ? ` (${count})` : ''
}
