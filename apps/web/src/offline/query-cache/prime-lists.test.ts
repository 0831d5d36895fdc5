// @vitest-environment node
import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { isFromDevice } from '../../lib/device/device-marks.ts'
import { createQueryClient } from '../../lib/queries/query-client.ts'
import { withDatabase } from '../browser-db/database.ts'
import { networkFirst } from './network-first.ts'
import { primeLists } from './prime-lists.ts'
import { ruleOf } from './retention.ts'
import { writeKept } from './store.ts'

const person = vi.hoisted(() => ({ id: 1 }))
vi.mock('../../lib/session/session.ts', () => ({
  readPerson: () => ({ userId: person.id, token: 't' }),
}))

const queryKey = [['favorites', 'list'], { input: { userId: 1 }, type: 'infinite' }]
const keptAt = new Date(Date.now() - 3_600_000).toISOString()

beforeEach(async () => {
  person.id = 1
  await withDatabase((database) => database.kept.clear())
  const rule = ruleOf(queryKey)
  if (!rule) throw new Error('Favorites are not kept')
  await writeKept(1, [{ queryKey, rule, text: '["kept"]', keptAt }])
})

it('puts nothing before somebody else, nor on another page', async () => {
  const client = new QueryClient()
  await primeLists(client, '/')
  await primeLists(client, '/messages')
  person.id = 2
  await primeLists(client, '/favorites')
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('puts nothing before who came while it was read', async () => {
  const client = new QueryClient()
  const done = primeLists(client, '/favorites')
  person.id = 2
  await done
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('leaves what is on the screen already', async () => {
  const client = new QueryClient()
  client.setQueryData(queryKey, ['of now'])
  await primeLists(client, '/favorites')
  expect(client.getQueryData(queryKey)).toEqual(['of now'])
})

it('puts a kept list where its screen looks for it, as old as it is', async () => {
  const client = new QueryClient()
  await primeLists(client, '/favorites')
  expect(client.getQueryData(queryKey)).toEqual(['kept'])
  expect(isFromDevice(client.getQueryData(queryKey))).toBe(true)
  expect(client.getQueryState(queryKey)).toMatchObject({
    dataUpdatedAt: Date.parse(keptAt),
    isInvalidated: true,
  })
})

it('without network waits for no call that hangs', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: false })
  const answer = createQueryClient(networkFirst).fetchQuery({
    queryKey,
    queryFn: () => new Promise(() => {}),
  })
  vi.useRealTimers()
  await expect(answer).resolves.toEqual(['kept'])
  vi.unstubAllGlobals()
})
