import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { SuggestionRouter } from './suggestion-router.ts'

type FieldState = {
  /** What stands in the field. */
  text: string
  isWanted: boolean
  open: () => void
  close: () => void
}

/** Follows a field of the page: what is typed, and whether suggestions are wanted under it. */
export function useField(
  field: HTMLInputElement,
  {
    host,
    router,
    press,
  }: {
    host: () => Element | null
    router: Pick<SuggestionRouter, 'subscribe'>
    press: (event: KeyboardEvent, state: FieldState) => void
  },
): FieldState {
  const [text, setText] = useState(field.value)
  // What was searched for stands there already; whoever types or presses wants more.
  const [isWanted, setIsWanted] = useState(
    () =>
      document.activeElement === field &&
      (field.value === '' || field.value !== field.defaultValue),
  )
  const close = useCallback(() => setIsWanted(false), [])
  const open = useCallback(() => {
    setText(field.value)
    setIsWanted(true)
  }, [field])
  const state = { text, isWanted, open, close }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => press(event, state))
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && host()?.contains(relatedTarget)
    if (!isInside) close()
  })
  useEffect(() => {
    const heard = new AbortController()
    const { signal } = heard
    // What is written into a field that was left already wants no list over the next one.
    field.addEventListener('input', () => document.activeElement === field && open(), { signal })
    field.addEventListener('click', open, { signal })
    field.addEventListener('focus', () => field.value === '' && open(), { signal })
    field.addEventListener('blur', onLeave, { signal })
    field.addEventListener('keydown', onKeyDown, { signal })
    field.form?.addEventListener('submit', close, { signal })
    const endWatch = router.subscribe('onBeforeNavigate', close)
    // On a slow device it is left before anybody listens: the list would stay over the next field.
    if (document.activeElement !== field) close()
    return () => {
      heard.abort()
      endWatch()
    }
  }, [field, router, open, close])
  return state
}

/** Writes into a field as a hand would, so that whoever listens to it hears. */
export function writeInto(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
