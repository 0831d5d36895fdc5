import { WHOLE_ISLAND } from '@wepa/domain/places/location'
import { findPlace, MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import { REGIONS } from '@wepa/domain/places/regions'
import { SelectField, type SelectFieldProps } from '../../ui/forms/select-field.tsx'

interface PlaceSelectProps extends Pick<SelectFieldProps, 'isLabelHidden' | 'className' | 'hint'> {
  /** A place however it is written; what is no place shows as the whole island. */
  value: string
  onChoose: (place: string) => void
}

/** A municipality or a region, by region; '' is the whole island. */
export function PlaceSelect({ value, onChoose, ...rest }: PlaceSelectProps) {
  return (
    <SelectField
      {...rest}
      label="Lugar"
      name="location"
      value={findPlace(value)?.name ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{WHOLE_ISLAND}</option>
      {REGIONS.map((region) => (
        <optgroup key={region} label={region}>
          <option value={region}>Toda la región: {region}</option>
          {MUNICIPALITIES.filter((each) => each.region === region).map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
