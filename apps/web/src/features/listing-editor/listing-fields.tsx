import { CATEGORIES } from '@wepa/domain/category'
import { CONDITION_LABELS, CONDITIONS } from '@wepa/domain/condition'
import { MAX_DESCRIPTION, MAX_TITLE } from '@wepa/domain/listing-input'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { MunicipalityField } from '../../blocks/municipality-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { TypedListing } from './listing-resolver.ts'

interface ListingFieldsProps<Output> {
  form: UseFormReturn<TypedListing, unknown, Output>
  /** The edit form wants a price, the publish form does not (§5). */
  isPriceRequired: boolean
}

/** What an ad says: the fields that publish and edit share. */
export function ListingFields<Output>({ form, isPriceRequired }: ListingFieldsProps<Output>) {
  const { errors } = form.formState
  return (
    <>
      <SelectField
        label="Categoría"
        isRequired
        error={errors.categoryId?.message}
        {...form.register('categoryId')}
      >
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
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextArea
        label="Descripción"
        hint="Di cómo está, qué incluye y por qué lo vendes."
        rows={6}
        maxLength={MAX_DESCRIPTION}
        isRequired
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={isPriceRequired ? 'Precio' : 'Precio (opcional)'}
          hint="Por ejemplo $450, $50-75 o Negociable."
          isRequired={isPriceRequired}
          error={errors.price?.message}
          {...form.register('price')}
        />
        <SelectField
          label="Condición (opcional)"
          error={errors.condition?.message}
          {...form.register('condition')}
        >
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
  const { errors } = form.formState
  return (
    <>
      <Controller
        control={form.control}
        name="location"
        render={({ field }) => (
          <MunicipalityField
            purpose="address"
            label="Municipio (opcional)"
            placeholder="Ej.: Ponce, Sur"
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.location?.message}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label="Email de contacto (opcional)"
          hint="Solo lo ves tú; te escriben por mensaje."
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.contactEmail?.message}
          {...form.register('contactEmail')}
        />
        <TextInput
          label="Teléfono de contacto (opcional)"
          hint="Se muestra solo si permites llamadas en tu perfil."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.contactPhone?.message}
          {...form.register('contactPhone')}
        />
      </div>
    </>
  )
}
