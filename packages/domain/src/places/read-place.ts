// Where an ad's words place it on the island.
import { formatLocation } from '@wepa/domain/places/location'
import { findPlace } from '@wepa/domain/places/municipalities'
import { findMunicipalityByZone, municipalityGeo } from '@wepa/domain/places/municipality-geo'

/** `location` as it is stored and shown; the rest feeds filters and radius, null where nothing was recognised. Degrees. */
export type ListingPlace = {
  location: string | null
  municipality: string | null
  region: string | null
  latitude: number | null
  longitude: number | null
}

const nowhere = { municipality: null, region: null, latitude: null, longitude: null }

/**
 * 'ponce', 'Ponce, sur' and 'Ponce, PR' become 'Ponce, Sur'. Words that say more than that
 * ('Urb. Los Paseos, Caguas', 'Río Piedras') stay as written and still fill the filters.
 */
export function readPlace(location: string | null): ListingPlace {
  if (location === null) return { location, ...nowhere }
  const parts = location.split(',').map((part) => part.trim())
  for (const [index, part] of parts.entries()) {
    const found = findPlace(part)
    if (found?.kind === 'municipality') {
      const saysMore = index > 0 || parts.slice(1).some((rest) => !isAround(rest))
      return { location: saysMore ? location : formatLocation(found), ...spot(found) }
    }
  }
  const zone = parts.map(findMunicipalityByZone).find((municipality) => municipality !== undefined)
  if (zone) return { location, ...spot(zone) }
  const region = findPlace(location)
  if (region?.kind !== 'region') return { location, ...nowhere }
  return { ...nowhere, location: region.name, region: region.name }
}

/** A region, the country or nothing: what may follow a municipality without saying where in it. */
function isAround(text: string): boolean {
  return /^(p\.?r\.?|puerto rico|)$/i.test(text) || findPlace(text)?.kind === 'region'
}

function spot({ slug, region }: { slug: string; region: string }) {
  const geo = municipalityGeo(slug)
  return {
    municipality: slug,
    region,
    latitude: geo?.latitude ?? null,
    longitude: geo?.longitude ?? null,
  }
}
