type Pages = { pages: readonly unknown[] }

/** A list that comes page by page, as the query library answers it. */
export interface PagedQuery {
  data: Pages | undefined
  fetchNextPage: () => Promise<{ data: Pages | undefined; hasNextPage: boolean; isError: boolean }>
}

/** How often the next page is asked for. */
const tries = 3

/**
 * Fetches the next page, and asks again where a refetch of the pages that are there took its place: a live message or
 * a connection that comes back would otherwise swallow the press.
 */
export async function fetchMore(query: PagedQuery): Promise<void> {
  const before = query.data?.pages.length ?? 0
  for (let left = tries; left > 0; left -= 1) {
    const { data, hasNextPage, isError } = await query.fetchNextPage()
    const isMore = (data?.pages.length ?? 0) > before
    if (isMore || isError || !hasNextPage) return
  }
}
