// What the server asked for while it rendered a page, so that the browser need not ask again. Everything was loaded
// before rendering, so one string carries it: a streaming integration would add 3 KB to each page and to the code.
import type { QueryClient } from '@tanstack/react-query'

/** Answers of successful queries; what failed on the server the browser asks for itself. */
export function packQueries(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().getAll()
  const answered = queries.filter(({ state }) => state.status === 'success')
  return JSON.stringify(answered.map(({ queryKey, state }) => [queryKey, state.data]))
}

/** @param updatedAt when the page was rendered, in ms */
export function unpackQueries(queryClient: QueryClient, packed: string, updatedAt: number): void {
  for (const [key, data] of JSON.parse(packed)) queryClient.setQueryData(key, data, { updatedAt })
}
