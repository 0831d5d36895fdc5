import { findPlace } from '@wepa/domain/places/municipalities'
import { RADIUS } from '@wepa/domain/search/params'
import { Slider } from '../../../ui/forms/slider.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { PlaceSelect } from '../place-select.tsx'

interface DistanceFilterProps {
  /** As the address has it: '' for the whole island. */
  location: string
  /** In km; undefined where only the place itself counts. */
  radius: number | undefined
  onChange: (changes: { location?: string; radius?: number | undefined }) => void
}

/** Where, and how far around: a circle needs a municipality for its centre, and it is chosen right here. */
export function DistanceFilter({ location, radius, onChange }: DistanceFilterProps) {
  const place = centre(location)
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Lugar y distancia</legend>
      <PlaceSelect
        value={location}
        onChoose={(chosen) =>
          onChange({ location: chosen, ...(centre(chosen) ? {} : { radius: undefined }) })
        }
      />
      <Switch
        label="Buscar alrededor"
        hint={place ? `Alrededor de ${place}` : 'Elige un municipio para buscar a su alrededor'}
        disabled={!place}
        checked={place !== undefined && radius !== undefined}
        onChange={(event) =>
          onChange({ radius: event.currentTarget.checked ? RADIUS.initial : undefined })
        }
      />
      {place && radius !== undefined && (
        <Slider
          label="Distancia"
          min={RADIUS.min}
          max={RADIUS.max}
          step={RADIUS.step}
          value={radius}
          valueText={`${radius} km`}
          onChange={(km) => onChange({ radius: km })}
        />
      )}
    </fieldset>
  )
}

function centre(location: string): string | undefined {
  const place = findPlace(location)
  return place?.kind === 'municipality' ? place.name : undefined
}
