// The pages of essentials, kept on the device while a storm is on: of the island and of the person's town.
import { findPlace, placeSlug } from '@wepa/domain/places/municipalities'
import { REGION_COOKIE, regionOf } from '@wepa/domain/storms/storm'
import type { trpc } from '../../lib/trpc.ts'

type Utils = ReturnType<typeof trpc.useUtils>

const month = 30 * 24 * 3600

/** @param location where the person says they live, null where they did not or nobody is signed in */
export async function keepEssentials(utils: Utils, location: string | null): Promise<void> {
  tellRegion(location)
  if (!navigator.onLine) return
  const place = findPlace(location ?? '')
  const town = place?.kind === 'municipality' ? place.slug : undefined
  keepPage('/esenciales')
  if (town) keepPage(`/esenciales/${town}`)
  await utils.storms.essentials.prefetch({})
  if (town) await utils.storms.essentials.prefetch({ municipality: town })
}

/** Has the service worker fetch a page and keep it; without one nothing is kept. */
export function keepPage(path: string): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'KEEP_PAGE', url: path })
}

/** Pages come from the server without an account: by this cookie they are light for whom the storm is near. */
function tellRegion(location: string | null): void {
  const region = regionOf(location)
  const value = region
    ? `${placeSlug(region)}; Max-Age=${month}`
    : // Whoever had the device before may have told theirs.
      '; Max-Age=0'
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is not in every browser we serve
  document.cookie = `${REGION_COOKIE}=${value}; Path=/; SameSite=Lax`
}
