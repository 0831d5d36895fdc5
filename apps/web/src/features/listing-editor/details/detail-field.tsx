import { attributeTable } from '@wepa/domain/attributes/fitting'
import { attributeText } from '@wepa/domain/attributes/format'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { attributePath, DENIED } from '../../../blocks/listing-fields/typed-attributes.ts'
import { unitsOf } from '../../../blocks/listing-fields/typed-units.ts'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { ListingForm } from '../listing-form.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ControlProps } from './control-props.ts'
import { fieldLabel } from './field-label.ts'
import { ManyField } from './many-field.tsx'
import type { Reading } from './text-reader.tsx'
import { UnitField } from './unit-field.tsx'

interface DetailFieldProps<Output> {
  form: ListingForm<Output>
  name: AttributeKey
  reading: Reading
  /** Narrows the models that are offered. */
  make: string | undefined
}

/** The control of one attribute, by its kind. */
export function DetailField<Output>({ form, name, reading, make }: DetailFieldProps<Output>) {
  const { field, fieldState } = useController({ control: form.control, name: attributePath(name) })
  const attribute = attributeTable[name]
  const read = reading.values[name]
  const control: ControlProps = {
    name,
    typed: field.value,
    read,
    hint: hintOf(name, field.value, read),
    error: fieldState.error?.message,
    onChange: field.onChange,
    onBlur: field.onBlur,
    focusRef: (element) => field.ref(element && { focus: () => showAndFocus(element) }),
  }
  if (attribute.kind === 'flag') return <ChoiceField {...control} choices={flagChoices} />
  if (attribute.kind === 'choice') {
    return attribute.isMany ? (
      <ManyField {...control} choices={attribute.choices} />
    ) : (
      <ChoiceField {...control} choices={attribute.choices} />
    )
  }
  if (unitsOf(name).length > 0) return <UnitField {...control} />
  const names =
    'list' in attribute && attribute.list ? reading.namesOf(attribute.list, make ?? '') : []
  return <LineField {...control} names={names} />
}

const flagChoices = { si: 'Sí', no: 'No' }

/** A number, a date or a line of words. */
function LineField(props: ControlProps & { names: readonly string[] }) {
  const { name, typed, names, hint, error, onChange, onBlur, focusRef } = props
  const listId = useId()
  const attribute = attributeTable[name]
  return (
    <>
      <TextInput
        ref={focusRef}
        type={attribute.kind === 'date' ? 'date' : 'text'}
        inputMode={inputModeOf(name)}
        label={fieldLabel(name)}
        autoComplete="off"
        list={names.length > 0 ? listId : undefined}
        maxLength={attribute.kind === 'text' ? attribute.max : undefined}
        value={typed === DENIED ? '' : typed}
        {...{ hint, error, onBlur }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {names.length > 0 && (
        <datalist id={listId}>
          {names.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  )
}

function inputModeOf(name: AttributeKey): 'numeric' | 'decimal' | undefined {
  const attribute = attributeTable[name]
  if (attribute.kind !== 'number') return undefined
  return attribute.step < 1 ? 'decimal' : 'numeric'
}

function hintOf(name: AttributeKey, typed: string, read: unknown): string | undefined {
  if (typed === DENIED) return 'Lo quitaste: no sale en tu anuncio.'
  return read === undefined ? undefined : `Leído del texto: ${attributeText(name, read)}`
}

/** What is folded away cannot take the focus. */
function showAndFocus(element: HTMLElement): void {
  const around = element.closest('details')
  if (around) around.open = true
  element.focus()
}
