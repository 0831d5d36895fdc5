// Where the person stands, asked of the device when they want what is near. The position stays on the device: the search
// is told its municipality.
import { nearestMunicipality } from '@wepa/domain/places/nearest-municipality'

/** How long the device may look for itself, in milliseconds, and how old an answer may be. */
const PATIENCE = 15_000
const FRESH = 600_000

/** The name of the municipality where the person is, or why there is none. */
export async function findMyTown(): Promise<{ town: string } | { problem: string }> {
  try {
    const { coords } = await findPosition()
    const town = nearestMunicipality(coords.latitude, coords.longitude)
    return town ? { town: town.name } : { problem: 'No estás en Puerto Rico' }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

function findPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: PATIENCE,
      maximumAge: FRESH,
    }),
  )
}

/** `PERMISSION_DENIED` of a GeolocationPositionError, which pages without https do not know. */
const REFUSED = 1

function problemOf(error: unknown): string {
  const isRefused = error instanceof Object && 'code' in error && error.code === REFUSED
  return isRefused ? 'Sin permiso para usar tu ubicación' : 'No encontramos tu ubicación'
}
