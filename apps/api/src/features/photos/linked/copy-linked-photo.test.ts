// What goes wrong while pictures are copied that ads name by an address elsewhere.

import { DomainError } from '@wepa/domain/error'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import { startSuite } from '../../../../test/harness.ts'
import {
  DAY,
  type LinkedPhotoSteps,
  MINUTE,
  startLinkedPhotos,
  upload,
} from '../../../../test/linked-photos.ts'
import { makePng } from '../../../../test/pictures.ts'
import { workOnQueue } from '../../../db/queue/queue.ts'
import { allHandlers } from '../../../jobs/all-handlers.ts'
import { removeUnclaimedPhotos } from '../clean-up/remove-unclaimed-photos.ts'
import { forgetOldLinks } from './forget-old-links.ts'
import { findUnnotedLinks } from './queue-photo-copy.ts'

let steps: LinkedPhotoSteps
beforeAll(async () => {
  steps = await startLinkedPhotos()
})
afterAll(() => steps.close())

afterEach(() => vi.restoreAllMocks())

describe('what cannot be copied', () => {
  test.each([
    ['nothing', { status: 404 }, 'ya no está en esa dirección.'],
    ['a closed door', { status: 403 }, 'la página donde está no nos deja verla.'],
    ['a page', { body: '<html></html>' }, 'en esa dirección no hay una imagen que podamos usar.'],
    [
      'a drawing in SVG',
      { body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      'en esa dirección no hay una imagen que podamos usar.',
    ],
    [
      'half a picture',
      { body: makePng({ width: 300, height: 200 }).subarray(0, 9000) },
      'está dañada o incompleta.',
    ],
    ['16 MB', { body: Buffer.alloc(16 * 1024 * 1024) }, 'pasa de 15MB.'],
  ])(
    'because %s lies there is given up at once, and the owner reads why',
    async (_, answer, problem) => {
      const person = await steps.suite.makeUser()
      const { path, url } = steps.place(answer)
      const { id } = await steps.publish(person, [url])
      await steps.suite.workOffQueue()
      expect(await steps.linked(person, id)).toEqual([
        { url, state: 'failed', problem, copyUrl: null },
      ])
      await steps.retryLater(24 * 60)
      expect(steps.asked(path)).toBe(1)
      expect((await steps.read(person, id)).images).toEqual([url])
      expect((await steps.suite.asVisitor().listings.get({ id })).images).toEqual([])
    },
  )
  test('because it lies in a private network is not even asked', async () => {
    const strict = await startSuite()
    const person = await strict.makeUser()
    const { path, url } = steps.place()
    const { id } = await strict
      .asUser(person)
      .listings.publish(makeListingInput({ images: [url, 'http://[::ffff:127.0.0.1]/a.png'] }))
    await strict.workOffQueue()
    const states = await strict.asUser(person).photos.linked({ listingId: id })
    expect(states.map(({ state }) => state)).toEqual(['failed', 'failed'])
    expect(steps.asked(path)).toBe(0)
    await strict.close()
  })
  test('now is tried five times, ever later, and then given up', async () => {
    const person = await steps.suite.makeUser()
    const { path, url } = steps.place({ status: 503 })
    const { id } = await steps.publish(person, [url])
    await steps.suite.workOffQueue()
    const tries = [steps.asked(path)]
    for (const minutes of [0, 2, 11, 61, 361, 361, 24 * 60]) {
      await steps.retryLater(minutes)
      tries.push(steps.asked(path))
    }
    expect(tries).toEqual([1, 1, 2, 3, 4, 5, 5, 5])
    expect(await steps.linked(person, id)).toMatchObject([
      { state: 'failed', problem: 'la página donde está no contesta.' },
    ])
  })
  test('at first comes with a later try', async () => {
    const person = await steps.suite.makeUser()
    const { path, url } = steps.place({ status: 500 })
    const { id } = await steps.publish(person, [url])
    await steps.suite.workOffQueue()
    expect(await steps.linked(person, id)).toMatchObject([{ state: 'waiting', problem: null }])
    steps.site.serve(path, { body: makePng({ seed: 501 }) })
    await steps.retryLater(2)
    expect((await steps.suite.asVisitor().listings.get({ id })).images).toEqual([upload])
  })
  test('is tried anew when its owner saves the ad an hour later, not before', async () => {
    const person = await steps.suite.makeUser()
    const { path, url } = steps.place({ status: 404 })
    const { id } = await steps.publish(person, [url])
    await steps.suite.workOffQueue()
    steps.site.serve(path, { body: makePng({ seed: 502 }) })
    await steps.edit(person, id, { images: [url] })
    await steps.suite.workOffQueue()
    expect(steps.asked(path)).toBe(1)
    steps.suite.clock.advance(61 * MINUTE)
    await steps.edit(person, id, { images: [url] })
    await steps.suite.workOffQueue()
    expect((await steps.read(person, id)).images).toEqual([upload])
  })
  test('for a fault of ours costs no try, and the queue comes back to it', async () => {
    const person = await steps.suite.makeUser()
    const { id } = await steps.publish(person, [steps.place().url])
    vi.spyOn(steps.suite.deps.imageStore, 'put').mockRejectedValue(new Error('disk full'))
    await steps.suite.workOffQueue()
    vi.restoreAllMocks()
    const { rows } = await steps.suite.database.pool.query(
      'select tries, state from photo_links where user_id = $1',
      [person.id],
    )
    expect(rows).toEqual([{ tries: 0, state: 'waiting' }])
    await steps.suite.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await steps.suite.workOffQueue()
    expect((await steps.read(person, id)).images).toEqual([upload])
  })
  test('because its owner had too many fetched waits, and costs no try', async () => {
    const person = await steps.suite.makeUser()
    const { path, url } = steps.place()
    const { id } = await steps.publish(person, [url])
    const { limiter } = steps.suite.deps
    const consume = vi
      .spyOn(limiter, 'consume')
      .mockRejectedValue(new DomainError('rate_limited', { retryAfter: 60 }))
    await steps.suite.workOffQueue()
    await steps.retryLater(9)
    expect(consume.mock.calls).toEqual([['fetch', { account: person.id }]])
    expect(steps.asked(path)).toBe(0)
    consume.mockRestore()
    await steps.retryLater(2)
    expect((await steps.read(person, id)).images).toEqual([upload])
  })
})

test('somebody’s slow pictures keep nobody else’s waiting', async () => {
  const [slow, quick] = [await steps.suite.makeUser(), await steps.suite.makeUser()]
  const held = Array.from({ length: 5 }, () => steps.placeHeld())
  await steps.publish(
    slow,
    held.map(({ url }) => url),
  )
  const { deps, database } = steps.suite
  const queue = workOnQueue(database.pool, deps, allHandlers, {
    restingFlags: () => [],
    onTrouble: () => {},
  })
  await Promise.race(held.map(({ asked }) => asked))
  const { url } = steps.place()
  const { id } = await steps.publish(quick, [url])
  await expect
    .poll(async () => (await steps.read(quick, id)).images, { timeout: 5000 })
    .toEqual([upload])
  // One after the other: the lane has four workers.
  expect(held.filter(({ path }) => steps.asked(path) > 0).length).toBeLessThan(4)
  for (const { path, png } of held) steps.site.serve(path, { body: png })
  for (const { go } of held) go()
  await queue.stop()
})

describe('in the middle of it', () => {
  test('the ad may go: nothing is left of it', async () => {
    const person = await steps.suite.makeUser()
    const { url, asked, go } = steps.placeHeld()
    const { id } = await steps.publish(person, [url])
    const working = steps.suite.workOffQueue()
    await asked
    await steps.suite.asUser(person).listings.remove({ id })
    go()
    await working
    steps.suite.clock.advance(31 * DAY)
    await removeUnclaimedPhotos(steps.suite.deps)
    await forgetOldLinks(steps.suite.deps)
    await steps.suite.workOffQueue()
    const { rows } = await steps.suite.database.pool.query(
      `select 'photo' from photos where user_id = $1
       union all select 'link' from photo_links where user_id = $1`,
      [person.id],
    )
    expect(rows).toEqual([])
  })
  test('the person may go: the job ends, and no picture stays', async () => {
    const person = await steps.suite.makeUser()
    const { url, asked, go } = steps.placeHeld()
    await steps.publish(person, [url])
    const working = steps.suite.workOffQueue()
    await asked
    await steps.suite.deps.db.deleteFrom('users').where('id', '=', person.id).execute()
    const before = await steps.suite.deps.db.selectFrom('photos').select('id').execute()
    go()
    await working
    expect(await steps.suite.deps.db.selectFrom('photos').select('id').execute()).toEqual(before)
    const { rows } = await steps.suite.database.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'copy-linked-photo'`,
    )
    expect(rows).toEqual([])
  })
  test('the process may die: once kept, before it stands in the ad, the next one finishes', async () => {
    const person = await steps.suite.makeUser()
    const { url, png } = steps.place()
    const { id } = await steps.publish(person, [url])
    // As a process leaves it that is killed after the files were put: the job is gone, the try counted.
    await steps.suite.database.pool.query(
      `delete from graphile_worker._private_jobs where key = 'copy-linked-photo:' ||
        (select id from photo_links where user_id = $1)`,
      [person.id],
    )
    await steps.suite.asUser(person).photos.upload({ bytes: new Uint8Array(png) })
    await steps.suite.database.pool.query('update photo_links set tries = 1 where user_id = $1', [
      person.id,
    ])
    await steps.suite.workOffQueue()
    expect((await steps.read(person, id)).images).toEqual([url])
    await steps.retryLater(16)
    expect((await steps.suite.asVisitor().listings.get({ id })).images).toEqual([upload])
  })
})

describe('links of before', () => {
  test('are copied as new ones are, each once', async () => {
    const person = await steps.suite.makeUser()
    const { path, url } = steps.place()
    const ads = [await steps.publish(person, []), await steps.publish(person, [])]
    for (const { id } of ads) {
      await steps.suite.database.pool.query(
        'insert into photos (user_id, listing_id, position, url) values ($1, $2, 0, $3)',
        [person.id, id, url],
      )
    }
    await findUnnotedLinks(steps.suite.deps)
    await steps.retryLater(0)
    for (const { id } of ads) {
      expect((await steps.suite.asVisitor().listings.get({ id })).images).toEqual([upload])
    }
    expect(steps.asked(path)).toBe(1)
  })
  test('of any length are noted', async () => {
    const person = await steps.suite.makeUser()
    const random = () => Math.random().toString(36).slice(2)
    const tail = Array.from({ length: 300 }, random).join('').slice(0, 1900)
    const { url } = steps.place()
    const { id } = await steps.publish(person, [`${url}?${tail}`])
    expect(await steps.linked(person, id)).toMatchObject([{ state: 'waiting' }])
    await steps.suite.asUser(person).listings.remove({ id })
  })
})
