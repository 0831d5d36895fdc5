// Ads that were never opened here, from the lists in which they were seen: favorites, and what was viewed.
import type { QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { trpc } from '../../lib/trpc.ts'
import { listKept } from '../../offline/query-cache/store.ts'

type Entry = { listing: Listing }

/** Of these ads the ones that a list has, in the memory of the page or of the device. */
export async function findKeptAds(
  client: QueryClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Listing>> {
  const inMemory = [trpc.favorites.list, trpc.users.recentlyViewed].flatMap((list) =>
    client.getQueriesData({ queryKey: getQueryKey(list) }).map(([, answer]) => answer),
  )
  const kept = await Promise.all([
    listKept('favorites.list', 1),
    listKept('users.recentlyViewed', 1),
  ])
  const answers = [...kept.flat().map(({ answer }) => answer), ...inMemory]
  const known = answers.flatMap(entriesOf).map(({ listing }) => [listing.id, listing] as const)
  return new Map(known.filter(([id]) => ids.includes(id)))
}

/** The entries of a list, whether it came at once or page by page. */
function entriesOf(answer: unknown): Entry[] {
  if (Array.isArray(answer)) return answer.filter(isEntry)
  if (!isRecord(answer)) return []
  if (Array.isArray(answer.pages)) return answer.pages.flatMap(entriesOf)
  return Array.isArray(answer.items) ? answer.items.filter(isEntry) : []
}

/** What was kept is what the server once answered. */
function isEntry(value: unknown): value is Entry {
  return isRecord(value) && isRecord(value.listing) && typeof value.listing.id === 'number'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
