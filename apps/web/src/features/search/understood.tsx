import { CONDITION_LABELS } from '@wepa/domain/condition'
import type { SearchReading } from '@wepa/domain/search-query'
import { Lightbulb } from 'lucide-react'
import type { AddressChanges, SearchAddress } from '../../blocks/search-address.ts'
import { Button } from '../../ui/button.tsx'

interface UnderstoodProps {
  reading: SearchReading | undefined
  address: SearchAddress
  onChange: (changes: AddressChanges) => void
}

/** What the search made of the words, when that is more than the words; and the way back to them. */
export function Understood({ reading, address, onChange }: UnderstoodProps) {
  if (!reading || address.q === undefined) return null
  if (address.literal) {
    return (
      <Note>
        Buscamos «{address.q}» tal como lo escribiste.{' '}
        <Button tone="bare" size="small" onClick={() => onChange({ literal: '' })}>
          Buscar con sinónimos y lugares
        </Button>
      </Note>
    )
  }
  const details = readingDetails(reading)
  if (!reading.correctedText && details.length === 0) return null
  return (
    <Note>
      {reading.correctedText && (
        <>
          ¿Quisiste decir{' '}
          <strong className="font-semibold text-ink">{reading.correctedText}</strong>? Mostramos
          esos resultados.{' '}
        </>
      )}
      {details.length > 0 && <>Entendimos: {details.join(', ')}. </>}
      <Button tone="bare" size="small" onClick={() => onChange({ literal: true })}>
        Buscar «{address.q}» tal cual
      </Button>
    </Note>
  )
}

/** 'en Ponce', 'condición nuevo': what was taken out of the words and made a filter. */
export function readingDetails({ place, condition }: SearchReading): string[] {
  return [
    place && `en ${place.name}`,
    condition && `condición ${CONDITION_LABELS[condition].toLowerCase()}`,
  ].filter((detail) => typeof detail === 'string')
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <div
      role="status"
      className="mt-3 flex items-start gap-3 rounded-card bg-sol-soft px-4 py-1 text-body text-ink"
    >
      <Lightbulb aria-hidden="true" size={20} strokeWidth={1.75} className="mt-3 flex-none" />
      <p className="py-2.5">{children}</p>
    </div>
  )
}
