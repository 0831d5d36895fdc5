import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import type { Region } from '@wepa/domain/places/regions'
import type { ReactNode } from 'react'
import { type MapLook, MapWindow } from './map-window.tsx'

const inRegion = (wanted: (region: Region) => boolean) =>
  new Set(MUNICIPALITIES.filter(({ region }) => wanted(region)).map(({ slug }) => slug))

const mainland = inRegion((region) => region !== 'Islas')
const metro = inRegion((region) => region === 'Área Metropolitana')
const islands = inRegion((region) => region === 'Islas')

/** The island, and beside it what would be too small for a finger: the metropolitan area and the two islands. */
export function IslandMap(look: MapLook) {
  return (
    <div className="grid grid-cols-[1.55fr_1fr] gap-x-3 gap-y-2">
      <MapWindow {...look} view={[8, 8, 1640, 616]} towns={mainland} className="col-span-2" />
      <Inset title="Área Metropolitana, de cerca">
        <MapWindow {...look} view={[930, 36, 430, 240]} towns={metro} hasNeighbors />
      </Inset>
      <Inset title="Vieques y Culebra">
        <MapWindow {...look} view={[1610, 148, 365, 323]} towns={islands} />
      </Inset>
    </div>
  )
}

function Inset({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="content-end self-end">
      <p className="mb-1 text-small text-muted" aria-hidden="true">
        {title}
      </p>
      <div className="rounded-card border border-line bg-sand p-1">{children}</div>
    </div>
  )
}
