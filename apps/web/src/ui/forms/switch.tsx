import { type ComponentProps, type ReactNode, useId } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  label: ReactNode
  hint?: ReactNode
}

/** Something that is on or off at once, without a save button. */
export function Switch({ label, hint, id, ...rest }: SwitchProps) {
  const made = useId()
  const inputId = id ?? made
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <label htmlFor={inputId} className="grid min-w-0 flex-1 basis-32 gap-0.5 py-1">
        <span className="text-body font-semibold">{label}</span>
        {hint && (
          <span id={`${inputId}-hint`} className="text-small text-muted">
            {hint}
          </span>
        )}
      </label>
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, controlled or not
        role="switch"
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        className="switch"
      />
    </div>
  )
}
