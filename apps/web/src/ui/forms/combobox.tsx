import { type ReactNode, useEffect, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface ComboboxProps extends FieldProps {
  id?: string | undefined
  name?: string | undefined
  /** What stands in the field; free text is allowed. */
  value: string
  onValueChange: (text: string) => void
  onBlur?: (() => void) | undefined
  /** A suggestion was taken, as opposed to typed. */
  onTake?: ((option: string) => void) | undefined
  /** Suggestions are wanted: time to fetch them. Told again while they are. */
  onUse?: (() => void) | undefined
  /** Enter sends the form along with the best suggestion: the field of a search. */
  isSentByEnter?: boolean | undefined
  /** The suggestions that go with a text, best first. */
  suggest: (text: string) => readonly string[]
  placeholder?: string | undefined
  inputClassName?: string | undefined
  /** Stands over the end of the field: another way to fill it. */
  action?: ReactNode
}

/**
 * A text field with suggestions underneath (the combobox pattern of WAI-ARIA): arrows choose,
 * Enter takes the chosen or else the best one, Esc closes, and what was typed stands if nothing is taken.
 */
export function Combobox(props: ComboboxProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, id } = props
  const {
    name,
    value,
    onValueChange,
    onBlur,
    onTake,
    suggest,
    placeholder,
    inputClassName,
    action,
    onUse,
    isSentByEnter = false,
  } = props
  const listId = useId()
  const take = (option: string) => {
    onValueChange(option)
    onTake?.(option)
  }
  const suggestions = useSuggestions({
    value,
    onType: onValueChange,
    onTake: take,
    suggest,
    isSentByEnter,
  })
  const { isOpen, isWanted, options, active } = suggestions
  useEffect(() => {
    if (isWanted) onUse?.()
  }, [isWanted, onUse])
  // By keyboard the choice may lie below what the list shows at once.
  useEffect(() => {
    if (active < 0) return
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired, id }}
      className={classNames('relative', className)}
    >
      {(control) => (
        <>
          <div className="relative">
            <input
              {...control}
              {...{ name, value, placeholder }}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
              className={classNames('field', inputClassName)}
              onChange={(event) => suggestions.type(event.currentTarget.value)}
              onClick={suggestions.open}
              // What stands there is mostly to be replaced, but not what was typed while the page hydrated: the
              // focus that React replays afterwards is a copy of the event, which is not trusted.
              onFocus={({ currentTarget, isTrusted }) => isTrusted && currentTarget.select()}
              onKeyDown={suggestions.press}
              onBlur={() => {
                suggestions.close()
                onBlur?.()
              }}
            />
            {action}
          </div>
          <span aria-live="polite" className="sr-only">
            {isOpen && (options.length === 1 ? '1 sugerencia' : `${options.length} sugerencias`)}
          </span>
          <div
            id={listId}
            role="listbox"
            aria-label="Sugerencias"
            hidden={!isOpen}
            className="appear absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-lifted"
          >
            {isOpen &&
              options.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input, which moves the active option
                <div
                  key={option}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  // Focus must not leave the input before the click counts.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => suggestions.take(option)}
                  className={classNames(
                    'flex min-h-11 cursor-pointer items-center rounded-field px-3 text-body',
                    index === active ? 'bg-caribe-soft text-caribe-strong' : 'hover:bg-sand-deep',
                  )}
                >
                  {option}
                </div>
              ))}
          </div>
        </>
      )}
    </Field>
  )
}
