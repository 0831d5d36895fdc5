import { formatLocation, isByFerry, WHOLE_ISLAND } from '@wepa/domain/places/location'
import { findPlace, MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import { useRef, useState } from 'react'
import { useConnection } from '../../lib/device/connection.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { KeptStamp } from '../kept/kept-stamp.tsx'
import { IslandMap } from './island-map.tsx'
import { Legend } from './legend.tsx'
import { PlaceList } from './place-list.tsx'
import type { PlaceMapProps } from './place-map-props.ts'
import { shadeOf, shadeStarts } from './shades.ts'
import { numberText, slugsIn, usePlaceCounts } from './use-place-counts.ts'

/**
 * The map of the island, to choose a place from by finger, mouse or keyboard. Map and list are two ways
 * to the same choice, which counts once the button says so.
 */
export function PlaceMap({
  value,
  onChoose,
  purpose,
  filters,
  onClose,
}: PlaceMapProps & { onClose: () => void }) {
  const [picked, setPicked] = useState(() => nameOf(value, purpose))
  const list = useRef<HTMLDivElement>(null)
  const counts = usePlaceCounts(filters)
  const starts = shadeStarts(counts.each)
  const countOf = (place: string) => {
    const counted = counts.of(place)
    return counted && numberText(counted)
  }
  const choose = () => {
    onClose()
    if (picked !== undefined) onChoose(purpose === 'search' ? picked : addressOf(picked))
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={filters ? 'Anuncios por municipio' : '¿En qué pueblo?'}
      beginAt={() => firstFocus(list.current)}
      isWide
      footer={
        <>
          <Picked place={picked} count={picked === undefined ? undefined : countOf(picked)} />
          <Button onClick={choose} disabled={picked === undefined}>
            {filters ? 'Ver anuncios' : 'Elegir'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pb-2 md:grid-cols-[1.5fr_1fr]">
        <div className="grid content-start gap-3 md:sticky md:top-0 md:self-start">
          <IslandMap
            shadeOf={(slug) => shadeOf(counts.of(slug)?.count ?? 0, starts)}
            labelOf={(slug) => [townName(slug), countOf(slug)].filter(Boolean).join(' · ')}
            picked={new Set(picked ? slugsIn(picked) : [])}
            onPick={(slug) => setPicked(townName(slug))}
          />
          {filters && <Legend starts={starts} isCapped={counts.isCapped} />}
          {filters && <Trouble query={counts.query} />}
          <KeptStamp query={counts.query} />
        </div>
        <PlaceList
          ref={list}
          picked={picked}
          onPick={setPicked}
          countOf={countOf}
          hasRegions={purpose === 'search'}
        />
      </div>
    </Dialog>
  )
}

/** What is picked stays in sight while the list is scrolled. */
function Picked({ place, count }: { place: string | undefined; count: string | undefined }) {
  return (
    <div className="min-w-0 flex-1 basis-48 self-center">
      <p className="text-body font-semibold">
        {place === undefined ? 'Toca un municipio' : place || WHOLE_ISLAND}
        {count !== undefined && (
          <span className="font-normal text-muted">
            {' '}
            · {count} {count === '1' ? 'anuncio' : 'anuncios'}
          </span>
        )}
      </p>
      <p role="status" className="text-small text-muted">
        {isByFerry(place) && 'Se llega en ferry o avioneta.'}
      </p>
    </div>
  )
}

function Trouble({ query }: { query: ReturnType<typeof usePlaceCounts>['query'] }) {
  const { isOnline } = useConnection()
  if (!query.isError || query.data) return null
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-body text-muted">
      {isOnline
        ? 'No pudimos contar los anuncios. Puedes elegir igual.'
        : 'Sin conexión no hay números, pero puedes elegir igual.'}
      {isOnline && (
        <Button tone="bare" size="small" onClick={() => void query.refetch()}>
          Intentar de nuevo
        </Button>
      )}
    </p>
  )
}

/**
 * What is chosen, or the field to type a name: by keyboard the list is the way, on a tablet with one too. Under a finger
 * the map is, which a keyboard on the screen would cover.
 */
function firstFocus(list: HTMLElement | null) {
  const isByKeys = document.activeElement?.matches(':focus-visible')
  if (!isByKeys && !window.matchMedia('(pointer: fine)').matches) return undefined
  return (
    list?.querySelector<HTMLElement>('input:checked:not([value=""])') ??
    list?.querySelector('input')
  )
}

/** The place's own name as the list has it; '' for the whole island, nothing for one that is not known. */
function nameOf(value: string, purpose: PlaceMapProps['purpose']): string | undefined {
  const place = findPlace(value)
  if (purpose === 'search') return place?.name ?? ''
  return place?.kind === 'municipality' ? place.name : undefined
}

function townName(slug: string): string {
  return MUNICIPALITIES.find((each) => each.slug === slug)?.name ?? slug
}

function addressOf(name: string): string {
  const town = MUNICIPALITIES.find((each) => each.name === name)
  return town ? formatLocation(town) : name
}
