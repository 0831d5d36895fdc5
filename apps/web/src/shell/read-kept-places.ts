// What was kept for reading without network, as places to go.
import { readSearchAddress, type SearchAddress } from '../blocks/search/search-address.ts'
import { pageCache } from '../lib/device/worker-messages.ts'
import { type KeptQuery, keptFor, listKept } from '../offline/query-cache/store.ts'

export type KeptPlaces = {
  lists: readonly { path: string; name: string }[]
  /** The newest first, each once. */
  searches: readonly SearchAddress[]
  listings: readonly { id: number; title: string }[]
}

/** So many are a choice. */
const most = 6

const lists = [
  { group: 'listings.browse query', path: '/', name: 'Inicio' },
  { group: 'favorites.list', path: '/favorites', name: 'Favoritos' },
  { group: 'follows.list', path: '/following', name: 'Vendedores que sigues' },
  { group: 'users.recentlyViewed', path: '/recently-viewed', name: 'Vistos recientemente' },
  { group: 'users.listings', path: '/my-listings', name: 'Mis anuncios' },
  { group: 'conversations.list', path: '/messages', name: 'Mensajes' },
  { group: 'storms.essentials', path: '/esenciales', name: 'Lo esencial por pueblo' },
  { group: 'notifications.list', path: '/notifications', name: 'Notificaciones' },
]

export async function readKeptPlaces(): Promise<KeptPlaces> {
  const [isHomeKept, searches, listings, ...kept] = await Promise.all([
    isPageKept('/'),
    listKept('listings.browse infinite', most),
    listKept('listings.get', most),
    ...lists.map(({ group }) => listKept(group, 8)),
  ])
  return {
    lists: lists.filter(
      ({ path }, index) => kept[index]?.some(isOwn) || (path === '/' && isHomeKept),
    ),
    searches: searches.map(({ queryKey }) => readSearchAddress(addressOf(inputOf(queryKey)))),
    listings: listings.flatMap(({ answer }) => (isListing(answer) ? [answer] : [])),
  }
}

/** Whether the service worker has a page as it came last. */
async function isPageKept(path: string): Promise<boolean> {
  if (typeof caches === 'undefined') return false
  const found = await caches
    .match(path, { cacheName: pageCache, ignoreVary: true })
    .catch(() => undefined)
  return found !== undefined
}

/** Of the ads of people only one's own are a list of the person. */
function isOwn({ queryKey }: KeptQuery): boolean {
  const [path] = queryKey
  const isOfPeople = Array.isArray(path) && path.join('.') === 'users.listings'
  return !isOfPeople || inputOf(queryKey).id === keptFor()
}

function addressOf({ search, ...filters }: Record<string, unknown>): Record<string, unknown> {
  return { ...filters, q: search }
}

function inputOf([, options]: KeptQuery['queryKey']): Record<string, unknown> {
  const hasInput = typeof options === 'object' && options !== null && 'input' in options
  const input = hasInput ? options.input : undefined
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

function isListing(value: unknown): value is { id: number; title: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'title' in value &&
    typeof value.title === 'string'
  )
}
