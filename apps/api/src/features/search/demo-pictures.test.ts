// The demo data as the first visitor meets it, when most of its pictures are still to be drawn.
import { makeDemo } from '@wepa/sandbox/demo/make-demo'
import { seedDemo } from '@wepa/sandbox/demo/seed-demo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'

const HOUR = 3_600_000
let suite: Suite
let bare: ReadonlySet<number>

beforeAll(async () => {
  suite = await startSuite()
  const now = suite.clock.now()
  await seedDemo({
    databaseUrl: suite.databaseUrl,
    now,
    put: async () => {},
    draw: async (drawings) =>
      drawings.map((_, i) => ({ hash: `${i}`.padStart(32, '0'), width: 960, height: 720 })),
  })
  const none = makeDemo(now).ads.filter(({ pictures }) => pictures.length === 0)
  bare = new Set(none.map(({ id }) => id))
})
afterAll(() => suite.close())

// What leads a page changes with the hour.
test.each([0, 1, 2, 3])(
  '%i hours later home and the first page of the search have pictures',
  async (hours) => {
    suite.clock.advance(hours && HOUR)
    const { browse } = suite.asVisitor().listings
    const recent = await browse({ sort: 'newest', limit: 15 })
    const screens = await Promise.all([
      recent,
      browse({ placement: 'home', limit: 6 }),
      browse({ placement: 'carousel', limit: 6 }),
      browse({ sort: 'newest', limit: 9, cursor: recent.nextCursor ?? '' }),
      browse({}),
    ])
    const shown = screens.flatMap(({ items }) => items)
    expect(shown.length).toBeGreaterThan(50)
    const without = shown.filter(({ id, thumbnails }) => thumbnails.length === 0 && !bare.has(id))
    expect(without.map(({ title }) => title)).toEqual([])
  },
)
