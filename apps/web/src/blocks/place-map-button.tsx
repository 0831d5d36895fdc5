import { Map as MapIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { latePart } from '../ui/late-part.tsx'
import type { PlaceMapProps } from './municipality-map/place-map-props.ts'

const PlaceMap = latePart(async () => (await import('./municipality-map/place-map.tsx')).PlaceMap, {
  failure: 'No pudimos abrir el mapa. Revisa tu conexión.',
})

interface PlaceMapButtonProps extends PlaceMapProps {
  className: string
  /** Words beside the icon. */
  children?: ReactNode
}

/** Opens the map of the island to choose a place from; the map comes when it is first asked for. */
export function PlaceMapButton({ className, children, ...map }: PlaceMapButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={children ? undefined : 'Elegir en el mapa'}
        onClick={() => setIsOpen(true)}
        className={className}
      >
        <MapIcon aria-hidden="true" size={18} strokeWidth={1.75} />
        {children}
      </button>
      {isOpen && <PlaceMap {...map} onClose={() => setIsOpen(false)} />}
    </>
  )
}
