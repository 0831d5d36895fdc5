// Uploads, their 24 hours, and the files that several rows share.
import { phoneUrl } from '@wepa/domain/photos/photo'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { makeDataUrl, makePng } from '../../../test/pictures.ts'
import { removeUnclaimedPhotos } from './clean-up/remove-unclaimed-photos.ts'
import { sweepPhotoGarbage, sweepPhotos } from './clean-up/sweep-photo-garbage.ts'
import { hashOf } from './photo-files.ts'

const HOUR = 3_600_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const bytesOf = (picture: Parameters<typeof makePng>[0]) => new Uint8Array(makePng(picture))
const upload = (person: Person, seed: number) =>
  suite.asUser(person).photos.upload({ bytes: bytesOf({ seed }) })
const filesOf = (url: string) =>
  Promise.all(
    [url, url.replace('uploads', 'thumbnails')]
      .flatMap((each) => [each, each.replace('.webp', '.avif')])
      .map((name) => suite.deps.imageStore.find(name.slice(1))),
  )

describe('uploads', () => {
  test('are refused to visitors', async () => {
    const call = suite.asVisitor().photos.upload({ bytes: bytesOf({}) })
    expect(await codeOf(call)).toBe('unauthorized')
  })
  test.each([
    ['a page', Buffer.from('<html></html>'), 'unsupported_media'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported_media'],
    ['half a picture', makePng({ width: 300, height: 200 }).subarray(0, 9000), 'photo_invalid'],
    ['more than 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1), 'too_large'],
  ])('of %s are refused', async (_, bytes, code) => {
    const person = await suite.makeUser()
    expect(await codeOf(suite.asUser(person).photos.upload({ bytes: new Uint8Array(bytes) }))).toBe(
      code,
    )
  })
  test('answer where the picture is, upright and as turned', async () => {
    const person = await suite.makeUser()
    const picture = bytesOf({ width: 200, height: 100 })
    const made = await suite.asUser(person).photos.upload({ bytes: picture, rotation: '90' })
    expect(made).toMatchObject({ width: 100, height: 200 })
    expect(made.thumbnailUrl).toBe(made.url.replace('uploads', 'thumbnails'))
    expect((await filesOf(made.url)).map((file) => file?.contentType)).toEqual([
      'image/webp',
      'image/avif',
      'image/webp',
      'image/avif',
    ])
  })
})

describe('an unused upload', () => {
  const forgetUnused = async () => {
    await removeUnclaimedPhotos(suite.deps)
    await suite.workOffQueue()
  }
  test('goes after a day, one in an ad or a profile stays', async () => {
    const person = await suite.makeUser()
    const [unused, shown, face] = [
      await upload(person, 11),
      await upload(person, 12),
      await upload(person, 13),
    ]
    await suite.asUser(person).listings.publish(makeListingInput({ images: [shown.url] }))
    await suite.asUser(person).users.update({ id: person.id, profileImageUrl: face.url })
    suite.clock.advance(23 * HOUR)
    const late = await upload(person, 14)
    await forgetUnused()
    expect((await filesOf(unused.url)).every(Boolean)).toBe(true)
    suite.clock.advance(2 * HOUR)
    await forgetUnused()
    expect((await filesOf(unused.url)).some(Boolean)).toBe(false)
    for (const { url } of [shown, face, late]) {
      expect((await filesOf(url)).every(Boolean), url).toBe(true)
    }
  })
  test('of the same picture by two people keeps its files until both are gone', async () => {
    const [one, two] = [await suite.makeUser(), await suite.makeUser()]
    const first = await upload(one, 21)
    suite.clock.advance(23 * HOUR)
    const second = await upload(two, 21)
    expect(second.url).toBe(first.url)
    suite.clock.advance(2 * HOUR)
    await forgetUnused()
    expect((await filesOf(first.url)).every(Boolean)).toBe(true)
    suite.clock.advance(24 * HOUR)
    await forgetUnused()
    expect((await filesOf(first.url)).some(Boolean)).toBe(false)
  })
})

describe('files', () => {
  test('of a wide picture go in all its sizes', async () => {
    const person = await suite.makeUser()
    const bytes = bytesOf({ width: 1000, height: 40, seed: 77 })
    const { url } = await suite.asUser(person).photos.upload({ bytes })
    const sizes = () => Promise.all([filesOf(url), filesOf(phoneUrl(url))])
    const [whole, phone] = await sizes()
    expect(whole.every(Boolean)).toBe(true)
    expect(phone.slice(0, 2).every(Boolean)).toBe(true)
    await suite.deps.db.deleteFrom('photos').where('userId', '=', person.id).execute()
    await sweepPhotoGarbage(suite.deps)
    expect((await sizes()).flat().some(Boolean)).toBe(false)
  })
  test('stay for whoever uploads a picture while its last row is being swept', async () => {
    const [one, two] = [await suite.makeUser(), await suite.makeUser()]
    for (let round = 0; round < 10; round++) {
      const { url } = await upload(one, 31)
      await suite.deps.db.deleteFrom('photos').where('userId', '=', one.id).execute()
      await Promise.all([
        sweepPhotoGarbage(suite.deps),
        upload(two, 31),
        sweepPhotoGarbage(suite.deps),
      ])
      expect((await filesOf(url)).every(Boolean)).toBe(true)
      await suite.deps.db.deleteFrom('photos').where('userId', '=', two.id).execute()
      await sweepPhotoGarbage(suite.deps)
      expect((await filesOf(url)).some(Boolean)).toBe(false)
    }
  })
  test('of an account that goes, go with it', async () => {
    const person = await suite.makeUser()
    const { images } = await suite
      .asUser(person)
      .listings.publish(makeListingInput({ images: [makeDataUrl({ seed: 41 })] }))
    await suite.deps.db.deleteFrom('users').where('id', '=', person.id).execute()
    await sweepPhotoGarbage(suite.deps)
    expect((await filesOf(images[0] ?? '')).some(Boolean)).toBe(false)
  })
  test('are not put for a person who is gone', async () => {
    const gone = { ...(await suite.makeUser()), id: 2_000_000_000 }
    const { url } = await upload(await suite.makeUser(), 51)
    await suite.deps.db.deleteFrom('photos').execute()
    await sweepPhotoGarbage(suite.deps)
    await expect(upload(gone, 51)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await filesOf(url)).some(Boolean)).toBe(false)
  })
  test('that could be put only in part go again, and leave no row', async () => {
    const { imageStore } = suite.deps
    const put = vi.spyOn(imageStore, 'put').mockRejectedValueOnce(new Error('disk full'))
    const person = await suite.makeUser()
    await expect(upload(person, 52)).rejects.toMatchObject({ cause: { message: 'disk full' } })
    put.mockRestore()
    const rows = suite.deps.db.selectFrom('photos').select('id').where('userId', '=', person.id)
    expect(await rows.execute()).toEqual([])
    expect(await sweepPhotoGarbage(suite.deps)).toBe(1)
    const { url } = await upload(person, 52)
    expect((await filesOf(url)).every(Boolean)).toBe(true)
  })
  test('are put and deleted while no transaction is open', async () => {
    const { db, imageStore } = suite.deps
    const open: number[] = []
    const countOpen = async () => {
      const { rows } = await sql<{
        open: number
      }>`select count(*)::int as open from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(db)
      open.push(rows[0]?.open ?? -1)
    }
    const [put, remove] = [imageStore.put, imageStore.remove]
    vi.spyOn(imageStore, 'put').mockImplementation(async (...args) => {
      await countOpen()
      return put(...args)
    })
    vi.spyOn(imageStore, 'remove').mockImplementation(async (...args) => {
      await countOpen()
      return remove(...args)
    })
    const person = await suite.makeUser()
    await upload(person, 53)
    await db.deleteFrom('photos').where('userId', '=', person.id).execute()
    await sweepPhotoGarbage(suite.deps)
    vi.restoreAllMocks()
    expect(open).toEqual([0, 0, 0, 0, 0])
  })
  test('of many are swept in parts, one queued behind the other', async () => {
    const { db } = suite.deps
    const hashes = Array.from({ length: 450 }, (_, i) => `${i}`.padStart(32, 'a'))
    await db
      .insertInto('photoGarbage')
      .values(hashes.map((hash) => ({ hash, dueAt: new Date(0) })))
      .execute()
    const removed: number[] = []
    const remove = vi.spyOn(suite.deps.imageStore, 'remove')
    await sweepPhotos(suite.deps)
    removed.push(remove.mock.calls.length)
    await suite.workOffQueue()
    removed.push(remove.mock.calls.length)
    remove.mockRestore()
    expect(removed).toEqual([200, 450])
    expect(await db.selectFrom('photoGarbage').select('hash').execute()).toEqual([])
  })
  test('that cannot be deleted keep no others, and are due again later', async () => {
    const { imageStore } = suite.deps
    const [one, two] = [
      await upload(await suite.makeUser(), 81),
      await upload(await suite.makeUser(), 82),
    ]
    await suite.deps.db
      .deleteFrom('photos')
      .where(
        'hash',
        'in',
        [one.url, two.url].map((url) => hashOf(url) ?? ''),
      )
      .execute()
    const remove = vi
      .spyOn(imageStore, 'remove')
      .mockRejectedValueOnce(new Error('the store is ill'))
    expect(await sweepPhotoGarbage(suite.deps)).toBe(1)
    remove.mockRestore()
    expect(await sweepPhotoGarbage(suite.deps)).toBe(0)
    suite.clock.advance(HOUR)
    expect(await sweepPhotoGarbage(suite.deps)).toBe(1)
    expect((await filesOf(one.url)).some(Boolean)).toBe(false)
  })
  test('claimed by two ads at once are in both', async () => {
    const person = await suite.makeUser()
    const { url } = await upload(person, 61)
    const publish = () =>
      suite.asUser(person).listings.publish(makeListingInput({ images: [url, url] }))
    const ads = await Promise.all([publish(), publish()])
    expect(ads.map(({ images }) => images)).toEqual([
      [url, url],
      [url, url],
    ])
  })
})

describe('a profile picture', () => {
  test('over 5 MB is refused', async () => {
    const person = await suite.makeUser()
    const image = `data:image/png;base64,${Buffer.alloc(5 * 1024 * 1024 + 9).toString('base64')}`
    const call = suite.asUser(person).photos.uploadProfileImage({ image })
    await expect(call).rejects.toThrow('Image size must be less than 5MB')
  })
  test('is a data URL that becomes a URL of ours', async () => {
    const person = await suite.makeUser()
    const { url } = await suite
      .asUser(person)
      .photos.uploadProfileImage({ image: makeDataUrl({ seed: 71 }) })
    const self = await suite.asUser(person).users.update({ id: person.id, profileImageUrl: url })
    expect(self.profileImageUrl).toBe(url)
  })
  test('that an ad shows too stays when the ad is deleted, until the profile has another', async () => {
    const person = await suite.makeUser()
    const own = suite.asUser(person)
    const { url } = await upload(person, 72)
    const ad = await own.listings.publish(makeListingInput({ images: [url] }))
    await own.users.update({ id: person.id, profileImageUrl: url })
    await own.listings.remove({ id: ad.id })
    await suite.workOffQueue()
    expect((await filesOf(url)).every(Boolean)).toBe(true)
    suite.clock.advance(25 * HOUR)
    await removeUnclaimedPhotos(suite.deps)
    await suite.workOffQueue()
    expect((await filesOf(url)).every(Boolean)).toBe(true)
    await own.users.update({ id: person.id, profileImageUrl: url })
    await own.users.update({ id: person.id, profileImageUrl: null })
    await removeUnclaimedPhotos(suite.deps)
    await suite.workOffQueue()
    expect((await filesOf(url)).some(Boolean)).toBe(false)
  })
})
