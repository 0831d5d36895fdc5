import { MapPin } from 'lucide-react'
import { MunicipalityField } from './municipality-field.tsx'

interface SearchPlaceFieldProps {
  label: string
  value: string
  onValueChange: (text: string) => void
  onBlur?: () => void
  onTake?: (place: string) => void
  isMapless?: boolean
}

/** The field for the place of a search, `location` in its form; empty means the whole island. */
export function SearchPlaceField(props: SearchPlaceFieldProps) {
  return (
    <div className="relative">
      <MapPin
        aria-hidden="true"
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3 z-10 -translate-y-1/2 text-muted"
      />
      <MunicipalityField
        {...props}
        purpose="search"
        isLabelHidden
        name="location"
        placeholder="Toda la isla"
        inputClassName="pl-9!"
      />
    </div>
  )
}
