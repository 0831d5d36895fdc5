import { CATEGORIES } from '@wepa/domain/listings/category'
import type { ListingField } from '@wepa/domain/listings/fields'
import { MAX_DESCRIPTION, MAX_PRICE, MAX_TITLE } from '@wepa/domain/listings/input'
import { AttributeFields } from '../../blocks/listing-fields/attribute-fields.tsx'
import type { TypedListing } from '../../blocks/listing-fields/typed-listing.ts'
import { MunicipalityField } from '../../blocks/search/municipality-field.tsx'
import { EmailInput, PhoneInput } from '../../ui/forms/person-inputs.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { DraftErrors } from './ad-draft.ts'

interface AdFieldsProps {
  draft: TypedListing
  errors: DraftErrors
  onWrite: (field: ListingField, text: string) => void
}

/** Every field of the ad, as the person may change it before it is published. */
export function AdFields({ draft, errors, onWrite }: AdFieldsProps) {
  const tie = (field: ListingField) => ({
    value: draft[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onWrite(field, event.currentTarget.value),
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextInput label="Título" maxLength={MAX_TITLE} isRequired {...tie('title')} />
      <TextArea
        label="Descripción"
        rows={4}
        maxLength={MAX_DESCRIPTION}
        isRequired
        {...tie('description')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label="Precio (opcional)"
          hint="Por ejemplo $450, $50-75 o Negociable."
          maxLength={MAX_PRICE}
          {...tie('price')}
        />
        <AttributeFields connect={tie} />
        <SelectField label="Categoría" isRequired {...tie('categoryId')}>
          {CATEGORIES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <MunicipalityField
          purpose="address"
          label="Municipio"
          isRequired
          placeholder="Ej.: Ponce, Sur"
          value={draft.location}
          error={errors.location}
          onValueChange={(text) => onWrite('location', text)}
        />
        <EmailInput
          label="Email de contacto"
          hint="Solo lo ves tú. Vacío: el de tu cuenta."
          {...tie('contactEmail')}
        />
        <PhoneInput
          label="Teléfono de contacto"
          hint="Se muestra solo si permites llamadas. Vacío: sin teléfono."
          {...tie('contactPhone')}
        />
      </div>
    </div>
  )
}
