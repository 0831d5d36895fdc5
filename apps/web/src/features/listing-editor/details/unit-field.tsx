import { DENIED } from '../../../blocks/listing-fields/typed-attributes.ts'
import {
  joinUnit,
  settleUnit,
  splitUnit,
  unitsOf,
} from '../../../blocks/listing-fields/typed-units.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { ControlProps } from './control-props.ts'
import { fieldLabel } from './field-label.ts'

/** A number with the unit that it is given in. */
export function UnitField(props: ControlProps) {
  const { name, typed, hint, error, onChange, onBlur, focusRef } = props
  const { amount, unit } = splitUnit(name, typed === DENIED ? '' : typed)
  const units = unitsOf(name)
  const label = fieldLabel(name)
  return (
    <div className="flex items-start gap-2">
      <TextInput
        ref={focusRef}
        className="min-w-0 flex-1"
        inputMode="decimal"
        autoComplete="off"
        {...{ label, hint, error }}
        value={amount}
        onChange={(event) => {
          const { value } = event.currentTarget
          const isBlank = value === '' && unit === units[0]
          onChange(isBlank ? '' : joinUnit(value, unit))
        }}
        onBlur={() => {
          const settled = settleUnit(name, typed)
          if (settled !== typed) onChange(settled)
          onBlur()
        }}
      />
      <SelectField
        className="flex-none"
        label="Unidad"
        value={unit}
        onChange={(event) => {
          if (typed !== DENIED) onChange(joinUnit(amount, event.currentTarget.value))
        }}
      >
        {units.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
    </div>
  )
}
