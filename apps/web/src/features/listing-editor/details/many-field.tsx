import { useId } from 'react'
import { DENIED } from '../../../blocks/listing-fields/typed-attributes.ts'
import type { ControlProps } from './control-props.ts'
import { fieldLabel } from './field-label.ts'

/** Several answers at once; until somebody touches them those that the text gives are checked. */
export function ManyField(props: ControlProps & { choices: Readonly<Record<string, string>> }) {
  const { name, typed, read, choices, hint, error, onChange, onBlur, focusRef } = props
  const id = useId()
  const fromText = Array.isArray(read) ? read.map(String) : []
  const checked = typed === '' ? fromText : typed.split(',')
  const toggle = (code: string, isOn: boolean) => {
    const next = Object.keys(choices).filter((each) =>
      each === code ? isOn : checked.includes(each),
    )
    if (next.length > 0) return onChange(next.join())
    onChange(fromText.length > 0 ? DENIED : '')
  }
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={describedBy || undefined} className="min-w-0">
      <legend className="text-body font-semibold text-ink">{fieldLabel(name)}</legend>
      {Object.entries(choices).map(([code, label], index) => (
        <label key={code} className="flex min-h-11 cursor-pointer items-center gap-3 text-body">
          <input
            ref={index === 0 ? focusRef : undefined}
            type="checkbox"
            checked={checked.includes(code)}
            onChange={(event) => toggle(code, event.currentTarget.checked)}
            onBlur={onBlur}
            className="size-5 accent-caribe"
          />
          {label}
        </label>
      ))}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        role="alert"
        className={error ? 'text-small font-medium text-danger' : 'hidden'}
      >
        {error}
      </p>
    </fieldset>
  )
}
