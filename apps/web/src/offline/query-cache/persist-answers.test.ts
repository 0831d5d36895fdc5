// @vitest-environment node
import 'fake-indexeddb/auto'
import { InfiniteQueryObserver, QueryClient, type QueryKey } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { eventually } from '@wepa/domain/test/eventually'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isFromDevice } from '../../lib/device/device-marks.ts'
import { createQueryClient } from '../../lib/queries/query-client.ts'
import { withDatabase } from '../browser-db/database.ts'
import { answerFromDevice } from './answer-from-device.ts'
import { networkFirst } from './network-first.ts'
import { keepAnswers, keepNow } from './persist-answers.ts'
import { thumbnailsIn } from './persist-pictures.ts'
import { readKept } from './store.ts'

const person = vi.hoisted((): { id: number; changed: () => void } => ({ id: 1, changed: () => {} }))
vi.mock('../../lib/session/session.ts', () => ({
  readPerson: () => ({ userId: person.id, token: 't' }),
  watchSession: (listener: () => void) => {
    person.changed = listener
  },
}))

const key = [['favorites', 'list'], { input: { userId: 1 }, type: 'infinite' }]
const offline = () => Promise.reject(new TRPCClientError('no network'))
const pages = (...items: string[]) => ({
  pages: items.map((item) => ({ items: [item] })),
  pageParams: items,
})
const keptNow = async () => {
  const found = await readKept(key)
  if (!found) throw new Error('not yet')
  return found.answer
}
const kept = () => eventually(async () => expect(await readKept(key)).toBeDefined())

beforeEach(async () => {
  person.id = 1
  const page = Object.assign(new EventTarget(), { documentElement: { dataset: {} } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  await withDatabase((database) => database.kept.clear())
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what the server answers, its first pages, also what came before', async () => {
  const client = new QueryClient()
  await client.fetchQuery({ queryKey: key, queryFn: () => pages('a', 'b', 'c') })
  keepAnswers(client)
  await kept()
  expect((await readKept(key))?.answer).toEqual(pages('a', 'b'))
})

it('keeps a list that is urgent without waiting for other answers', async () => {
  const client = new QueryClient()
  await client.fetchQuery({ queryKey: key, queryFn: () => pages('a') })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  keepAnswers(client, { isUrgent: true })
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  // What would wait for others waits for ever now.
  expect(await eventually(keptNow)).toEqual(pages('a'))
})

it('keeps at once what must not outlive its moment', async () => {
  const client = new QueryClient()
  keepAnswers(client)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await client.fetchQuery({ queryKey: key, queryFn: () => pages('a') })
  client.setQueryData(key, pages('b'))
  keepNow()
  await vi.advanceTimersByTimeAsync(10)
  vi.useRealTimers()
  // What would wait for others waits for ever now.
  expect(await eventually(keptNow)).toEqual(pages('b'))
})

it('keeps nothing that was asked for under somebody else, and nothing too large', async () => {
  const client = new QueryClient()
  keepAnswers(client)
  let answer = (_data: unknown) => {}
  const coming = new Promise((done) => {
    answer = done
  })
  const asking = client.fetchQuery({ queryKey: key, queryFn: () => coming })
  person.id = 2
  answer(pages('of person 1'))
  await asking
  const large = [['users', 'recentlyViewed'], { input: { id: 2 }, type: 'query' }]
  await client.fetchQuery({ queryKey: large, queryFn: () => 'x'.repeat(400_000) })
  const small = [['favorites', 'ids'], { input: {}, type: 'query' }]
  await client.fetchQuery({ queryKey: small, queryFn: () => [7] })
  await eventually(async () => expect(await readKept(small)).toBeDefined())
  const rows = await withDatabase((database) => database.kept.toArray())
  expect(rows.map(({ group }) => group)).toEqual(['favorites.ids'])
})

it('keeps nothing that is shown to a moderator alone', async () => {
  const client = new QueryClient()
  keepAnswers(client)
  const hidden = [['listings', 'get'], { input: { id: 4 }, type: 'query' }]
  const suspended = [['users', 'get'], { input: { id: 9 }, type: 'query' }]
  const open = [['listings', 'get'], { input: { id: 5 }, type: 'query' }]
  const mark = { isForModerators: true }
  await client.fetchQuery({ queryKey: hidden, queryFn: () => ({ id: 4, ...mark }) })
  await client.fetchQuery({ queryKey: suspended, queryFn: () => ({ id: 9, ...mark }) })
  await client.fetchQuery({ queryKey: open, queryFn: () => ({ id: 5 }) })
  await eventually(async () => expect(await readKept(open)).toBeDefined())
  expect(await withDatabase((database) => database.kept.count())).toBe(1)
})

it('gives it back without network, as old as it is, and takes the answer of now when it comes', async () => {
  const before = new QueryClient()
  keepAnswers(before)
  await before.fetchQuery({ queryKey: key, queryFn: () => pages('kept') })
  await kept()
  const keptAt = Date.parse((await readKept(key))?.keptAt ?? '')

  const client = createQueryClient(networkFirst)
  keepAnswers(client)
  const answer = await client.fetchQuery({ queryKey: key, queryFn: offline })
  expect(answer).toEqual(pages('kept'))
  expect(isFromDevice(answer)).toBe(true)
  await eventually(() => expect(client.getQueryState(key)?.dataUpdatedAt).toBe(keptAt))
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)

  // A heart taken off without network: kept as well, and no newer than before.
  vi.stubGlobal('navigator', { onLine: false })
  client.setQueryData(key, pages())
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(keptAt)
  await eventually(async () => expect((await readKept(key))?.answer).toEqual(pages()))
  expect(Date.parse((await readKept(key))?.keptAt ?? '')).toBe(keptAt)

  await client.fetchQuery({ queryKey: key, queryFn: () => pages('of now') })
  expect(isFromDevice(client.getQueryData(key))).toBe(false)
})

it('takes the answer of now for one of now, also when it says the same', async () => {
  const before = new QueryClient()
  keepAnswers(before)
  await before.fetchQuery({ queryKey: key, queryFn: () => pages('kept') })
  await kept()
  const client = createQueryClient(networkFirst)
  await client.fetchQuery({ queryKey: key, queryFn: offline })
  await eventually(() => expect(client.getQueryState(key)?.isInvalidated).toBe(true))
  await client.fetchQuery({ queryKey: key, queryFn: () => pages('kept') })
  expect(isFromDevice(client.getQueryData(key))).toBe(false)
})

it('drops an answer that comes late, when somebody else is there', async () => {
  const before = new QueryClient()
  keepAnswers(before)
  await before.fetchQuery({ queryKey: key, queryFn: () => pages('kept') })
  await kept()
  for (const [userId, shown] of [
    [1, 'late'],
    [2, 'kept'],
  ] as const) {
    person.id = 1
    let answer = (_data: unknown) => {}
    const coming = new Promise((done) => {
      answer = done
    })
    const client = createQueryClient()
    const queryKey: QueryKey = key
    const query = client.getQueryCache().build(client, { queryKey })
    const isSamePerson = () => person.id === 1
    client.setQueryData(key, await answerFromDevice({ client, query, coming, isSamePerson }))
    person.id = userId
    answer(pages('late'))
    await coming
    await new Promise((done) => setTimeout(done))
    expect(client.getQueryData(key)).toEqual(pages(shown))
  }
})

it('gives lists back that come page by page and, as tRPC does, without a persister of their own', async () => {
  const before = new QueryClient()
  keepAnswers(before)
  await before.fetchQuery({ queryKey: key, queryFn: () => pages('kept') })
  await kept()
  const options = {
    queryKey: key,
    queryFn: offline,
    initialPageParam: 'kept',
    getNextPageParam: () => undefined,
  }
  Reflect.set(options, 'persister', undefined)
  const list = new InfiniteQueryObserver(createQueryClient(networkFirst), options)
  const stop = list.subscribe(() => {})
  await eventually(() => expect(list.getCurrentResult().data).toEqual(pages('kept')))
  stop()
})

it('hands on what the server refuses, and the failure where nothing was kept', async () => {
  const client = createQueryClient(networkFirst)
  const refused = new TRPCClientError('no', {
    result: { error: { code: -32600, message: 'no', data: { code: 'unauthorized', issues: [] } } },
  })
  await expect(
    client.fetchQuery({ queryKey: key, queryFn: () => Promise.reject(refused) }),
  ).rejects.toBe(refused)
  await expect(client.fetchQuery({ queryKey: key, queryFn: offline })).rejects.toThrow('no network')
})

it('forgets a person who leaves', async () => {
  const client = new QueryClient()
  keepAnswers(client)
  await client.fetchQuery({ queryKey: key, queryFn: () => pages('a') })
  await kept()
  person.id = 2
  person.changed()
  const count = () => withDatabase((database) => database.kept.count())
  await eventually(async () => expect(await count()).toBe(0))
})

it('finds the cards’ pictures wherever they stand, each once', () => {
  const hash = 'a'.repeat(32)
  const ad = { thumbnails: [`/thumbnails/${hash}.webp`], images: [] }
  const bare = { thumbnails: [], images: [], category: { slug: 'moda' } }
  const linked = {
    thumbnails: ['https://example.com/a.jpg'],
    images: [],
    category: { slug: 'moda' },
  }
  const withdrawn = { ...ad, thumbnails: [`/thumbnails/${hash}.webp?pass=a.b`] }
  const items = [{ listing: ad }, ad, bare, linked, withdrawn]
  expect(thumbnailsIn({ pages: [{ items }] })).toEqual([
    `/thumbnails/${hash}.avif`,
    '/images/categories/moda.svg',
  ])
})
