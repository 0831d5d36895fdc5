// What the server asked for while it rendered a page, so that the browser need not ask again. Everything was loaded
// before rendering, so one string carries it: a streaming integration would add 3 KB to each page and to the code.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { packTables, unpackTables } from './packed-tables.ts'

/** Answers of successful queries; what failed on the server the browser asks for itself. */
export function packQueries(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().getAll()
  const answered = queries.filter(({ state }) => state.status === 'success')
  return JSON.stringify(
    answered.map(({ queryKey, state }) => [queryKey, packTables(shortened(queryKey, state.data))]),
  )
}

/** @param updatedAt when the server last said so, in ms */
export function unpackQueries(queryClient: QueryClient, packed: string, updatedAt: number): void {
  for (const [key, data] of JSON.parse(packed)) {
    queryClient.setQueryData(key, unpackTables(data), { updatedAt })
  }
}

/** Cards show nothing of the descriptions; only pages of results, which may stand as a list, do. */
function shortened(key: QueryKey, data: unknown): unknown {
  const [path, options] = key
  if (!Array.isArray(path) || path.join('.') !== 'listings.browse') return data
  if (isRecord(options) && options.type === 'infinite') return data
  const shorten = (name: string, value: unknown) => (name === 'description' ? '' : value)
  return JSON.parse(JSON.stringify(data, shorten))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
