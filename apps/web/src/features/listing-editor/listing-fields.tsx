import { CATEGORIES } from '@wepa/domain/listings/category'
import { CONDITION_LABELS, CONDITIONS } from '@wepa/domain/listings/condition'
import { MAX_DESCRIPTION, MAX_TITLE } from '@wepa/domain/listings/input'
import type { UseFormReturn } from 'react-hook-form'
import { AddressField } from '../../blocks/address-field.tsx'
import { formField } from '../../lib/forms/form-field.ts'
import { EmailInput, PhoneInput } from '../../ui/forms/person-inputs.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { TypedListing } from './listing-resolver.ts'

interface ListingFieldsProps<Output> {
  form: UseFormReturn<TypedListing, unknown, Output>
  /** The edit form wants a price, the publish form does not (§5). */
  isPriceRequired: boolean
}

/** What an ad says: the fields that publish and edit share. */
export function ListingFields<Output>({ form, isPriceRequired }: ListingFieldsProps<Output>) {
  return (
    <>
      <SelectField label="Categoría" isRequired {...formField(form, 'categoryId')}>
        <option value="">Selecciona una categoría</option>
        {CATEGORIES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextInput
        label="Título"
        placeholder="Ej.: Nevera LG de 22 pies, inverter"
        maxLength={MAX_TITLE}
        isRequired
        {...formField(form, 'title')}
      />
      <TextArea
        label="Descripción"
        hint="Di cómo está, qué incluye y por qué lo vendes."
        rows={6}
        maxLength={MAX_DESCRIPTION}
        isRequired
        {...formField(form, 'description')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={isPriceRequired ? 'Precio' : 'Precio (opcional)'}
          hint="Por ejemplo $450, $50-75 o Negociable."
          isRequired={isPriceRequired}
          {...formField(form, 'price')}
        />
        <SelectField label="Condición (opcional)" {...formField(form, 'condition')}>
          <option value="">No aplica</option>
          {CONDITIONS.map((condition) => (
            <option key={condition} value={condition}>
              {CONDITION_LABELS[condition]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

/** Where it is and how to reach the seller. */
export function ContactFields<Output>({
  form,
}: {
  form: UseFormReturn<TypedListing, unknown, Output>
}) {
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
          label="Email de contacto (opcional)"
          hint="Solo lo ves tú; te escriben por mensaje."
          {...formField(form, 'contactEmail')}
        />
        <PhoneInput
          label="Teléfono de contacto (opcional)"
          hint="Se muestra solo si permites llamadas en tu perfil."
          {...formField(form, 'contactPhone')}
        />
      </div>
    </>
  )
}
