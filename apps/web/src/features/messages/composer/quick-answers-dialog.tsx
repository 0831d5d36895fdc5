import {
  BUYER_ANSWERS,
  MAX_QUICK_ANSWER,
  MAX_QUICK_ANSWERS,
  QuickAnswers,
  SELLER_ANSWERS,
} from '@wepa/domain/conversations/quick-answers'
import { X } from 'lucide-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'

interface QuickAnswersDialogProps {
  isSeller: boolean
  returnFocusTo: RefObject<HTMLElement | null>
  onPick: (text: string) => void
  onClose: () => void
}

/** The usual answers and one's own; a tap writes one into the field, where it can still be changed. */
export function QuickAnswersDialog(props: QuickAnswersDialogProps) {
  const { isSeller, returnFocusTo, onPick, onClose } = props
  const { data: own } = trpc.conversations.quickAnswers.useQuery()
  const usual = isSeller ? SELLER_ANSWERS : BUYER_ANSWERS
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Respuestas rápidas"
      description="Toca una para escribirla; antes de enviarla la puedes cambiar."
      returnFocusTo={returnFocusTo}
    >
      <div className="grid gap-4 pb-2">
        <ul aria-label="Usuales" className="grid">
          {usual.map((text) => (
            <li key={text}>
              <Pick text={text} onPick={onPick} />
            </li>
          ))}
        </ul>
        {/* Not known without network where they were never asked for: the usual ones stand all the same. */}
        {own && <OwnAnswers texts={own.texts} onPick={onPick} />}
      </div>
    </Dialog>
  )
}

function Pick({ text, onPick }: { text: string; onPick: (text: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onPick(text)}
      className="min-h-11 w-full rounded-field px-3 py-2 text-left text-body wrap-anywhere hover:bg-sand-deep"
    >
      {text}
    </button>
  )
}

function OwnAnswers({ texts, onPick }: { texts: string[]; onPick: (text: string) => void }) {
  const { quickAnswers } = trpc.useUtils().conversations
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const place = useKeptFocus<HTMLElement>(texts.length)
  const set = trpc.conversations.setQuickAnswers.useMutation({
    onSuccess: (saved) => quickAnswers.setData(undefined, saved),
    onError: (error) => setProblem(readFailure(error).message),
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    const { success, data, error } = QuickAnswers.safeParse({ texts: [...texts, typed] })
    if (!success) return setProblem(error.issues[0]?.message)
    set.mutate(data, { onSuccess: () => setTyped('') })
  }
  return (
    <section ref={place} tabIndex={-1} aria-label="Tuyas" className="grid gap-2 outline-none">
      <h3 className="text-body font-semibold">Tuyas</h3>
      <ul className="grid">
        {texts.map((text) => (
          <li key={text} className="flex items-center">
            <Pick text={text} onPick={onPick} />
            <IconButton
              label={`Quitar: ${text}`}
              disabled={set.isPending}
              onClick={() => set.mutate({ texts: texts.filter((each) => each !== text) })}
            >
              <X aria-hidden="true" size={18} strokeWidth={2} />
            </IconButton>
          </li>
        ))}
      </ul>
      {texts.length < MAX_QUICK_ANSWERS && (
        <form noValidate onSubmit={add} className="flex flex-wrap items-end gap-2">
          <TextInput
            label="Otra respuesta"
            className="min-w-0 flex-1 basis-48"
            maxLength={MAX_QUICK_ANSWER}
            value={typed}
            error={problem}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(undefined)
            }}
          />
          <Button type="submit" tone="quiet" isBusy={set.isPending}>
            Añadir
          </Button>
        </form>
      )}
    </section>
  )
}
