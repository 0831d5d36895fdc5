// The municipality in which somebody stands, as far as its middle tells.
import { MUNICIPALITIES, type Municipality } from './municipalities.ts'
import { municipalityGeo } from './municipality-geo.ts'

const KM_PER_LATITUDE = 110.574
const KM_PER_LONGITUDE = 105.7
/** The middle of no municipality is farther from any of its people; in km. */
const FARTHEST = 30

/** The municipality whose middle is nearest to a point in degrees; undefined away from the island. */
export function nearestMunicipality(latitude: number, longitude: number): Municipality | undefined {
  const [nearest] = MUNICIPALITIES.map((municipality) => {
    const geo = municipalityGeo(municipality.slug)
    const north = ((geo?.latitude ?? 90) - latitude) * KM_PER_LATITUDE
    const east = ((geo?.longitude ?? 0) - longitude) * KM_PER_LONGITUDE
    return { municipality, km: Math.hypot(north, east) }
  }).toSorted((a, b) => a.km - b.km)
  return nearest && nearest.km <= FARTHEST ? nearest.municipality : undefined
}
