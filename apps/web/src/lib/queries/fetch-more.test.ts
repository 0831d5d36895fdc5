import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { fetchMore } from './fetch-more.ts'

const queryKey = ['alerts']

/** A list of three pages, of which the first is there. */
async function openList(answer: (page: number) => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: ({ pageParam }) => answer(pageParam),
    initialPageParam: 1,
    getNextPageParam: (_last, all) => (all.length < 3 ? all.length + 1 : undefined),
  })
  observer.subscribe(() => {})
  await client.fetchInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => answer(pageParam),
    initialPageParam: 1,
  })
  const pages = () => observer.getCurrentResult().data?.pages
  return { client, pages, more: () => fetchMore(observer.getCurrentResult()) }
}

it('adds one page for each press', async () => {
  const list = await openList(async (page) => `page ${page}`)
  await list.more()
  expect(list.pages()).toEqual(['page 1', 'page 2'])
  await list.more()
  await list.more()
  expect(list.pages()).toEqual(['page 1', 'page 2', 'page 3'])
})

it('comes to its page although the list is refetched meanwhile', async () => {
  let isOpen = false
  const list = await openList(async (page) => {
    // The first answer never comes: the refetch calls it off.
    if (page === 2 && !isOpen) await new Promise(() => {})
    return `page ${page}`
  })
  const pressed = list.more()
  isOpen = true
  await list.client.invalidateQueries({ queryKey })
  await pressed
  expect(list.pages()).toEqual(['page 1', 'page 2'])
})

it('asks once where the next page fails', async () => {
  const asked: number[] = []
  const list = await openList(async (page) => {
    asked.push(page)
    if (page === 2) throw new Error('no')
    return `page ${page}`
  })
  await list.more()
  expect(asked.filter((page) => page === 2)).toEqual([2])
})
