// Lists that were kept, put where their screens look for them before these are rendered.
import type { QueryClient } from '@tanstack/react-query'
import { noteKept } from '../lib/device/connection.ts'
import { noteFromDevice } from '../lib/device/device-marks.ts'
import { keptFor, listKept } from './kept-store.ts'
import { serverTimes } from './server-times.ts'

/** What a screen shows first, by its path: a group of answers (kept-rules.ts), and how many of it at most. */
const lists: Readonly<Record<string, readonly [group: string, most: number]>> = {
  '/favorites': ['favorites.list', 1],
  '/recently-viewed': ['users.recentlyViewed', 1],
  '/my-listings': ['users.listings', 3],
  '/saved-searches': ['savedSearches.list', 1],
  '/messages': ['conversations.list', 2],
  '/notifications': ['notifications.list', 1],
}

/** For a start without network; what is on the screen already stays. */
export async function primeLists(client: QueryClient, path: string): Promise<void> {
  const list = Object.hasOwn(lists, path) ? lists[path] : undefined
  if (!list) return
  const person = keptFor()
  const kept = await listKept(...list)
  // Another tab may have signed out meanwhile.
  if (keptFor() !== person) return
  for (const { queryKey, answer, keptAt } of kept) {
    if (client.getQueryData(queryKey) !== undefined) continue
    const updatedAt = Date.parse(keptAt)
    noteFromDevice(answer)
    noteKept(keptAt)
    client.setQueryData(queryKey, answer, { updatedAt })
    const query = client.getQueryCache().find({ queryKey, exact: true })
    if (!query) continue
    serverTimes.set(query, updatedAt)
    query.setState({ isInvalidated: true })
  }
}
