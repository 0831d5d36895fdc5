import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './field.tsx'

export interface TextInputProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'className' | 'required'> {
  /** Classes of the input itself; `className` goes to the whole field. */
  inputClassName?: string | undefined
}

/** A one-line text field with its label, hint and error. */
export function TextInput(props: TextInputProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, inputClassName, id, ...rest } =
    props
  return (
    <Field {...{ label, isLabelHidden, hint, error, isRequired, className, id }}>
      {(control) => (
        <input type="text" {...rest} {...control} className={classNames('field', inputClassName)} />
      )}
    </Field>
  )
}
