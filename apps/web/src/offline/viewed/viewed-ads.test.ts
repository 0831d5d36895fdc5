import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { withDatabase } from '../browser-db/database.ts'
import { forgetPerson } from '../device-data.ts'
import { forgetViewedOfOthers, keepViewed, listViewed } from './viewed-ads.ts'

const [visitor, ana, luis] = [0, 1, 2]

beforeEach(() => withDatabase((database) => database.viewed.clear()))

it('keeps each ad once, under whoever opened it', async () => {
  await keepViewed(ana, 7)
  await keepViewed(ana, 7)
  await keepViewed(visitor, 9)
  expect(await listViewed(ana)).toEqual([7])
  expect(await listViewed(luis)).toEqual([])
  expect(await listViewed(visitor)).toEqual([9])
})

it('lets the oldest go once there are a thousand', async () => {
  const viewedAt = '2026-01-01T00:00:00.000Z'
  const rows = Array.from({ length: 1_000 }, (_, n) => ({
    userId: ana,
    listingId: n + 1,
    viewedAt,
  }))
  await withDatabase((database) => database.viewed.bulkPut(rows))
  await keepViewed(ana, 2_000)
  const kept = await listViewed(ana)
  expect(kept).toHaveLength(1_000)
  expect(kept).toContain(2_000)
})

it('forgets who left, and not what visitors opened', async () => {
  for (const who of [visitor, ana, luis]) await keepViewed(who, 7)
  await forgetViewedOfOthers(luis)
  expect(await listViewed(ana)).toEqual([])
  expect(await listViewed(luis)).toEqual([7])
  expect(await listViewed(visitor)).toEqual([7])
  await forgetPerson(luis)
  expect(await listViewed(luis)).toEqual([])
})
