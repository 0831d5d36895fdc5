import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { TextInput } from '../../ui/forms/text-input.tsx'

interface SearchWordsFieldProps {
  label: string
  placeholder?: string
  /** The words that are searched for now. */
  words?: string | undefined
  className?: string
}

/** The field for the words of a search, `q` in its form. What is typed stays until other words are searched for. */
export function SearchWordsField(props: SearchWordsFieldProps) {
  const { label, placeholder = label, words = '', className } = props
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(words)
  useEffect(() => {
    if (!input.current || shown.current === words) return
    shown.current = words
    input.current.value = words
    // On a phone the keyboard would lie over what was found.
    if (window.matchMedia('(pointer: coarse)').matches) input.current.blur()
  }, [words])
  return (
    <div className={classNames('relative', className)}>
      <Search
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
      />
      <TextInput
        ref={input}
        label={label}
        isLabelHidden
        name="q"
        type="search"
        enterKeyHint="search"
        placeholder={placeholder}
        maxLength={200}
        defaultValue={words}
        inputClassName="pl-11!"
      />
    </div>
  )
}
