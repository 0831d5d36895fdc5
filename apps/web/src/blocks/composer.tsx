import { MAX_MESSAGE } from '@wepa/domain/conversations/conversation'
import { isBlank } from '@wepa/domain/text/writing'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useLayoutEffect } from 'react'
import { classNames } from '../ui/class-names.ts'

/** From here on the writer is told how much room is left. */
const nearEnd = 3_600

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** Whom it goes to. */
  name: string
  text: string
  onType: (text: string) => void
  /** A text that is neither blank nor too long, trimmed. */
  onSend: (content: string) => void
}

/** Enter and the button send, Shift+Enter begins a new line. It grows with what is typed. */
export function Composer({ field, name, text, onType, onSend }: ComposerProps) {
  const id = useId()
  const content = text.replace(/\r\n?/g, '\n').trim()
  const isTooLong = content.length > MAX_MESSAGE
  const canSend = !isBlank(content) && !isTooLong
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows the text
  useLayoutEffect(() => {
    const { current: element } = field
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [text])

  const send = () => {
    if (canSend) onSend(content)
  }
  const press = (event: KeyboardEvent) => {
    // While an accent or a word is being put together, Enter belongs to that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className="composer">
      <label htmlFor={id} className="sr-only">
        Mensaje para {name}
      </label>
      <div className="min-w-0 flex-1">
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          placeholder="Escribe un mensaje"
          enterKeyHint="send"
          autoCapitalize="sentences"
          aria-invalid={isTooLong || undefined}
          aria-describedby={content.length > nearEnd ? `${id}-room` : undefined}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={press}
          className="field composer-field"
        />
        {content.length > nearEnd && (
          <p
            id={`${id}-room`}
            className={classNames('pt-1 text-small', isTooLong ? 'text-danger' : 'text-muted')}
          >
            {roomWords(content.length)}
          </p>
        )}
        <p role="status" className="sr-only">
          {isTooLong ? roomWords(content.length) : ''}
        </p>
      </div>
      <button
        type="submit"
        aria-label="Enviar"
        title="Enviar"
        aria-disabled={!canSend}
        // On a phone the keyboard stays open for the next message.
        onPointerDown={(event) => event.preventDefault()}
        className="inline-grid size-[44px] flex-none place-items-center self-end rounded-full bg-flamboyan text-on-flamboyan transition-colors hover:bg-flamboyan-strong aria-disabled:opacity-60"
      >
        <SendHorizontal aria-hidden="true" size={20} strokeWidth={2} />
      </button>
    </form>
  )
}

function roomWords(length: number): string {
  const written = `${length.toLocaleString('es-PR')} / ${MAX_MESSAGE.toLocaleString('es-PR')}`
  return length > MAX_MESSAGE ? `${written}: es demasiado largo, acórtalo para enviarlo.` : written
}
