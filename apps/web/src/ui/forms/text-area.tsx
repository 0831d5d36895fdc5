import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, 'className' | 'required'> {}

/** A text field of several lines with its label, hint and error. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, id, ...rest } = props
  return (
    <Field {...{ label, isLabelHidden, hint, error, isRequired, className, id }}>
      {(control) => (
        <textarea rows={5} {...rest} {...control} className="field min-h-28 resize-y py-3" />
      )}
    </Field>
  )
}
