import { isByFerry } from '@wepa/domain/places/location'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { MunicipalityField } from './search/municipality-field.tsx'

interface AddressFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  placeholder?: string
  /** What is said below of Vieques and Culebra. */
  ferryHint?: string
}

/** Where somebody or something is, as a field of a form: 'Ponce, Sur'. */
export function AddressField<Values extends FieldValues, Output>(
  props: AddressFieldProps<Values, Output>,
) {
  const { control, name, placeholder, ferryHint } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <MunicipalityField
          purpose="address"
          label="Municipio (opcional)"
          placeholder={placeholder}
          value={field.value ?? ''}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          hint={isByFerry(field.value) && ferryHint}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
