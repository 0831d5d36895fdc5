// Where the person stands, asked of the device when they want what is near. The position stays on the device: the search
// is told its municipality.
import { nearestMunicipality } from '@wepa/domain/places/nearest-municipality'
import { showToast } from '../../../ui/toast/toast-store.ts'

/** How long the device may look for itself, in milliseconds, and how old an answer may be. */
const PATIENCE = 15_000
const FRESH = 600_000

const CHOOSE = 'Escoge tu pueblo y ordena por «Más cerca primero».'

/** The name of the municipality where the person is; a message says why there is none. */
export async function findMyTown(): Promise<string | undefined> {
  try {
    const { coords } = await findPosition()
    const town = nearestMunicipality(coords.latitude, coords.longitude)
    if (!town) showToast({ tone: 'bad', title: 'No estás en Puerto Rico', description: CHOOSE })
    return town?.name
  } catch (error) {
    showToast({ tone: 'bad', title: problemOf(error), description: CHOOSE })
    return undefined
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

function problemOf(error: unknown): string {
  const isRefused =
    error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
  return isRefused ? 'Sin permiso para usar tu ubicación' : 'No encontramos tu ubicación'
}
