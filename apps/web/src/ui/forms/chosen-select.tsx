import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { SelectField } from './select-field.tsx'

interface ChosenSelectProps {
  label: string
  isLabelHidden?: boolean
  /** What is saved now. */
  value: string
  error?: string | undefined
  disabled?: boolean
  isBusy: boolean
  onSave: (value: string) => void
  className?: string
  /** The options. */
  children: ReactNode
}

/**
 * A choice that is made by a button, not by each arrow key that passes an option. The button stands beside the list while
 * what is chosen is not saved.
 */
export function ChosenSelect(props: ChosenSelectProps) {
  const { label, isLabelHidden, value, error, disabled, isBusy, onSave, className, children } =
    props
  const [chosen, setChosen] = useState<string>()
  const select = useRef<HTMLSelectElement>(null)
  const savedBefore = useRef(value)
  useEffect(() => {
    if (savedBefore.current === value) return
    savedBefore.current = value
    setChosen(undefined)
    // The button that was pressed is gone.
    if (document.activeElement === document.body) select.current?.focus()
  }, [value])
  const shown = chosen ?? value
  const isChanged = shown !== value
  return (
    <div className={classNames('flex items-end gap-2', className)}>
      <SelectField
        ref={select}
        label={label}
        isLabelHidden={isLabelHidden}
        className="min-w-0 flex-1"
        value={shown}
        error={error}
        disabled={disabled || isBusy}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {children}
      </SelectField>
      {isChanged && (
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={`Guardar: ${label}`}
          onClick={() => onSave(shown)}
        >
          Guardar
        </Button>
      )}
    </div>
  )
}
