// Lists that were kept, put where their screens look for them before these are rendered.
import type { QueryClient } from '@tanstack/react-query'
import { findPage } from '@wepa/domain/pages'
import { noteKept } from '../../lib/device/connection.ts'
import { noteFromDevice } from '../../lib/device/device-marks.ts'
import { serverTimes } from './server-times.ts'
import { keptFor, listEarly, listKept } from './store.ts'

/** For a start without network; what is on the screen already stays. */
export async function primeLists(client: QueryClient, path: string): Promise<void> {
  const primed = findPage(path)?.primed
  if (!primed) return
  const person = keptFor()
  const kept = (await listEarly(primed[0])) ?? (await listKept(...primed))
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
