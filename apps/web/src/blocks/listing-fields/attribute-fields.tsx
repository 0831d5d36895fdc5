import { choicesOf } from '@wepa/domain/listings/attribute-values'
import { type AttributeName, attributeNames, attributes } from '@wepa/domain/listings/attributes'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { noAnswer } from './typed-listing.ts'

/** What connects a control with the form it stands in. */
type Connection = { error: ReactNode } & (
  | UseFormRegisterReturn
  | { value: string; onChange: (event: { currentTarget: { value: string } }) => void }
)

interface AttributeFieldsProps {
  connect: (name: AttributeName) => Connection
}

/** A control for each attribute of an ad, by its kind. */
export function AttributeFields({ connect }: AttributeFieldsProps) {
  return attributeNames.map((name) => {
    const attribute = attributes[name]
    const label = `${attribute.label} (opcional)`
    if (!attribute.choices) {
      return <TextInput key={name} label={label} maxLength={attribute.max} {...connect(name)} />
    }
    return (
      <SelectField key={name} label={label} {...connect(name)}>
        <option value="">{noAnswer}</option>
        {choicesOf(name).map(([code, choice]) => (
          <option key={code} value={code}>
            {choice}
          </option>
        ))}
      </SelectField>
    )
  })
}
