import { Chip } from '../../../ui/forms/chip.tsx'
import type { Choice } from './choice-words.ts'
import { type ReasonTopic, reasonsFor } from './reason-templates.ts'

/** Reasons to start from. */
export function ReasonTemplates({
  choice,
  about,
  onPick,
}: {
  choice: Choice
  about: ReasonTopic | undefined
  onPick: (reason: string) => void
}) {
  const templates = reasonsFor(choice, about)
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-small text-muted">Motivos frecuentes</legend>
      {templates.map((text) => (
        <Chip
          key={text}
          onClick={() => onPick(text)}
          className="xl:min-h-9 xl:rounded-field xl:px-3 xl:text-small"
        >
          {text}
        </Chip>
      ))}
    </fieldset>
  )
}
