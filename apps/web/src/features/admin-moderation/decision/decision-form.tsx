import {
  type CaseWithHistory,
  MAX_NOTE,
  MAX_REASON,
  USUAL_REASONS,
} from '@wepa/domain/moderation/moderation'
import { useId, useRef, useState } from 'react'
import { LeaveGuard } from '../../../blocks/account/leave-guard.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { type Choice, choiceWords, graveChoices } from './choice-words.ts'
import {
  type DecisionDrafts,
  daysOf,
  messageOf,
  missingIn,
  nothingTyped,
  useDecisionDraft,
} from './decision-drafts.ts'
import { DecisionQuestion } from './decision-question.tsx'
import { OfferDetails } from './offer-details.tsx'
import { type Offer, offersOf } from './offers.ts'
import { withTemplate } from './reason-templates.ts'
import { useDecision } from './use-decision.ts'

interface DecisionFormProps {
  found: CaseWithHistory
  myId: number
  /** What was typed about each case, while the desk is open. */
  drafts: DecisionDrafts
  /** Opens the case after this one, where one waits. */
  onNext: (() => void) | undefined
}

/**
 * What can be decided now: about the case, and once it is decided whether its ad or person is to come
 * back. Nothing is shown as done before the server has said so.
 */
export function DecisionForm({ found, myId, drafts, onNext }: DecisionFormProps) {
  const offers = offersOf(found, myId)
  const { draft, change } = useDecisionDraft(drafts, found.id)
  const { offer, reason, note } = draft
  const days = daysOf(draft)
  const messageId = messageOf(draft, found)
  const [isAsking, setIsAsking] = useState(false)
  const [missing, setMissing] = useState<ReturnType<typeof missingIn>>()
  const isMovingOn = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { decide, problem } = useDecision(found.id)
  // What somebody else decided meanwhile leaves no choice, but the word about it.
  if (offers.length === 0) return <FormAlert message={problem} />

  const usual = offer && USUAL_REASONS[offer.choice]
  const send = async () => {
    if (!offer) return
    const said = { reason: reason.trim() || null, note: note.trim() || null }
    if (!(await decide.run({ ...offer, ...said, days, messageId }))) return
    change(nothingTyped)
    if (isMovingOn.current) onNext?.()
  }
  const submit = () => {
    const gap = missingIn(draft, found)
    setMissing(gap)
    if (gap === 'reason') field.current?.focus()
    if (!offer || gap) return
    if (graveChoices.includes(offer.choice)) setIsAsking(true)
    else void send()
  }

  return (
    <form
      noValidate
      aria-label="Decisión"
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        isMovingOn.current = submitter?.getAttribute('name') === 'next'
        if (!decide.isPending) submit()
      }}
    >
      <LeaveGuard isDirty={!decide.isPending && drafts.hasWords()} />
      <Choices
        {...{ offers, offer }}
        isMissing={missing === 'offer'}
        onChoose={(chosen) => change({ offer: chosen })}
      />
      {offer && (
        <OfferDetails
          {...{ found, offer, days, messageId }}
          isMessageMissing={missing === 'message'}
          onMessage={(picked) => change({ messageId: picked })}
          onDays={(picked) => change({ days: picked })}
          onReason={(text) => change({ reason: withTemplate(reason, text) })}
        />
      )}
      <TextArea
        ref={field}
        label={offer?.choice === 'answer' ? 'Respuesta' : 'Motivo'}
        hint={reasonHint(offer?.choice)}
        isRequired={!usual}
        placeholder={usual}
        rows={3}
        maxLength={MAX_REASON}
        value={reason}
        error={missing === 'reason' && reason.trim() === '' ? 'Escribe el motivo' : undefined}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <NoteField note={note} onChange={(text) => change({ note: text })} />
      <FormAlert message={problem} />
      <div className="grid grid-cols-1 gap-2 xl:sticky xl:bottom-0 xl:-mx-4 xl:-mb-4 xl:rounded-b-card xl:bg-card xl:p-4">
        <Button ref={button} type="submit" isBusy={decide.isPending}>
          {decide.isPending ? 'Guardando…' : 'Decidir'}
        </Button>
        {onNext && found.state === 'pending' && (
          <Button type="submit" name="next" tone="quiet" disabled={decide.isPending}>
            Guardar y pasar al siguiente
          </Button>
        )}
      </div>
      <DecisionQuestion
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void send()}
        returnFocusTo={button}
        {...{ found, offer, days, messageId }}
      />
    </form>
  )
}

interface ChoicesProps {
  offers: readonly Offer[]
  offer: Offer | undefined
  isMissing: boolean
  onChoose: (offer: Offer) => void
}

function Choices({ offers, offer, isMissing, onChoose }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 text-body font-bold">Decisión</legend>
      {offers.map((each, index) => (
        <label
          key={each.choice}
          className="group flex cursor-pointer gap-3 rounded-field border border-edge px-3 py-2.5 has-checked:border-caribe has-checked:bg-caribe-soft"
        >
          <input
            type="radio"
            name={name}
            checked={offer?.choice === each.choice}
            onChange={() => onChoose(each)}
            aria-keyshortcuts={String(index + 1)}
            className="mt-0.5 size-5 flex-none accent-caribe"
          />
          <span className="min-w-0">
            <span className="block text-body font-semibold">{choiceWords[each.choice].name}</span>
            <span className="block text-small text-muted xl:hidden xl:group-has-checked:block">
              {choiceWords[each.choice].detail}
            </span>
          </span>
        </label>
      ))}
      <p role="alert" className={isMissing ? 'text-small font-medium text-danger' : 'hidden'}>
        {isMissing && 'Escoge una decisión'}
      </p>
    </fieldset>
  )
}

function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  return (
    <details open={note !== '' || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-caribe">
        Añadir una nota interna
      </summary>
      <TextArea
        label="Nota interna (opcional)"
        hint="Queda en el historial. La ve solo la administración."
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => onChange(target.value)}
      />
    </details>
  )
}

function reasonHint(choice: Choice | undefined): string {
  if (choice === 'resolve')
    return 'Queda en el historial. Quien reportó solo sabrá que lo revisamos.'
  if (choice === 'close') return 'Si tiene cuenta, lo ve en sus alertas.'
  return 'La persona a quien le toca lo va a leer.'
}
