import 'fake-indexeddb/auto'
import { eventually } from '@wepa/domain/test/eventually'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '../device-data.ts'
import { StorageUnavailable, withDatabase } from './database.ts'

const kept = (userId: number) => ({
  userId,
  key: 'a',
  group: 'g',
  keptAt: '2026-03-01T12:00:00Z',
  text: '1',
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the database', () => {
  it('is opened anew when its connection died, and the work done once more', async () => {
    const connections = new Set<unknown>()
    const count = await withDatabase(async (database) => {
      connections.add(database)
      // As iOS does to a page in the background.
      if (connections.size === 1) throw new DOMException('gone', 'InvalidStateError')
      await database.kept.put(kept(1))
      return database.kept.count()
    })
    expect(connections.size).toBe(2)
    expect(count).toBe(1)
  })

  it.each([
    ['by another tab', new DOMException('closed', 'DatabaseClosedError')],
    [
      'by Safari',
      new DOMException('Connection to Indexed Database server lost. Refresh the page to try again'),
    ],
    ['and Dexie says so', Object.assign(new Error('x'), { inner: { name: 'no error' } })],
  ])('was closed %s', async (_why, error) => {
    const work = vi.fn(async () => 'done')
    work.mockRejectedValueOnce(error)
    const isDead = error instanceof DOMException
    if (isDead) expect(await withDatabase(work)).toBe('done')
    else await expect(withDatabase(work)).rejects.toBe(error)
  })

  it('hands on what the work itself refuses', async () => {
    const full = new DOMException('full', 'QuotaExceededError')
    await expect(
      withDatabase(async () => {
        throw full
      }),
    ).rejects.toBe(full)
  })

  it('forgets one person, and nobody else', async () => {
    await withDatabase((database) => database.kept.bulkPut([kept(1), kept(2)]))
    await forgetPerson(1)
    const rows = await withDatabase((database) => database.kept.toArray())
    expect(rows).toEqual([kept(2)])
  })
})

it('says so where the browser keeps nothing, and tries again next time', async () => {
  vi.resetModules()
  const fresh = await import('./database.ts')
  const { WepaDatabase } = await import('./tables.ts')
  const open = vi.spyOn(WepaDatabase.prototype, 'open')
  open.mockRejectedValueOnce(new DOMException('private', 'SecurityError'))
  await expect(fresh.withDatabase(async () => 1)).rejects.toBeInstanceOf(fresh.StorageUnavailable)
  expect(await fresh.withDatabase(async () => 1)).toBe(1)
  expect(StorageUnavailable.name).toBe(fresh.StorageUnavailable.name)
})

it('that opens too late for one is there for the next, opened once', async () => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { WepaDatabase, openDatabase } = await import('./tables.ts')
  let arrive = (_database: InstanceType<typeof WepaDatabase>) => {}
  const opens = vi.fn(
    () =>
      new Promise<InstanceType<typeof WepaDatabase>>((done) => {
        arrive = done
      }),
  )
  vi.doMock(import('./tables.ts'), () => ({ WepaDatabase, openDatabase: opens }))
  const fresh = await import('./database.ts')
  const first = fresh.withDatabase(async () => 1).catch((error: unknown) => error)
  await eventually(() => expect(opens).toHaveBeenCalledTimes(1))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await first).toBeInstanceOf(fresh.StorageUnavailable)
  vi.useRealTimers()
  const second = fresh.withDatabase(async () => 2)
  arrive(await openDatabase())
  expect(await second).toBe(2)
  expect(opens).toHaveBeenCalledTimes(1)
  vi.doUnmock('./tables.ts')
})
