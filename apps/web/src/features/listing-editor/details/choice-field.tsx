import { attributeText } from '@wepa/domain/attributes/format'
import { DENIED } from '../../../blocks/listing-fields/typed-attributes.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import type { ControlProps } from './control-props.ts'
import { fieldLabel } from './field-label.ts'

/** One of several answers. Where the text says one, that is the first option, and to say nothing another. */
export function ChoiceField(props: ControlProps & { choices: Readonly<Record<string, string>> }) {
  const { name, typed, read, choices, error, onChange, onBlur, focusRef } = props
  const isDenied = typed === DENIED
  return (
    <SelectField
      ref={focusRef}
      label={fieldLabel(name)}
      value={isDenied ? 'denied' : typed}
      {...{ error, onBlur }}
      onChange={(event) => {
        const { value } = event.currentTarget
        onChange(value === 'denied' ? DENIED : value)
      }}
    >
      <option value="">{blankOption(read, name, isDenied)}</option>
      {(isDenied || read !== undefined) && <option value="denied">Sin decir</option>}
      {Object.entries(choices).map(([code, label]) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function blankOption(read: unknown, name: ControlProps['name'], isDenied: boolean): string {
  if (read !== undefined) return `Leído del texto: ${attributeText(name, read)}`
  return isDenied ? 'Lo que diga el texto' : 'Sin decir'
}
