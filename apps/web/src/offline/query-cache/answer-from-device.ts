// What the device kept of an answer that does not come.
import type { Query, QueryClient } from '@tanstack/react-query'
import { noteKept } from '../../lib/device/connection.ts'
import { noteFromDevice } from '../../lib/device/device-marks.ts'
import { serverTimes } from './server-times.ts'
import { readKept } from './store.ts'

interface Asked {
  client: QueryClient
  query: Query
  coming: Promise<unknown>
  /** Whether who asked is still the person of now. */
  isSamePerson: () => boolean
}

/**
 * What was kept for a query, marked and as old as it is; where nothing was, whatever `coming` brings. An answer that
 * comes all the same takes its place, unless somebody else is there by then.
 */
export async function answerFromDevice(asked: Asked): Promise<unknown> {
  const { client, query, coming, isSamePerson } = asked
  let isAnswered = false
  coming.then(
    () => {
      isAnswered = true
    },
    () => {},
  )
  const kept = await readKept(query.queryKey)
  if (!kept || isAnswered) return coming
  const keptAt = Date.parse(kept.keptAt)
  noteFromDevice(kept.answer)
  noteKept(kept.keptAt)
  // Once the query has taken it for an answer of now.
  setTimeout(() => {
    if (query.state.data !== kept.answer) return
    serverTimes.set(query, keptAt)
    query.setState({ dataUpdatedAt: keptAt, isInvalidated: true })
  })
  coming.then(
    (fresh) =>
      setTimeout(() => {
        if (!isSamePerson()) return
        serverTimes.set(query, Date.now())
        client.setQueryData(query.queryKey, fresh)
      }),
    () => {},
  )
  return kept.answer
}
