import { isBlank } from '@wepa/domain/text/writing'
import { SendHorizontal } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { classNames } from '../ui/class-names.ts'
import './composer.css'

interface ComposerProps {
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  /** Called with a text that is not too long, trimmed; blank only where `allowsBlank`. */
  onSend: (content: string) => void
  /** In characters. */
  maxLength: number
  /** Whether more can be typed than can be sent: the writer is told then, and nothing typed is lost. */
  allowsMore?: boolean
  /** Something goes along that needs no words. */
  allowsBlank?: boolean
  /** Nothing can be sent for now; writing goes on. */
  isPaused?: boolean
  field?: RefObject<HTMLTextAreaElement | null>
  /** Stands before the field. */
  start?: ReactNode
  /** Stands in place of the button that sends; with a key of its own, see there. */
  end?: ReactNode
}

/**
 * The field and the button at the foot of a conversation. Enter and the button send, Shift+Enter begins a
 * new line. It grows with what is typed.
 */
export function Composer(props: ComposerProps) {
  const { label, placeholder, text, onType, onSend, maxLength } = props
  const { allowsMore = false, allowsBlank = false, isPaused = false, start, end } = props
  const id = useId()
  const ownField = useRef<HTMLTextAreaElement>(null)
  const field = props.field ?? ownField
  useGrowth(field, text)

  const content = text.replace(/\r\n?/g, '\n').trim()
  const isTooLong = content.length > maxLength
  const isNearEnd = allowsMore && content.length > maxLength * 0.9
  const canSend = (allowsBlank || !isBlank(content)) && !isTooLong && !isPaused
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
      {start}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="min-w-0 flex-1">
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          maxLength={allowsMore ? undefined : maxLength}
          placeholder={placeholder}
          enterKeyHint="send"
          autoCapitalize="sentences"
          aria-invalid={isTooLong || undefined}
          aria-describedby={isNearEnd ? `${id}-room` : undefined}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={press}
          className="field composer-field"
        />
        {isNearEnd && (
          <p
            id={`${id}-room`}
            className={classNames('pt-1 text-small', isTooLong ? 'text-danger' : 'text-muted')}
          >
            {lengthText(content.length, maxLength)}
          </p>
        )}
        {allowsMore && (
          <p role="status" className="sr-only">
            {isTooLong ? lengthText(content.length, maxLength) : ''}
          </p>
        )}
      </div>
      {end ?? (
        <button
          // Never the same element as `end`: React would make that a submit button while its press still runs.
          key="send"
          type="submit"
          aria-label="Enviar"
          title="Enviar"
          aria-disabled={!canSend}
          // On a phone the keyboard stays open for the next message.
          onPointerDown={(event) => event.preventDefault()}
          className="inline-grid size-[44px] flex-none place-items-center rounded-full bg-flamboyan text-on-flamboyan transition-colors hover:bg-flamboyan-strong aria-disabled:opacity-60"
        >
          <SendHorizontal aria-hidden="true" size={20} strokeWidth={2} />
        </button>
      )}
    </form>
  )
}

/** Makes a field as high as its text, where the browser does not do so itself. */
function useGrowth(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows the text
  useLayoutEffect(() => {
    const { current: element } = field
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [text])
}

function lengthText(length: number, maxLength: number): string {
  const written = `${length.toLocaleString('es-PR')} / ${maxLength.toLocaleString('es-PR')}`
  return length > maxLength ? `${written}: es demasiado largo, acórtalo para enviarlo.` : written
}
