import { QueryClient, skipToken } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApiClient, createQueryUtils } from './trpc.ts'
import { createHooks, queryKey } from './trpc-hooks.ts'

test('a hook that does not exist says so, not "is not a function"', () => {
  const hooks = createHooks<{ listings: { get: { useSuspenseQuery: () => unknown } } }>()
  expect(() => hooks.listings.get.useSuspenseQuery()).toThrow('listings.get.useSuspenseQuery')
})

test('hooks and loaders find the same answers under the same key', () => {
  const queryClient = new QueryClient()
  const utils = createQueryUtils(createApiClient([]), queryClient)
  utils.favorites.ids.setData(undefined, [1, 2])
  expect(queryClient.getQueryData(queryKey(['favorites', 'ids'], undefined, 'query'))).toEqual([
    1, 2,
  ])

  const stats = { totalListings: 1, totalUsers: 1, totalCategories: 11, newListings24h: 0 }
  utils.stats.get.setData(undefined, stats)
  expect(queryClient.getQueryData(queryKey(['stats', 'get'], undefined, 'query'))).toEqual(stats)

  utils.listings.search.setInfiniteData({ q: 'a', limit: 9 }, { pages: [], pageParams: [] })
  const key = queryKey(['listings', 'search'], { limit: 9, q: 'a' }, 'infinite')
  expect(queryClient.getQueryData(key)).toEqual({ pages: [], pageParams: [] })
})

test('a query that is skipped has a key without input', () => {
  expect(queryKey(['users', 'get'], skipToken, 'query')).toEqual([
    ['users', 'get'],
    { type: 'query' },
  ])
})
