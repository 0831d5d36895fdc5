// From where in the app somebody came to a page: sellers see which places bring them views.
import type { EventSource } from '@wepa/domain/insights/analytics'

type Watched = {
  subscribe: (
    event: 'onBeforeNavigate',
    listener: (change: {
      fromLocation?: { pathname: string } | undefined
      pathChanged: boolean
    }) => void,
  ) => unknown
}

/** Stands in the links that 'Compartir' hands out. */
export const SHARED_MARK = 'via=link'

/** The path of the page before this one; undefined on the first page of a visit. */
let before: string | undefined

/** Remembers from where each navigation started. */
export function watchArrivals(router: Watched): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) before = fromLocation.pathname
  })
}

/** How the present page was reached. */
export function arrivalSource(): EventSource {
  if (before !== undefined) return sourceOf(before)
  return window.location.search.slice(1).split('&').includes(SHARED_MARK) ? 'shared' : 'direct'
}

/** Where an ad is met on the present page: on its own, as it was reached; on another, there. */
export function meetingSource(path: string, listingId: number): EventSource {
  return path === `/listing/${listingId}` ? arrivalSource() : sourceOf(path)
}

const places: Readonly<Record<string, EventSource>> = {
  '': 'home',
  search: 'search',
  category: 'category',
  listing: 'similar',
  favorites: 'favorites',
  'recently-viewed': 'recent',
}

/** The place a path belongs to; where ads are not found by chance it is `direct`. */
export function sourceOf(path: string): EventSource {
  const [, first = ''] = path.split('/')
  return (Object.hasOwn(places, first) ? places[first] : undefined) ?? 'direct'
}
