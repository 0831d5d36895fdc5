import { type KeyboardEvent, useRef, useState } from 'react'

interface SuggestionsInput {
  /** What stands in the field. */
  value: string
  onType: (text: string) => void
  onTake: (option: string) => void
  suggest: (text: string) => readonly string[]
  /** Enter sends the form along with what it takes; otherwise it takes, and the form stays. */
  isSentByEnter: boolean
}

/** The open or closed list of suggestions under a text field, and how keys move through it. */
export function useSuggestions(input: SuggestionsInput) {
  const { value, onType, onTake, suggest, isSentByEnter } = input
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState(-1)
  // A field that already holds a choice shows everything again until the person types.
  const isTyped = useRef(false)
  const found = isWanted ? suggest(isTyped.current ? value : '') : []
  // A list that only repeats what was typed adds nothing, and covers what comes next.
  const isSaid = isTyped.current && found.length === 1 && isSame(found[0], value)
  const options = isSaid ? [] : found
  // What was begun to type means the best suggestion; without any, Enter sends the form as in any field.
  const meant = isTyped.current && value.trim() !== '' ? found[0] : undefined

  const close = () => {
    setIsWanted(false)
    setActive(-1)
    isTyped.current = false
  }
  const take = (option: string) => {
    onTake(option)
    close()
  }
  const move = (step: number) => {
    const count = Math.max(options.length, 1)
    setIsWanted(true)
    setActive((index) => (Math.max(index, step < 0 ? 0 : -1) + step + count) % count)
  }
  const enter = () => {
    const option = options[active] ?? (isSentByEnter ? undefined : meant)
    return option === undefined ? undefined : () => take(option)
  }
  const act = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => move(1)
    if (key === 'ArrowUp') return () => move(-1)
    if (key === 'Enter') return enter()
    return key === 'Escape' && isWanted ? close : undefined
  }
  return {
    isOpen: options.length > 0,
    isWanted,
    options,
    active,
    open: () => setIsWanted(true),
    close,
    take,
    press: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && active < 0 && meant !== undefined && isSentByEnter) {
        // It stands in the field before the form reads it.
        onType(meant)
        return close()
      }
      const answer = act(event.key)
      if (!answer) return
      event.preventDefault()
      answer()
    },
    type: (text: string) => {
      isTyped.current = true
      setIsWanted(true)
      setActive(-1)
      onType(text)
    },
  }
}

/** Accents and capital letters make no other place. */
function isSame(option: string | undefined, typed: string): boolean {
  return option?.localeCompare(typed.trim(), 'es', { sensitivity: 'base' }) === 0
}
