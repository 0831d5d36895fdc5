import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** What a control needs to be tied to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  label: ReactNode
  /** Keeps the label for screen readers only, where the place explains itself. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  /** The refusal to show, announced when it appears. */
  error?: ReactNode
  isRequired?: boolean | undefined
  className?: string | undefined
}

interface FieldFrameProps extends FieldProps {
  /** Keeps the id of the caller, so that an error summary can link to the control. */
  id?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error, wired by aria. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  isRequired = false,
  className,
  id,
  children,
}: FieldFrameProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label
        htmlFor={controlId}
        className={isLabelHidden ? 'sr-only' : 'text-body font-semibold text-ink'}
      >
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      <p
        id={errorId}
        role="alert"
        className={error ? 'text-small font-medium text-danger' : 'hidden'}
      >
        {error}
      </p>
    </div>
  )
}
