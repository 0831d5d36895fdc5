// Addresses without a page get one rendering of "not found" between them, which the browser takes for its own;
// so do ads, people and categories that are not there (the server knows which).
import type { AppRouter } from './router.tsx'

/**
 * The address that is rendered in place of `path` where no route is found for it; undefined where there is a
 * route. The first part stays where routes begin with it: what surrounds a page goes by it.
 */
export function missingPath(
  router: Pick<AppRouter, 'getMatchedRoutes' | 'routesByPath'>,
  path: string,
): string | undefined {
  const route = router.getMatchedRoutes(path)[2]
  if (route && route.id !== '/$') return undefined
  const [, first = ''] = path.split('/')
  const isPlace = Object.keys(router.routesByPath).some((known) => known.split('/')[1] === first)
  // Deeper than any page lies.
  return `${isPlace && !first.startsWith('$') ? `/${first}` : ''}/-/-/-`
}

/**
 * The router compares the address in a match's id, and would load a match of another address again: gives
 * what came for a missing page the id of this one. Call before hydration.
 */
export function takeSharedMissing(router: AppRouter): void {
  const came = window.$_TSR?.router?.matches.at(-1)
  const own = router.matchRoutes(router.latestLocation).at(-1)
  // As the router writes ids into a page.
  const written = (id: string) => id.replaceAll('/', '#')
  if (came?.s !== 'notFound' || own === undefined) return
  if (came.i.startsWith(written(own.routeId))) came.i = written(own.id)
}
