import {
  BATCH_ACTIONS,
  MAX_REASON,
  type ModerationCase,
  USUAL_REASONS,
} from '@wepa/domain/moderation/moderation'
import { useRef, useState } from 'react'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Chip } from '../../../ui/forms/chip.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { type Choice, choiceWords } from '../decision/choice-words.ts'
import { withTemplate } from '../decision/reason-templates.ts'
import { ReasonTemplates } from '../decision/reason-templates-list.tsx'
import type { CaseSelection } from './use-selection.ts'

interface BatchBarProps {
  selection: CaseSelection
  /** What the list shows now. */
  shown: readonly ModerationCase[]
  onEnd: () => void
}

/** Several cases at once: how many were picked, and the way to decide them. */
export function BatchBar({ selection, shown, onEnd }: BatchBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const count = selection.cases.length
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card border border-line bg-card p-3">
      <p role="status" className="text-body">
        {count === 0 ? 'Escoge los casos que se deciden igual.' : pickedWords(count)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          size="small"
          disabled={count === 0}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          Decidirlos juntos
        </Button>
        <Button tone="quiet" size="small" onClick={() => selection.add(shown)}>
          Escoger los de la lista
        </Button>
        <Button tone="bare" size="small" onClick={onEnd}>
          Dejarlo
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={`Decidir ${count === 1 ? 'un caso' : `${count} casos`}`}
        returnFocusTo={button}
      >
        <BatchForm
          selection={selection}
          onDone={() => {
            setIsOpen(false)
            onEnd()
          }}
        />
      </Dialog>
    </div>
  )
}

function pickedWords(count: number): string {
  return count === 1 ? '1 caso escogido' : `${count} casos escogidos`
}

function BatchForm({ selection, onDone }: { selection: CaseSelection; onDone: () => void }) {
  const choices = commonChoices(selection.cases)
  const [choice, setChoice] = useState<Choice>()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const utils = trpc.useUtils()
  const decide = trpc.moderation.decideSeveral.useMutation()
  if (choices.length === 0) {
    return <p className="pb-3 text-body">Estos casos no tienen ninguna decisión en común.</p>
  }
  const send = async () => {
    if (!choice) return setProblem('Escoge una decisión')
    if (reason.trim() === '' && !USUAL_REASONS[choice]) return setProblem('Escribe el motivo')
    setProblem(undefined)
    const ids = selection.cases.map(({ id }) => id)
    try {
      const answers = await decide.mutateAsync({
        ids,
        action: choice,
        reason: reason.trim() || null,
      })
      showToast(wordsOf(answers))
      await utils.moderation.invalidate()
      onDone()
    } catch (error) {
      setProblem(readFailure(error).message)
    }
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4 pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!decide.isPending) void send()
      }}
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-body font-bold">Decisión</legend>
        {choices.map((each) => (
          <Chip key={each} isSelected={each === choice} onClick={() => setChoice(each)}>
            {choiceWords[each].name}
          </Chip>
        ))}
      </fieldset>
      {choice && (
        <>
          <p className="text-small text-muted">{choiceWords[choice].detail}</p>
          <ReasonTemplates
            choice={choice}
            about={commonTopic(selection.cases)}
            onPick={(text) => setReason(withTemplate(reason, text))}
          />
        </>
      )}
      <TextArea
        label="Motivo"
        hint="El mismo para todos."
        placeholder={choice && USUAL_REASONS[choice]}
        rows={3}
        maxLength={MAX_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormAlert message={problem} />
      <Button type="submit" size="large" isBusy={decide.isPending}>
        {decide.isPending ? 'Guardando…' : 'Decidir'}
      </Button>
    </form>
  )
}

/** What can be decided about each of them. */
function commonChoices(cases: CaseSelection['cases']): Choice[] {
  return BATCH_ACTIONS.filter((action) => cases.every(({ actions }) => actions.includes(action)))
}

/** What all of them are about; undefined where they differ. */
function commonTopic(cases: CaseSelection['cases']) {
  const [first, ...others] = cases
  const isSame = others.every(({ kind, topic }) => kind === first?.kind && topic === first.topic)
  return isSame ? first : undefined
}

function wordsOf(answers: readonly { problem: string | null }[]) {
  const refused = answers.filter(({ problem }) => problem !== null)
  const title = `${answers.length - refused.length} de ${answers.length} decididos`
  const [first] = refused
  return first?.problem
    ? { title, description: first.problem, tone: 'bad' as const }
    : { title: answers.length === 1 ? 'Decisión guardada' : `${answers.length} casos decididos` }
}
