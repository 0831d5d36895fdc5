import { CATEGORIES } from '@wepa/domain/listings/category'
import { FIELD_LABELS } from '@wepa/domain/listings/fields'
import { MAX_DESCRIPTION, MAX_TITLE } from '@wepa/domain/listings/input'
import { useState } from 'react'
import { AddressField } from '../../blocks/address-field.tsx'
import { AttributeFields } from '../../blocks/listing-fields/attribute-fields.tsx'
import { formField } from '../../lib/forms/form-field.ts'
import { EmailInput, PhoneInput } from '../../ui/forms/person-inputs.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { DetailFields } from './details/detail-fields.tsx'
import { nothingRead, TextReader } from './details/text-reader.tsx'
import { Understood } from './details/understood.tsx'
import type { ListingForm } from './listing-form.ts'

interface ListingFieldsProps<Output> {
  form: ListingForm<Output>
  /** The edit form wants a price, the publish form does not. */
  isPriceRequired: boolean
}

/** What an ad says: the fields that publish and edit share. */
export function ListingFields<Output>({ form, isPriceRequired }: ListingFieldsProps<Output>) {
  const [reading, setReading] = useState(nothingRead)
  return (
    <>
      <TextReader form={form} onRead={setReading} />
      <SelectField label={FIELD_LABELS.categoryId} isRequired {...formField(form, 'categoryId')}>
        <option value="">Selecciona una categoría</option>
        {CATEGORIES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextInput
        label={FIELD_LABELS.title}
        placeholder="Ej.: Nevera LG de 22 pies, inverter"
        maxLength={MAX_TITLE}
        isRequired
        {...formField(form, 'title')}
      />
      <TextArea
        label={FIELD_LABELS.description}
        hint="Di cómo está, qué incluye y por qué lo vendes."
        rows={6}
        maxLength={MAX_DESCRIPTION}
        isRequired
        {...formField(form, 'description')}
      />
      <Understood form={form} reading={reading} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={isPriceRequired ? FIELD_LABELS.price : `${FIELD_LABELS.price} (opcional)`}
          hint="Por ejemplo $450, $50-75 o Negociable."
          isRequired={isPriceRequired}
          {...formField(form, 'price')}
        />
        <AttributeFields connect={(name) => formField(form, name)} />
      </div>
      <DetailFields form={form} reading={reading} />
    </>
  )
}

/** Where it is and how to reach the seller. */
export function ContactFields<Output>({ form }: { form: ListingForm<Output> }) {
  return (
    <>
      <AddressField
        control={form.control}
        name="location"
        placeholder="Ej.: Ponce, Sur"
        ferryHint="Allí se llega en ferry o avioneta: di en la descripción cómo lo entregas."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailInput
          label={`${FIELD_LABELS.contactEmail} (opcional)`}
          hint="Solo lo ves tú; te escriben por mensaje."
          {...formField(form, 'contactEmail')}
        />
        <PhoneInput
          label={`${FIELD_LABELS.contactPhone} (opcional)`}
          hint="Se muestra solo si permites llamadas en tu perfil."
          {...formField(form, 'contactPhone')}
        />
      </div>
    </>
  )
}
