// Pictures that ads name by an address elsewhere: shown to nobody but the owner before they are copied, once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import {
  DAY,
  type LinkedPhotoSteps,
  MINUTE,
  startLinkedPhotos,
  upload,
} from '../../../../test/linked-photos.ts'
import { isAnybodyWaiting } from '../../../../test/locks/is-anybody-waiting.ts'
import { makeDataUrl, makePng } from '../../../../test/pictures.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { replacePhotos } from '../claim-photos.ts'
import { removeUnclaimedPhotos } from '../clean-up/remove-unclaimed-photos.ts'

let steps: LinkedPhotoSteps
beforeAll(async () => {
  steps = await startLinkedPhotos()
})
afterAll(() => steps.close())

describe('a link that is not copied yet', () => {
  test('is shown to the owner alone, as it was sent', async () => {
    const [person, other] = [await steps.suite.makeUser(), await steps.suite.makeUser()]
    const { url } = steps.place()
    const own = makeDataUrl({ seed: 7 })
    const made = await steps.publish(person, [url, own])
    expect(made.images).toEqual([url, upload])
    expect((await steps.read(person, made.id)).images).toEqual([url, upload])
    expect(await steps.linked(person, made.id)).toEqual([
      { url, state: 'waiting', problem: null, copyUrl: null },
    ])
    expect(await steps.linked(other, made.id)).toEqual([])
    for (const caller of [steps.suite.asVisitor(), steps.suite.asUser(other)]) {
      const seen = await caller.listings.get({ id: made.id })
      expect([seen.images, seen.thumbnails]).toEqual([[upload], [expect.any(String)]])
      const { items } = await caller.listings.search({ sort: 'newest', limit: 5 })
      const cards = await caller.listings.browse({ sort: 'newest', limit: 5 })
      expect(JSON.stringify([seen, items, cards])).not.toContain(steps.site.origin)
    }
    const talk = await steps.suite
      .asUser(other)
      .conversations.start({ listingId: made.id, sellerId: person.id })
    expect(talk.conversation.listing?.images).toEqual([upload])
  })
  test('stands in no page, feed or list of the public', async () => {
    const person = await steps.suite.makeUser()
    const { url } = steps.place()
    const { id } = await steps.suite
      .asUser(person)
      .listings.publish(makeListingInput({ title: 'Nevera de enlace', images: [url] }))
    const app = await steps.suite.app()
    for (const path of [
      `/api/listings/${id}`,
      '/api/listings?sort=newest&limit=15',
      '/api/listings?search=nevera+de+enlace',
      `/api/users/${person.id}/listings`,
      '/rss.xml',
    ]) {
      const { statusCode, body } = await app.inject({ url: path })
      expect([statusCode, body.includes('Nevera de enlace')], path).toEqual([200, true])
      expect(body, path).not.toContain(steps.site.origin)
    }
  })
})

describe('copying', () => {
  test('puts our own picture where the link stood, for everybody, and leaves the ad as old as it was', async () => {
    const person = await steps.suite.makeUser()
    const { path, url } = steps.place()
    const made = await steps.publish(person, [makeDataUrl({ seed: 8 }), url])
    steps.suite.clock.advance(MINUTE)
    await steps.suite.workOffQueue()
    const seen = await steps.suite.asVisitor().listings.get({ id: made.id })
    expect(seen.images).toEqual([made.images[0], upload])
    expect(seen.updatedAt).toBe(made.updatedAt)
    expect(await steps.isThere(seen.images[1] ?? '')).toBe(true)
    expect(await steps.linked(person, made.id)).toEqual([
      { url, state: 'copied', problem: null, copyUrl: seen.images[1] },
    ])
    expect(steps.asked(path)).toBe(1)
  })
  test('turns the picture as it was asked to be', async () => {
    const person = await steps.suite.makeUser()
    const { url } = steps.place({ body: makePng({ width: 90, height: 30, seed: 12 }) })
    const { id } = await steps.suite
      .asUser(person)
      .listings.publish(makeListingInput({ images: [url], imageRotations: { 0: 90 } }))
    await steps.suite.workOffQueue()
    const size = () =>
      steps.suite.deps.db
        .selectFrom('photos')
        .select(['width', 'height'])
        .where('listingId', '=', id)
        .executeTakeFirst()
    expect(await size()).toEqual({ width: 30, height: 90 })
    await steps.edit(person, id, { images: [url], imageRotations: { 0: 90 } })
    expect(await size()).toEqual({ width: 90, height: 30 })
  })
  test('asks once for two ads with one link, and each has the picture', async () => {
    const person = await steps.suite.makeUser()
    const { path, url } = steps.place()
    const one = await steps.publish(person, [url, url])
    const two = await steps.publish(person, [url])
    await steps.suite.workOffQueue()
    const copy = (await steps.read(person, one.id)).images[0]
    expect((await steps.read(person, one.id)).images).toEqual([copy, copy])
    expect((await steps.read(person, two.id)).images).toEqual([copy])
    const three = await steps.publish(person, [url])
    expect(three.images).toEqual([copy])
    await steps.suite.workOffQueue()
    expect(steps.asked(path)).toBe(1)
  })
  test('is done for each person by themselves', async () => {
    const [one, two] = [await steps.suite.makeUser(), await steps.suite.makeUser()]
    const { path, url } = steps.place()
    const ads = [await steps.publish(one, [url]), await steps.publish(two, [url])]
    await steps.suite.workOffQueue()
    for (const [index, person] of [one, two].entries()) {
      expect((await steps.read(person, ads[index]?.id ?? 0)).images).toEqual([upload])
    }
    expect(steps.asked(path)).toBe(2)
  })
  test('leaves the picture there when unused uploads are swept', async () => {
    const person = await steps.suite.makeUser()
    const { id } = await steps.publish(person, [steps.place().url])
    await steps.suite.workOffQueue()
    steps.suite.clock.advance(2 * DAY)
    await removeUnclaimedPhotos(steps.suite.deps)
    await steps.suite.workOffQueue()
    const [copy = ''] = (await steps.read(person, id)).images
    expect(await steps.isThere(copy)).toBe(true)
  })
})

describe('an edit', () => {
  test('that sends back what was read loses nothing, before the copy and after it', async () => {
    const person = await steps.suite.makeUser()
    const { path, url } = steps.place()
    const { id, images } = await steps.publish(person, [url, makeDataUrl({ seed: 9 })])
    const again = await steps.edit(person, id, { images, title: 'Otro título' })
    expect(again.images).toEqual(images)
    await steps.suite.workOffQueue()
    const [copy] = (await steps.read(person, id)).images
    expect(copy).toEqual(upload)
    // The form was open all the while, and still names the link.
    const late = await steps.edit(person, id, { images: images.toReversed() })
    expect(late.images).toEqual([images[1], copy])
    expect(steps.asked(path)).toBe(1)
  })
  test('that takes the link out forgets it', async () => {
    const person = await steps.suite.makeUser()
    const { path, url } = steps.place()
    const { id } = await steps.publish(person, [url])
    await steps.edit(person, id, { images: [] })
    await steps.suite.workOffQueue()
    expect([steps.asked(path), (await steps.read(person, id)).images]).toEqual([0, []])
  })
  test('names a link whose copy is gone by now: it is fetched again', async () => {
    const person = await steps.suite.makeUser()
    const { path, url } = steps.place()
    const { id } = await steps.publish(person, [url])
    await steps.suite.workOffQueue()
    await steps.edit(person, id, { images: [] })
    steps.suite.clock.advance(2 * DAY)
    await removeUnclaimedPhotos(steps.suite.deps)
    await steps.suite.workOffQueue()
    expect((await steps.edit(person, id, { images: [url] })).images).toEqual([url])
    await steps.suite.workOffQueue()
    expect((await steps.read(person, id)).images).toEqual([upload])
    expect(steps.asked(path)).toBe(2)
  })
  test('at the moment the copy arrives leaves no link behind', async () => {
    const person = await steps.suite.makeUser()
    const { url, asked, go } = steps.placeHeld()
    const { id } = await steps.publish(person, [url])
    const working = steps.suite.workOffQueue()
    await asked
    const session = { id: 0, userId: person.id, role: person.role }
    await inTransaction({ ...steps.suite.contextOf(person), session }, async (tx) => {
      const photo = { url, rotation: 0 } as const
      await replacePhotos(tx, { listingId: id, photos: [photo, photo] })
      go()
      await expect.poll(() => isAnybodyWaiting(steps.suite)).toBe(true)
    })
    await working
    expect((await steps.read(person, id)).images).toEqual([upload, upload])
  })
  test('and copies side by side, again and again, end in pictures', async () => {
    const person = await steps.suite.makeUser()
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [steps.place().url, steps.place().url]
      const { id } = await steps.publish(person, [one, two])
      await Promise.all([
        steps.suite.workOffQueue(),
        steps.edit(person, id, { images: [two, one] }),
        steps.edit(person, id, { images: [one, two, one] }),
      ])
      await steps.suite.workOffQueue()
      const { images } = await steps.read(person, id)
      expect(images.length).toBeGreaterThan(1)
      for (const image of images) expect(image).toEqual(upload)
      await steps.suite.asUser(person).listings.remove({ id })
    }
  })
})
