import { dayCount } from '@wepa/domain/moderation/moderation'
import { SUSPENSION_DAYS, type SuspensionDays } from '@wepa/domain/people/suspension'
import { Chip } from '../../../ui/forms/chip.tsx'

interface SuspensionDaysFieldProps {
  /** null: without end. */
  days: SuspensionDays | null
  onPick: (days: SuspensionDays | null) => void
}

/** For how long somebody is suspended. The key d goes from one to the next. */
export function SuspensionDaysField({ days, onPick }: SuspensionDaysFieldProps) {
  const next = choices[(choices.indexOf(days) + 1) % choices.length]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-small text-muted">Por cuánto tiempo</legend>
      {choices.map((each) => (
        <Chip
          key={each}
          isSelected={each === days}
          onClick={() => onPick(each)}
          aria-keyshortcuts={each === next ? 'd' : undefined}
          className="xl:min-h-9 xl:rounded-field xl:px-3 xl:text-small"
        >
          {each === null ? 'Sin término' : dayCount(each)}
        </Chip>
      ))}
    </fieldset>
  )
}

const choices: readonly (SuspensionDays | null)[] = [null, ...SUSPENSION_DAYS]
