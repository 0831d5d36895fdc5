// The pictures of ads that were taken off: gone for everybody, but whom an answer of their own gives a pass.

import { listingPreviewPath } from '@wepa/domain/listings/preview'
import { avifUrl, phoneUrl, thumbnailUrl } from '@wepa/domain/photos/photo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'
import { makePng } from '../../../test/pictures.ts'

type User = Awaited<ReturnType<Suite['makeUser']>>
let suite: Suite
let admin: User
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
})
afterAll(() => suite.close())

const { publish, report, decide, emailTo } = moderationSteps(() => suite)
const minute = 60_000
let seed = 0

/** A picture of this person; the same seed is the same file. */
async function upload(person: Person, picture = { seed: ++seed }): Promise<string> {
  const bytes = new Uint8Array(makePng({ width: 1000, height: 40, ...picture }))
  return (await suite.asUser(person).photos.upload({ bytes })).url
}

/** An ad with two photos of its own, and its owner. */
async function make() {
  const seller = await suite.makeUser()
  const images = [await upload(seller), await upload(seller)]
  return { seller, images, id: await publish(seller, { images }) }
}

/** What somebody who kept the address gets. What was looked up before is looked up again some seconds `later`. */
async function get(url: string, headers: Record<string, string> = {}) {
  return (await suite.app()).inject({ method: 'GET', url, headers })
}
const later = (milliseconds = 11_000) => suite.clock.advance(milliseconds)
const statusOf = async (url = '') => (await get(url)).statusCode
const sizesOf = (url: string) =>
  [url, phoneUrl(url), thumbnailUrl(url)].flatMap((size) => [size, avifUrl(size) ?? ''])
const hide = (id: number) => decide(admin, `listing-${id}`, 'hide_listing')
const restore = (id: number) => decide(admin, `listing-${id}`, 'restore_listing', 'Era suya.')
const bare = (urls: readonly string[]) => urls.map((url) => url.split('?')[0])

describe('a picture of a hidden ad', () => {
  test('is gone under every address it had, and comes back with the ad', async () => {
    const { images, id } = await make()
    const addresses = images.flatMap(sizesOf)
    const [first = ''] = addresses
    const etag = String((await get(first)).headers.etag)
    for (const url of addresses) expect(await statusOf(url), url).toBe(200)
    await hide(id)
    later()
    for (const url of addresses) {
      const answer = await get(url)
      expect([answer.statusCode, answer.json().code], url).toEqual([404, 'not_found'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect((await get(first, { 'if-none-match': etag })).statusCode).toBe(404)
    await restore(id)
    later()
    for (const url of addresses) expect(await statusOf(url), url).toBe(200)
  })

  test('opens by no pass that was made up, of another picture, or has run out', async () => {
    const { seller, id } = await make()
    await hide(id)
    const [one = '', two = ''] = (await suite.asUser(seller).listings.get({ id })).images
    expect([await statusOf(one), await statusOf(two)]).toEqual([200, 200])
    const [path, pass = ''] = one.split('?pass=')
    const far = (suite.clock.now().getTime() + 1e10).toString(36)
    for (const wrong of [
      '',
      'x',
      '.',
      `${pass}x`,
      pass.slice(0, -1),
      pass.replace(/^[^.]+/, far),
      two.split('?pass=')[1],
      `${far}.${'é'.repeat(22)}`,
    ]) {
      expect(await statusOf(`${path}?pass=${wrong}`), wrong).toBe(404)
    }
    expect(await statusOf(`${path}?pass=${pass}&pass=${pass}`)).toBe(404)
    later(61 * minute)
    expect(await statusOf(one)).toBe(404)
  })

  test('is in no preview of its link, and in no answer to others', async () => {
    const { seller, images, id } = await make()
    const buyer = await suite.makeUser()
    const talks = suite.asUser(buyer).conversations
    const { conversation } = await talks.start({ listingId: id, sellerId: seller.id })
    await talks.send({ id: conversation.id, content: '¿Está?' })
    await suite.asUser(seller).listings.setStatus({ id, status: 'sold', buyerId: buyer.id })
    const invitation = () => suite.asUser(buyer).ratings.invitation({ listingId: id })
    expect((await invitation()).listing.image).toBe(thumbnailUrl(images[0] ?? ''))
    const preview = listingPreviewPath(await suite.asVisitor().listings.get({ id }))
    expect(await statusOf(preview)).toBe(200)
    await hide(id)
    expect(await statusOf(preview)).toBe(404)
    expect((await invitation()).listing.image).toBeNull()
    expect((await talks.get({ id: conversation.id })).listing?.images).toEqual([])
    expect(await codeOf(suite.asUser(buyer).listings.get({ id }))).toBe('listing_not_found')
  })

  test('stays where another ad or a profile shows the very same file', async () => {
    const shared = { seed: ++seed }
    const [thief, owner] = [await suite.makeUser(), await suite.makeUser()]
    const images = [await upload(thief, shared)]
    const id = await publish(thief, { images })
    const other = await publish(owner, { images: [await upload(owner, shared)] })
    await hide(id)
    expect(await statusOf(images[0])).toBe(200)
    await hide(other)
    later()
    expect(await statusOf(images[0])).toBe(404)
    await suite.asUser(owner).users.update({ id: owner.id, profileImageUrl: images[0] ?? '' })
    later()
    expect(await statusOf(images[0])).toBe(200)
  })

  test('is not brought back by uploading it again', async () => {
    const same = { seed: ++seed }
    const seller = await suite.makeUser()
    const id = await publish(seller, { images: [await upload(seller, same)] })
    await hide(id)
    expect(await statusOf(await upload(await suite.makeUser(), same))).toBe(404)
  })
})

test('pictures of a suspended person go and return, but those of an ad that is hidden itself', async () => {
  const { seller, images, id } = await make()
  const shown = await upload(seller)
  await publish(seller, { images: [shown] })
  await hide(id)
  await decide(admin, `user-${seller.id}`, 'suspend_user')
  expect(await statusOf(shown)).toBe(404)
  await decide(admin, `user-${seller.id}`, 'restore_user', 'Fue un error.')
  later()
  expect([await statusOf(shown), await statusOf(images[0])]).toEqual([200, 404])
})

describe('addresses with a pass', () => {
  test('show all sizes, and are kept by nobody', async () => {
    const { seller, id } = await make()
    await hide(id)
    const { images } = await suite.asUser(seller).listings.get({ id })
    expect(images).not.toEqual([])
    for (const url of images.flatMap(sizesOf)) {
      expect(url).toContain('?pass=')
      const answer = await get(url, { 'if-none-match': '*' })
      expect(answer.statusCode, url).toBe(200)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers.etag).toBeUndefined()
    }
    // Whoever looks again within the half hour has the same ones.
    expect((await suite.asUser(seller).listings.get({ id })).images).toHaveLength(images.length)
  })

  test('go to the owner wherever the ad stands, and not once it is back', async () => {
    const { seller, images, id } = await make()
    const buyer = await suite.makeUser()
    const talks = suite.asUser(buyer).conversations
    const { conversation } = await talks.start({ listingId: id, sellerId: seller.id })
    await talks.send({ id: conversation.id, content: '¿Está?' })
    const own = suite.asUser(seller)
    const seen = async () => [
      (await own.listings.get({ id })).images,
      (await own.users.listings({ id: seller.id })).items[0]?.images ?? [],
      (await own.conversations.get({ id: conversation.id })).listing?.images ?? [],
      (await own.conversations.list({})).items[0]?.listing?.images ?? [],
    ]
    await hide(id)
    for (const urls of await seen()) {
      expect(bare(urls)).toEqual(images)
      for (const url of urls) expect(await statusOf(url)).toBe(200)
    }
    const [listed] = (await own.users.listings({ id: seller.id })).items
    expect(await statusOf(listed?.thumbnails[0])).toBe(200)
    await restore(id)
    for (const urls of await seen()) expect(urls).toEqual(images)
  })

  test('can be sent back by an edit, which turns and drops photos as ever', async () => {
    const { seller, images, id } = await make()
    await hide(id)
    const own = suite.asUser(seller).listings
    const [one = '', two = ''] = (await own.get({ id })).images
    const edit = (sent: object) => own.edit({ ...makeListingInput(), id, price: '$90', ...sent })
    const swapped = await edit({ images: [two, one] })
    expect(bare(swapped.images)).toEqual(images.toReversed())
    const turned = await edit({ images: [one], imageRotations: { 0: 90 } })
    expect(turned.images).toHaveLength(1)
    expect(bare(turned.images)).not.toEqual([images[0]])
    expect(await statusOf(turned.images[0])).toBe(200)
    expect(await statusOf(bare(turned.images)[0])).toBe(404)
    const stranger = suite.asUser(await suite.makeUser()).listings
    const stolen = stranger.publish(makeListingInput({ images: [one] }))
    expect(await codeOf(stolen)).toBe('photo_invalid')
    const face = suite.asUser(seller).users.update({ id: seller.id, profileImageUrl: one })
    expect(await codeOf(face)).toBe('validation')
  })

  test('show a moderator all of its pictures, and who appeals by an email', async () => {
    const { seller, images, id } = await make()
    const caseId = await report(id)
    const open = () => suite.asUser(admin).moderation.case({ id: caseId })
    expect((await open()).listing).toMatchObject({
      photos: images,
      thumbnail: thumbnailUrl(images[0] ?? ''),
    })
    await decide(admin, caseId, 'suspend_user')
    const suspended = (await open()).listing
    expect(suspended?.isHidden).toBe(false)
    expect(await statusOf(suspended?.photos[1])).toBe(200)
    await decide(admin, `user-${seller.id}`, 'restore_user', 'Fue un error.')
    await hide(id)
    const { key } = await emailTo(seller)
    const found = await open()
    expect(bare(found.listing?.photos ?? [])).toEqual(images)
    expect(await statusOf(found.listing?.thumbnail ?? '')).toBe(200)
    const appeal = await suite.asVisitor().moderation.appeal({ key })
    expect(bare(appeal.images)).toEqual(images)
    for (const url of appeal.images) expect(await statusOf(url)).toBe(200)
  })
})
