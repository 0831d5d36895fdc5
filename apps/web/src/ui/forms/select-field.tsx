import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './field.tsx'

export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'className' | 'required'> {
  selectClassName?: string | undefined
}

/** The phone's own choice list, with label, hint and error; options are the children. */
export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, selectClassName, id, ...rest } =
    props
  return (
    <Field {...{ label, isLabelHidden, hint, error, isRequired, className, id }}>
      {(control) => (
        <select {...rest} {...control} className={classNames('field', selectClassName)} />
      )}
    </Field>
  )
}
