import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { packQueries, unpackQueries } from './page-queries.ts'

test('a query that failed on the server is left for the browser to ask', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const failing = () => Promise.reject(new Error('down'))
  await server.prefetchQuery({ queryKey: ['a'], queryFn: failing })
  expect(packQueries(server)).toBe('[]')
})

test('the browser finds the answers of the server, as old as the page is', () => {
  const server = new QueryClient()
  const key = [['listings', 'search'], { input: { q: '</script>' }, type: 'infinite' }]
  const answer = { pages: [{ items: [{ id: 1 }] }], pageParams: [null] }
  server.setQueryData(key, answer)
  const browser = new QueryClient()
  unpackQueries(browser, packQueries(server), 1_000)
  expect(browser.getQueryData(key)).toEqual(answer)
  expect(browser.getQueryState(key)?.dataUpdatedAt).toBe(1_000)
})

test('rows of cards carry no descriptions, pages of results do', () => {
  const client = new QueryClient()
  const items = [{ id: 1, description: 'x'.repeat(500) }]
  const key = (type: string) => [['listings', 'browse'], { input: {}, type }]
  client.setQueryData(key('query'), { items })
  client.setQueryData(key('infinite'), { pages: [{ items }], pageParams: [null] })
  client.setQueryData([['listings', 'get'], { input: { id: 1 }, type: 'query' }], items[0])
  const lengths = [...packQueries(client).matchAll(/"description":"(x*)"/g)]
  expect(lengths.map(([, text = '']) => text.length)).toEqual([0, 500, 500])
})
