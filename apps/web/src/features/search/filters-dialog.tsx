import { CONDITION_LABELS, CONDITIONS } from '@wepa/domain/listings/condition'
import { findPlace } from '@wepa/domain/places/municipalities'
import { RADIUS } from '@wepa/domain/search/params'
import { useState } from 'react'
import {
  type AddressChanges,
  readSearchAddress,
  type SearchAddress,
} from '../../blocks/search/search-address.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Chip } from '../../ui/forms/chip.tsx'
import { Slider } from '../../ui/forms/slider.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'

interface FiltersDialogProps {
  address: SearchAddress
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChange: (changes: AddressChanges) => void
}

interface Draft {
  radius: number | undefined
  condition: string
  minPrice: string
  maxPrice: string
}

const nothing: Draft = { radius: undefined, condition: '', minPrice: '', maxPrice: '' }

/** The advanced filters (§2): distance, condition and price. They count when the button says so. */
export function FiltersDialog({ address, isOpen, onOpenChange, onChange }: FiltersDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(address))
  const edit = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const hasCentre = findPlace(address.location ?? '')?.kind === 'municipality'
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Filtros avanzados"
      footer={
        <>
          <Button tone="quiet" onClick={() => setDraft(nothing)}>
            Limpiar
          </Button>
          <Button
            onClick={() => {
              onOpenChange(false)
              onChange(changesOf(draft))
            }}
          >
            Ver anuncios
          </Button>
        </>
      }
    >
      <form
        className="grid gap-6 pb-2"
        onSubmit={(event) => {
          event.preventDefault()
          onOpenChange(false)
          onChange(changesOf(draft))
        }}
      >
        <fieldset>
          <legend className="mb-2 text-body font-semibold">Precio</legend>
          <div className="grid grid-cols-2 gap-3">
            <TextInput
              label="Mínimo"
              inputMode="decimal"
              placeholder="$0"
              value={draft.minPrice}
              onChange={(event) => edit({ minPrice: event.currentTarget.value })}
            />
            <TextInput
              label="Máximo"
              inputMode="decimal"
              placeholder="Sin límite"
              value={draft.maxPrice}
              onChange={(event) => edit({ maxPrice: event.currentTarget.value })}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-2 text-body font-semibold">Condición</legend>
          <div className="flex flex-wrap gap-2">
            <Chip isSelected={draft.condition === ''} onClick={() => edit({ condition: '' })}>
              Todas
            </Chip>
            {CONDITIONS.map((condition) => (
              <Chip
                key={condition}
                isSelected={draft.condition === condition}
                onClick={() => edit({ condition })}
              >
                {CONDITION_LABELS[condition]}
              </Chip>
            ))}
          </div>
        </fieldset>
        <Distance
          place={hasCentre ? address.location : undefined}
          radius={draft.radius}
          onChange={(radius) => edit({ radius })}
        />
        <button type="submit" className="sr-only" tabIndex={-1}>
          Ver anuncios
        </button>
      </form>
    </Dialog>
  )
}

interface DistanceProps {
  place: string | undefined
  radius: number | undefined
  onChange: (radius: number | undefined) => void
}

function Distance({ place, radius, onChange }: DistanceProps) {
  return (
    <div className="grid gap-3">
      <Switch
        label="Buscar alrededor"
        hint={place ? `Alrededor de ${place}` : 'Elige antes un municipio en la búsqueda'}
        disabled={!place}
        checked={place !== undefined && radius !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? RADIUS.initial : undefined)}
      />
      {place && radius !== undefined && (
        <Slider
          label="Distancia"
          min={RADIUS.min}
          max={RADIUS.max}
          step={RADIUS.step}
          value={radius}
          valueText={`${radius} km`}
          onChange={onChange}
        />
      )}
    </div>
  )
}

function draftOf({ radius, condition, minPrice, maxPrice }: SearchAddress): Draft {
  return {
    radius,
    condition: condition ?? '',
    minPrice: minPrice === undefined ? '' : String(minPrice),
    maxPrice: maxPrice === undefined ? '' : String(maxPrice),
  }
}

/** The fields as an address would hold them: prices without the signs people write. */
function changesOf(draft: Draft): AddressChanges {
  const plain = (price: string) => price.replace(/[^\d.]/g, '')
  const { minPrice = '', maxPrice = '' } = readSearchAddress({
    minPrice: plain(draft.minPrice),
    maxPrice: plain(draft.maxPrice),
  })
  return { radius: draft.radius ?? '', condition: draft.condition, minPrice, maxPrice }
}
