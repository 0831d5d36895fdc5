import {
  type CaseWithHistory,
  MAX_NOTE,
  MAX_REASON,
  type ModerationAction,
  possibleActions,
} from '@wepa/domain/moderation/moderation'
import { useId, useRef, useState } from 'react'
import { LeaveGuard } from '../../blocks/account/leave-guard.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Chip } from '../../ui/forms/chip.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import {
  type Choice,
  choiceWords,
  graveChoices,
  reasonTemplates,
  withTemplate,
} from './case-words.ts'
import { Consequences } from './consequences.tsx'

type Offer = { caseId: string; choice: Choice }

/**
 * What can be decided now: about the case, and once it is decided whether its ad or person is to come
 * back. Nothing is shown as done before the server has said so.
 */
export function DecisionForm({ found, myId }: { found: CaseWithHistory; myId: number }) {
  const offers = offersOf(found, myId)
  const [offer, setOffer] = useState<Offer>()
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const [missing, setMissing] = useState<'offer' | 'reason'>()
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const name = useId()
  const { decide, problem } = useDecision(found.id)
  // What somebody else decided meanwhile leaves no choice, but the word about it.
  if (offers.length === 0) return <FormAlert message={problem} />

  const send = async () => {
    if (!offer) return
    const isDone = await decide.run({ ...offer, reason: reason.trim(), note: note.trim() || null })
    if (!isDone) return
    setOffer(undefined)
    setReason('')
    setNote('')
  }
  const submit = () => {
    if (!offer) return setMissing('offer')
    if (reason.trim() === '') {
      setMissing('reason')
      field.current?.focus()
      return
    }
    setMissing(undefined)
    if (graveChoices.includes(offer.choice)) setIsAsking(true)
    else void send()
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-card p-4 shadow-soft"
      onSubmit={(event) => {
        event.preventDefault()
        if (!decide.isPending) submit()
      }}
    >
      <LeaveGuard isDirty={reason !== '' && !decide.isPending} />
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-2 text-body font-bold">Decisión</legend>
        {offers.map((each) => (
          <label
            key={each.choice}
            className="flex cursor-pointer gap-3 rounded-field border border-edge p-3 has-checked:border-caribe has-checked:bg-caribe-soft"
          >
            <input
              type="radio"
              name={name}
              checked={offer?.choice === each.choice}
              onChange={() => setOffer(each)}
              className="mt-1 size-5 flex-none accent-caribe"
            />
            <span className="min-w-0">
              <span className="block text-body font-semibold">{choiceWords[each.choice].name}</span>
              <span className="block text-small text-muted">{choiceWords[each.choice].detail}</span>
            </span>
          </label>
        ))}
        <p
          role="alert"
          className={missing === 'offer' ? 'text-small font-medium text-danger' : 'hidden'}
        >
          {missing === 'offer' && 'Escoge una decisión'}
        </p>
      </fieldset>
      {offer && (
        <Templates choice={offer.choice} onPick={(text) => setReason(withTemplate(reason, text))} />
      )}
      <TextArea
        ref={field}
        label={offer?.choice === 'answer' ? 'Respuesta' : 'Motivo'}
        hint={reasonHint(offer?.choice)}
        isRequired
        rows={4}
        maxLength={MAX_REASON}
        value={reason}
        error={missing === 'reason' && reason.trim() === '' ? 'Escribe el motivo' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextArea
        label="Nota interna (opcional)"
        hint="Queda en el historial. La ve solo la administración."
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormAlert message={problem} />
      <Button ref={button} type="submit" size="large" isBusy={decide.isPending}>
        {decide.isPending ? 'Guardando…' : 'Decidir'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={offer ? `¿${choiceWords[offer.choice].name}?` : ''}
        description={offer && <Consequences found={found} choice={offer.choice} />}
        confirmLabel={offer ? choiceWords[offer.choice].name : ''}
        tone="danger"
        onConfirm={() => void send()}
        returnFocusTo={button}
      />
    </form>
  )
}

function Templates({ choice, onPick }: { choice: Choice; onPick: (reason: string) => void }) {
  const templates = reasonTemplates[choice]
  if (!templates) return null
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-small text-muted">Motivos frecuentes</legend>
      {templates.map((text) => (
        <Chip key={text} onClick={() => onPick(text)}>
          {text}
        </Chip>
      ))}
    </fieldset>
  )
}

function reasonHint(choice: Choice | undefined): string {
  if (choice === 'resolve')
    return 'Queda en el historial. Quien reportó solo sabrá que lo revisamos.'
  if (choice === 'close') return 'Si tiene cuenta, lo ve en sus alertas.'
  return 'La persona a quien le toca lo va a leer.'
}

/** Sends a decision. What somebody else decided meanwhile is shown, and the case read anew. */
function useDecision(caseId: string) {
  const utils = trpc.useUtils()
  const mutation = trpc.moderation.decide.useMutation()
  const [problem, setProblem] = useState<string>()
  const run = async (order: Offer & { reason: string; note: string | null }) => {
    setProblem(undefined)
    const { choice, caseId: id, reason, note } = order
    try {
      await mutation.mutateAsync({ id, action: choice, reason, note })
    } catch (error) {
      const { code, message } = readFailure(error)
      setProblem(message)
      // Somebody else decided, or the ad or the person has gone: what is possible now, says the case.
      if (code === 'already_decided' || code === 'not_found') await refresh()
      return false
    }
    showToast({ title: 'Decisión guardada' })
    await refresh()
    return true
  }
  const refresh = () =>
    Promise.all([
      utils.moderation.case.invalidate({ id: caseId }),
      utils.moderation.list.invalidate(),
      utils.moderation.counts.invalidate(),
    ])
  return { decide: { run, isPending: mutation.isPending }, problem }
}

/** A decided case may still have its ad or person brought back. */
function offersOf(found: CaseWithHistory, myId: number): Offer[] {
  const { listing, person } = found
  const own = found.actions.flatMap((action) => offerOf(found.id, action))
  if (found.kind === 'listing' || found.kind === 'user' || person?.id === myId) return own
  if (found.kind === 'appeal' && found.state === 'pending') return own
  const extra = [
    ...possibleActions({ kind: 'listing', state: 'pending', listing, person })
      .filter((action) => action === 'restore_listing')
      .flatMap((action) => offerOf(`listing-${listing?.id}`, action)),
    ...possibleActions({ kind: 'user', state: 'pending', listing, person })
      .filter((action) => action === 'restore_user')
      .flatMap((action) => offerOf(`user-${person?.id}`, action)),
  ]
  return [...own, ...extra]
}

function offerOf(caseId: string, action: ModerationAction): Offer[] {
  if (action === 'end_session' || action === 'open_document' || action === 'retry_job') return []
  return [{ caseId, choice: action }]
}
