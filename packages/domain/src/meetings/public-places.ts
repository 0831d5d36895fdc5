// Public places where two people can meet to hand over something that was bought: police stations, main plazas and malls.
// 78 municipalities and their sources are a few kilobytes: only what plans meetings loads them, never a first load.
import { MUNICIPALITIES, type Municipality, placeSlug } from '../places/municipalities.ts'
import { PLACE_SOURCES, wikipediaArticle } from './place-sources.ts'
import { MALLS, PLAZAS, PLAZAS_OF_PUEBLOS, type PlaceRows, POLICE } from './public-places-list.ts'

export type PublicPlaceKind = 'police' | 'plaza' | 'mall'

/**
 * `id` never changes, because meetings keep it. `where` is a short direction ('PR-2 y PR-12'), given where a source gives one;
 * `source` is where the place can be checked.
 */
export type PublicPlace = {
  id: string
  municipality: Municipality
  kind: PublicPlaceKind
  name: string
  where?: string
  source: string
}

/** In the order in which they are proposed. */
const PUBLIC_PLACES: readonly PublicPlace[] = [
  ...placesOf('police', POLICE),
  ...placesOf('plaza', PLAZAS),
  ...PLAZAS_OF_PUEBLOS.split(',').map(plazaOfPueblo),
  ...placesOf('mall', MALLS),
]

/** The places of a municipality, at least one: police stations first, then plazas, then malls. */
export function publicPlacesIn({ slug }: Pick<Municipality, 'slug'>): readonly PublicPlace[] {
  return PUBLIC_PLACES.filter(({ municipality }) => municipality.slug === slug)
}

/** The place with this id; nothing for an id that no place has. */
export function findPublicPlace(id: string): PublicPlace | undefined {
  return PUBLIC_PLACES.find((place) => place.id === id)
}

function placesOf(kind: PublicPlaceKind, rows: PlaceRows): PublicPlace[] {
  return Object.entries(rows).map(([id, [slug, name, where, source = id]]) => ({
    id,
    municipality: municipalityOf(slug),
    kind,
    name,
    ...(where ? { where } : {}),
    source: linkOf(source),
  }))
}

function plazaOfPueblo(name: string): PublicPlace {
  const slug = placeSlug(name)
  return {
    id: `${slug}-plaza`,
    municipality: municipalityOf(slug),
    kind: 'plaza',
    name: `Plaza de Recreo de ${name}`,
    where: 'Barrio Pueblo',
    source: wikipediaArticle(`${name}, Puerto Rico`),
  }
}

function municipalityOf(slug: string): Municipality {
  const found = MUNICIPALITIES.find((municipality) => municipality.slug === slug)
  if (!found) throw new Error(`No municipality has the slug ${slug}`)
  return found
}

function linkOf(source: string): string {
  const link = PLACE_SOURCES[source]
  if (!link) throw new Error(`No source is named ${source}`)
  return link
}
