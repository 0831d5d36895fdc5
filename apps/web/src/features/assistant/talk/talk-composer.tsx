import { ImagePlus, SendHorizontal, Square } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react'
import { PhotoLabel } from '../photo-buttons.tsx'
import { keepTyped, readTyped } from './kept-talk.ts'
import type { Talk } from './use-talk.ts'

/** Signs of one message that the assistant takes. */
const longest = 2_000

interface TalkComposerProps {
  userId: number
  talk: Talk
  isOnline: boolean
}

/** Enter and the button send, Shift+Enter begins a new line. What is typed outlives a reload. */
export function TalkComposer({ userId, talk, isOnline }: TalkComposerProps) {
  const [text, setText] = useState(() => readTyped(userId))
  const id = useId()
  const content = text.replace(/\r\n?/g, '\n').trim()
  const canSend = content !== '' && isOnline && !talk.isBusy
  const type = (typed: string) => {
    setText(typed)
    keepTyped(userId, typed)
  }
  const send = () => {
    if (!canSend) return
    type('')
    talk.say(content)
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
    <form onSubmit={submit} className="talk-composer">
      {!talk.isBusy && (
        <PhotoLabel
          title="Enviar una foto"
          className="inline-grid size-[44px] flex-none place-items-center rounded-full text-caribe hover:bg-caribe-soft"
          onChoose={(file) => void talk.choosePhoto(file)}
        >
          <ImagePlus aria-hidden="true" size={22} strokeWidth={1.75} />
          <span className="sr-only">Enviar una foto</span>
        </PhotoLabel>
      )}
      <label htmlFor={id} className="sr-only">
        Mensaje para el asistente
      </label>
      <textarea
        id={id}
        rows={1}
        value={text}
        maxLength={longest}
        placeholder={talk.step === 'confirming' ? 'Pide un cambio' : 'Escribe un mensaje'}
        enterKeyHint="send"
        autoCapitalize="sentences"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        className="field talk-field"
      />
      {talk.canStop ? (
        <button
          // Not the same element as the other: React would make it a submit button while the press still runs.
          key="stop"
          type="button"
          onClick={talk.stop}
          className="inline-flex min-h-[44px] flex-none items-center gap-2 rounded-full border border-edge bg-card px-4 text-body font-semibold hover:border-ink"
        >
          <Square aria-hidden="true" size={14} strokeWidth={3} />
          Cancelar
        </button>
      ) : (
        <button
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
