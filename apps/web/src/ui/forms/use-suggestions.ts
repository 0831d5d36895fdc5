import { type KeyboardEvent, useRef, useState } from 'react'

interface SuggestionsInput {
  /** What stands in the field. */
  value: string
  onType: (text: string) => void
  onTake: (option: string) => void
  suggest: (text: string) => readonly string[]
}

/** The open or closed list of suggestions under a text field, and how keys move through it. */
export function useSuggestions({ value, onType, onTake, suggest }: SuggestionsInput) {
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState(-1)
  // A field that already holds a choice shows everything again until the person types.
  const isTyped = useRef(false)
  const options = isWanted ? suggest(isTyped.current ? value : '') : []

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
  const act = (key: string): (() => void) | undefined => {
    const chosen = options[active]
    if (key === 'ArrowDown') return () => move(1)
    if (key === 'ArrowUp') return () => move(-1)
    // Without a chosen suggestion Enter sends the form, as in any field.
    if (key === 'Enter' && chosen !== undefined) return () => take(chosen)
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
