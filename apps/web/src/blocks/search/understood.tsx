import { CONDITION_LABELS } from '@wepa/domain/listings/condition'
import type { SearchReading } from '@wepa/domain/search/query'
import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { AddressChanges, SearchAddress } from './search-address.ts'

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
      <Note action="Buscar con sinónimos y lugares" onAction={() => onChange({ literal: '' })}>
        Buscamos «{address.q}» tal como lo escribiste.
      </Note>
    )
  }
  const details = readingDetails(reading)
  if (!reading.correctedText && details.length === 0) return null
  return (
    <Note action={`Buscar «${address.q}» tal cual`} onAction={() => onChange({ literal: true })}>
      {reading.correctedText && (
        <>
          ¿Quisiste decir <strong className="font-semibold">{reading.correctedText}</strong>?
          Mostramos esos resultados.{' '}
        </>
      )}
      {details.length > 0 && `Entendimos: ${details.join(', ')}.`}
    </Note>
  )
}

/** 'en Ponce', 'hasta $200', 'condición nuevo', 'sin «lg»': what was taken out of the words and made a filter. */
export function readingDetails({
  place,
  price,
  condition,
  excluded = [],
}: SearchReading): string[] {
  return [
    place && `en ${place.name}`,
    price && priceText(price),
    condition && `condición ${CONDITION_LABELS[condition].toLowerCase()}`,
    ...excluded.map((term) => `sin «${term}»`),
  ].filter((detail) => typeof detail === 'string')
}

/** 'hasta $200', 'de $300 a $400', 'desde $50'. */
function priceText({ min, max }: NonNullable<SearchReading['price']>): string {
  if (!max) return `desde $${min}`
  return `${min ? `de $${min} a` : 'hasta'} $${max}`
}

interface NoteProps {
  children: ReactNode
  action: string
  onAction: () => void
}

function Note({ children, action, onAction }: NoteProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 rounded-card bg-sol-soft px-3 text-body text-ink">
      <Lightbulb aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
      <p
        role="status"
        className="min-w-0 flex-1 basis-32 py-1.5 text-small wrap-anywhere md:text-body"
      >
        {children}
      </p>
      <Button
        tone="bare"
        size="small"
        onClick={onAction}
        className="-mx-3 wrap-anywhere hover:bg-transparent! hover:underline"
      >
        {action}
      </Button>
    </div>
  )
}
