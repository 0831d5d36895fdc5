import { MAX_DESK_SEARCH } from '@wepa/domain/moderation/desk-search'
import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { DeskSearch } from './use-desk-search.ts'

/** Where a moderator looks for somebody or something. The key / comes here, Esc goes back to the queue. */
export function SearchField({ search }: { search: DeskSearch }) {
  const { text, setText, run, close, isBusy, isOn, problem } = search
  return (
    <search>
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          run()
        }}
      >
        <TextInput
          label="Buscar en Moderación"
          isLabelHidden
          type="search"
          placeholder="Persona, anuncio o caso"
          hint={isOn ? 'Nombre, email, teléfono, título, enlace o referencia.' : undefined}
          error={problem}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_DESK_SEARCH}
          aria-keyshortcuts="/"
          className="min-w-0"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && (isOn || text !== '')) {
              event.preventDefault()
              close()
            }
          }}
        />
        <Button
          type="submit"
          tone="quiet"
          aria-label="Buscar"
          isBusy={isBusy}
          className="size-11 flex-none self-start px-0!"
        >
          {!isBusy && <Search aria-hidden="true" size={20} strokeWidth={1.75} />}
        </Button>
      </form>
      {isOn && (
        <Button tone="quiet" size="small" className="mt-2 w-full" onClick={close}>
          Volver a los casos
        </Button>
      )}
    </search>
  )
}

/** Arrow keys go through the field and what was found below it. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], li a')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const next = at < 0 ? undefined : stops[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
