// The 78 municipalities and 7 regions (docs/product/places.md#regions-and-municipalities): names only, so that the web can suggest them
// cheaply. Centers, zones and other names stand in municipality-geo.ts.
import { foldText } from '../text/writing.ts'
import { REGIONS, type Region } from './regions.ts'

/** `slug` is the folded name with hyphens: 'Añasco' is 'anasco'. */
export type Municipality = { name: string; slug: string; region: Region }

export type Place =
  | { kind: 'municipality'; name: string; slug: string; region: Region }
  | { kind: 'region'; name: Region; slug: string }

const NAMES: Record<Region, string> = {
  'Área Metropolitana': 'San Juan,Bayamón,Carolina,Cataño,Guaynabo,Toa Alta,Toa Baja,Trujillo Alto',
  Norte: 'Arecibo,Barceloneta,Camuy,Dorado,Hatillo,Isabela,Manatí,Quebradillas,Vega Alta,Vega Baja',
  Este: 'Canóvanas,Ceiba,Fajardo,Humacao,Juncos,Las Piedras,Loíza,Luquillo,Maunabo,Naguabo,Río Grande,San Lorenzo,Yabucoa',
  Sur: 'Arroyo,Coamo,Guánica,Guayama,Guayanilla,Juana Díaz,Lajas,Patillas,Peñuelas,Ponce,Sabana Grande,Salinas,Santa Isabel,Yauco',
  Oeste: 'Aguada,Aguadilla,Añasco,Cabo Rojo,Hormigueros,Mayagüez,Rincón,San Germán',
  Centro:
    'Adjuntas,Aguas Buenas,Aibonito,Barranquitas,Caguas,Cayey,Ciales,Cidra,Comerío,Corozal,Florida,Gurabo,Jayuya,Lares,Las Marías,Maricao,Moca,Morovis,Naranjito,Orocovis,San Sebastián,Utuado,Villalba',
  Islas: 'Culebra,Vieques',
}

/** All municipalities, by region in the order of REGIONS, then by name. */
export const MUNICIPALITIES: readonly Municipality[] = /* @__PURE__ */ REGIONS.flatMap((region) =>
  NAMES[region].split(',').map((name) => ({ name, slug: placeSlug(name), region })),
)

/** Other ways people write a region. */
const REGION_NAMES: ReadonlyMap<string, Region> = new Map([
  ['area-metro', 'Área Metropolitana'],
  ['metro', 'Área Metropolitana'],
  ['metropolitana', 'Área Metropolitana'],
])

/**
 * The municipality or region a `location` names: 'Ponce, Sur', 'mayaguez', 'san-juan', 'Norte'.
 * Nothing for 'Toda la isla', for a blank and for a place it does not know.
 * The part before the first comma decides.
 */
export function findPlace(location: string): Place | undefined {
  return findMunicipality(location) ?? findRegion(location)
}

/** The name folded, with hyphens: 'Río Grande' is 'rio-grande'. */
export function placeSlug(name: string): string {
  return foldText(name.trim()).replace(/\s+/g, '-')
}

function findMunicipality(location: string): Place | undefined {
  const slug = placeSlug(location.split(',')[0] ?? '')
  const found = MUNICIPALITIES.find((m) => m.slug === slug)
  return found && { kind: 'municipality', ...found }
}

function findRegion(location: string): Place | undefined {
  const key = placeSlug(location)
  const name = REGIONS.find((region) => placeSlug(region) === key) ?? REGION_NAMES.get(key)
  return name && { kind: 'region', name, slug: placeSlug(name) }
}
