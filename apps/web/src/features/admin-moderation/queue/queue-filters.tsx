import type { QueueCount } from '@wepa/domain/moderation/urgency'
import { Age } from '../../../blocks/listing-card/listing-age.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Chip, RemovableChip } from '../../../ui/forms/chip.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { kindFilters } from '../case-words.ts'
import { type QueueQuestion, usePace } from './use-queue.ts'

interface QueueFiltersProps {
  asked: QueueQuestion
  onAsk: (changed: Partial<QueueQuestion>) => void
}

/** Which cases to see, with how many wait and since when. */
export function QueueFilters({ asked: { kind, show, person }, onAsk }: QueueFiltersProps) {
  const { data } = trpc.moderation.counts.useQuery(undefined, usePace(true))
  const all = data && sum(Object.values(data))
  const shown = kind ? data?.[kind] : all
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label="Qué ver"
        value={kind ?? ''}
        onChange={({ target }) =>
          onAsk({ kind: kindFilters.find(({ value }) => value === target.value)?.value })
        }
      >
        <option value="">Todo{countWords(all?.waiting)}</option>
        {kindFilters.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
            {countWords(data?.[value].waiting)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <Chip isSelected={show === 'pending'} onClick={() => onAsk({ show: 'pending' })}>
          En espera
        </Chip>
        <Chip isSelected={show === 'urgent'} onClick={() => onAsk({ show: 'urgent' })}>
          Urgentes{countWords(shown?.urgent)}
        </Chip>
        <Chip isSelected={show === 'resolved'} onClick={() => onAsk({ show: 'resolved' })}>
          Decididos
        </Chip>
        {person && (
          <RemovableChip
            removeLabel={`Quitar el filtro: sobre ${person.fullName}`}
            onRemove={() => onAsk({ person: undefined })}
          >
            Sobre {person.fullName}
          </RemovableChip>
        )}
      </div>
      {shown?.oldestAt && show !== 'resolved' && !person && (
        <p className="text-small text-muted">
          El más antiguo espera desde <Age since={shown.oldestAt} />
        </p>
      )}
    </div>
  )
}

function countWords(count: number | undefined): string {
  return count ? ` (${count})` : ''
}

function sum(counts: readonly QueueCount[]): QueueCount {
  const ages = counts.flatMap(({ oldestAt }) => oldestAt ?? [])
  return {
    waiting: counts.reduce((total, { waiting }) => total + waiting, 0),
    urgent: counts.reduce((total, { urgent }) => total + urgent, 0),
    oldestAt: ages.toSorted()[0] ?? null,
  }
}
