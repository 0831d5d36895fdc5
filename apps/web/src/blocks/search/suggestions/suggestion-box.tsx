import type { Suggestion } from '@wepa/domain/search/suggestions/suggestion'
import { useEffect, useId, useRef, useState } from 'react'
import { commandOfKey, type ListCommand } from './command-of-key.ts'
import { focusFirst, moveAmongButtons } from './move-among-buttons.ts'
import { SuggestionActions } from './suggestion-actions.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import type { SuggestionRouter } from './suggestion-router.ts'
import { useComboboxAttributes } from './use-combobox-attributes.ts'
import { useField, writeInto } from './use-field.ts'
import { useOwnSearches } from './use-own-searches.ts'
import { useRoom } from './use-room.ts'
import { useSuggested } from './use-suggested.ts'

/** What was chosen by arrows, and what stood in the field then. */
type Choice = { typed: string; suggestion: Suggestion }

/** What is suggested under a field, and how keys and fingers move through it. */
export function SuggestionBox({
  field,
  router,
}: {
  field: HTMLInputElement
  router: SuggestionRouter
}) {
  const { client } = router.options.context
  const listId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<Choice>()
  const state = useField(field, { host: () => panel.current, router, press })
  const { text, isWanted, open, close } = state
  const { own, remove, removeAll } = useOwnSearches(isWanted)
  const items = useSuggested(client, { text, isWanted, own })
  const isOpen = items.length > 0
  // Other words have no choice yet, nor has a list that is opened again.
  if (choice && (choice.typed !== text || !isOpen)) setChoice(undefined)
  // By what it says: it stays chosen when the server's list takes the place of the device's.
  const active = items.findIndex(
    (item) => item.text === choice?.suggestion.text && item.slug === choice.suggestion.slug,
  )
  const chosen = items[active]
  useComboboxAttributes(field, { listId, isOpen, activeId: chosen && `${listId}-${active}` })
  useRoom(panel, field, isOpen)

  function press(event: KeyboardEvent) {
    if (event.isComposing) return
    const command = commandOfKey(event, { isOpen, chosen, field })
    if (!command) return
    event.preventDefault()
    // The form must not hear of an Enter that took a suggestion, nor a dialog of this Escape.
    event.stopPropagation()
    commands[command]()
  }

  const commands: Readonly<Record<ListCommand, () => void>> = {
    open,
    close,
    clear,
    next: () => move(1),
    previous: () => move(-1),
    take: () => chosen && take(chosen),
    remove: () => chosen && remove(chosen.text),
    actions: () => focusFirst(panel.current?.querySelector(`[data-row="${active}"]`)),
  }

  function clear() {
    writeInto(field, '')
    close()
  }

  function move(step: number) {
    // One more place than there are: the field itself, between the last and the first.
    const places = items.length + 1
    const suggestion = items[((active + 1 + step + places) % places) - 1]
    setChoice(suggestion && { typed: text, suggestion })
  }

  function take({ kind, text: said, slug }: Suggestion) {
    close()
    if (kind === 'category') return void router.navigate({ href: `/category/${slug}` })
    writeInto(field, said)
    close()
    field.form?.requestSubmit()
  }

  function complete({ text: said }: Suggestion) {
    field.focus()
    writeInto(field, `${said} `)
  }

  function back() {
    field.focus()
  }

  return (
    <>
      <Count of={isOpen ? items.length : undefined} />
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus, and moves it among its buttons
        <div
          ref={panel}
          // The field keeps the focus, or the list would be gone before a tap counts.
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => moveAmongButtons(event, { back })}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget !== field && !panel.current?.contains(relatedTarget)) close()
          }}
          className="appear absolute inset-x-0 top-full z-30 mt-1 overflow-y-auto overscroll-contain rounded-card border border-line bg-card text-left shadow-lifted"
        >
          <div className="relative">
            <SuggestionList {...{ listId, items, active, typed: text }} onTake={take} />
            <SuggestionActions
              items={items}
              onComplete={complete}
              onRemove={(text) => {
                remove(text)
                back()
              }}
              onRemoveAll={() => {
                removeAll()
                back()
              }}
            />
          </div>
        </div>
      )}
    </>
  )
}

/** Says how many there are once the hands rest. */
function Count({ of: count }: { of: number | undefined }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const words = count === undefined ? '' : count === 1 ? '1 sugerencia' : `${count} sugerencias`
    const waiting = setTimeout(() => setSaid(words), 500)
    return () => clearTimeout(waiting)
  }, [count])
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}
