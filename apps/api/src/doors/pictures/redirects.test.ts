// Pictures by their addresses in the store, which lets in by signature and time as S3 does.
import { avifUrl, phoneUrl, thumbnailUrl } from '@wepa/domain/photos/photo'
import { type RunningS3, serveS3 } from '@wepa/sandbox/s3/serve-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'
import { makePng } from '../../../test/pictures.ts'
import { createS3ImageStore } from '../../gateways/stores/image-store-s3.ts'
import {
  createPictureAddresses,
  type PictureAddresses,
} from '../../gateways/stores/picture-addresses.ts'

const minute = 60_000
const keys = {
  bucket: 'fotos',
  region: 'us-east-1',
  accessKeyId: 'llave',
  secretAccessKey: 'secreto',
}
let suite: Suite
let store: RunningS3
let openAddresses: (secretAccessKey?: string) => PictureAddresses
let admin: Person
beforeAll(async () => {
  store = await serveS3({ ...keys, now: () => suite.clock.now() })
  const bucket = { ...keys, endpoint: store.url }
  openAddresses = (secretAccessKey = keys.secretAccessKey) =>
    createPictureAddresses({ ...bucket, secretAccessKey }, `${store.url}/fotos`)
  suite = await startSuite({
    overrides: { imageStore: createS3ImageStore(bucket), pictureAddresses: openAddresses() },
  })
  admin = await suite.makeUser({ role: 'admin' })
})
afterAll(async () => {
  await suite.close()
  await store.close()
})
beforeEach(() => {
  store.asked.length = 0
})

const { publish, decide } = moderationSteps(() => suite)
let seed = 900

async function upload(person: Person, purpose: 'ad' | 'message' = 'ad', width = 1000) {
  const bytes = new Uint8Array(makePng({ width, height: 40, seed: ++seed }))
  return (await suite.asUser(person).photos.upload({ bytes, purpose })).url
}

/** An ad with a photo of its own, and its owner. */
async function make() {
  const seller = await suite.makeUser()
  const image = await upload(seller)
  return { seller, image, id: await publish(seller, { images: [image] }) }
}

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await suite.app()).inject({ method: 'GET', url, headers })
/** The address to which one of ours leads. */
const leadOf = async (url: string, headers?: Record<string, string>) => {
  const answer = await get(url, headers)
  expect(answer.statusCode, url).toBe(302)
  return String(answer.headers.location)
}
/** Moves the clock to when the address of a picture has just become another: it stays for half an hour. */
const toNextAddress = async (url: string) => {
  const kept = /max-age=(\d+)/.exec(String((await get(url)).headers['cache-control']))?.[1]
  later((Number(kept) + 61) * 1000 - 30 * minute)
}
const hide = (id: number) => decide(admin, `listing-${id}`, 'hide_listing')
const later = (milliseconds = 11_000) => suite.clock.advance(milliseconds)
/** What the store handed to the server, and not to a browser. */
const readByUs = () => store.asked.filter(({ method, by }) => method === 'GET' && by === 'header')

describe('no address is given', () => {
  test('for a picture of a hidden ad, without a pass or with one that is no good', async () => {
    const { seller, image, id } = await make()
    await hide(id)
    const [own = ''] = (await suite.asUser(seller).listings.get({ id })).images
    const pass = own.split('?pass=')[1] ?? ''
    later(61 * minute)
    store.asked.length = 0
    for (const query of ['', '?pass=', '?pass=x.y', `?pass=${pass}`, `?pass=${pass}x`]) {
      const answer = await get(image + query)
      expect([answer.statusCode, answer.headers.location], query).toEqual([404, undefined])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(readByUs()).toEqual([])
  })

  test('for a photo of a message, to whoever only knows its name', async () => {
    const url = await upload(await suite.makeUser(), 'message')
    const [bare = ''] = url.split('?')
    for (const size of [bare, thumbnailUrl(bare), avifUrl(bare) ?? '']) {
      const answer = await get(size)
      expect([answer.statusCode, answer.headers.location], size).toEqual([404, undefined])
    }
  })

  test.each([
    '/uploads/0123456789abcdef.webp',
    '/uploads/0123456789abcdef-1600.webp',
    '/uploads/..%2f..%2fprivados%2f1.pdf',
    '/uploads/%2e%2e%2fpackage.json',
    '/uploads/0123456789abcdef.webp%3Fresponse-content-type=text%2fhtml',
    '/thumbnails/0123456789abcdef.webp%00',
  ])('for %s, of which the store is asked nothing', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
    expect(store.asked).toEqual([])
  })

  test('for a picture that no row uses any more, though its file was found before', async () => {
    const image = await upload(await suite.makeUser())
    await leadOf(image)
    const hash = /[0-9a-f]{16,}/.exec(image)?.[0] ?? ''
    await suite.deps.db.deleteFrom('photos').where('hash', '=', hash).execute()
    suite.clock.advance(11_000)
    const answer = await get(image)
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
  })

  test('by a store that does not answer: that is a 503', async () => {
    const image = await upload(await suite.makeUser())
    const { imageStore } = suite.deps
    const silent = { ...keys, endpoint: 'http://127.0.0.1:9' }
    suite.deps.imageStore = createS3ImageStore(silent)
    const answer = await get(image)
    suite.deps.imageStore = imageStore
    expect([answer.statusCode, answer.headers.location]).toEqual([503, undefined])
    expect(answer.headers['retry-after']).toBeDefined()
    await leadOf(image)
  })
})

describe('the store hands out nothing', () => {
  test('without a signature, with one of another secret, or with one of another picture', async () => {
    const seller = await suite.makeUser()
    const [one, two] = [await upload(seller), await upload(seller)]
    const address = await leadOf(one)
    const terms = { from: suite.clock.now(), seconds: 60, caching: 'public' }
    const forged = await openAddresses('otro').sign(one.slice(1), terms)
    for (const wrong of [
      address.replace(/\?.*/, ''),
      address.replace(one, two),
      address.replace('X-Amz-Expires=3600', 'X-Amz-Expires=36000'),
      address.replace(/response-expires=[^&]+&/, ''),
      `${address}&response-content-type=text%2Fhtml`,
      forged,
    ]) {
      expect((await fetch(wrong)).status, wrong).toBe(403)
    }
    expect((await fetch(address)).status).toBe(200)
  })

  test('under an address that has run out, which is at most an hour after it was given', async () => {
    const { image, id } = await make()
    const address = await leadOf(image)
    await hide(id)
    later()
    expect((await get(image)).statusCode).toBe(404)
    // Whoever has it already may look at it until then: nothing takes it back sooner.
    expect((await fetch(address)).status).toBe(200)
    later(60 * minute)
    expect((await fetch(address)).status).toBe(403)
  })

  test('five minutes after it was asked for with a pass', async () => {
    const { seller, id } = await make()
    await hide(id)
    const [own = ''] = (await suite.asUser(seller).listings.get({ id })).images
    const address = await leadOf(own)
    expect((await fetch(address)).status).toBe(200)
    later(5 * minute)
    expect((await fetch(address)).status).toBe(403)
    expect((await fetch(await leadOf(own))).status).toBe(200)
  })
})

describe('a public picture', () => {
  test('has one address for everybody, which caches may keep while it opens', async () => {
    const image = await upload(await suite.makeUser())
    await toNextAddress(image)
    const before = suite.clock.now().getTime()
    const answer = await get(image)
    expect(answer.statusCode).toBe(302)
    const address = String(answer.headers.location)
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      vary: expect.stringContaining('sec-fetch-mode'),
    })
    const file = await fetch(address)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(file.headers.get('cache-control')).toBe('public, immutable')
    const end = Date.parse(file.headers.get('expires') ?? '')
    expect(end).toBeGreaterThan(before + 29 * minute)
    expect(end).toBeLessThanOrEqual(before + 60 * minute)
    const kept = /^public, max-age=(\d+)$/.exec(String(answer.headers['cache-control']))?.[1]
    expect(before + Number(kept) * 1000).toBeLessThanOrEqual(end - 50_000)
    // Another process of ours gives the same one.
    const { pictureAddresses } = suite.deps
    suite.deps.pictureAddresses = openAddresses()
    expect(await leadOf(image)).toBe(address)
    suite.deps.pictureAddresses = pictureAddresses
    // At the last moment in which a kept redirect may be followed it still opens.
    later(Number(kept) * 1000)
    expect((await fetch(address)).status).toBe(200)
    expect(await leadOf(image)).not.toBe(address)
  })

  test('never comes through the server, and is looked for once', async () => {
    const image = await upload(await suite.makeUser())
    for (const url of [image, phoneUrl(image), thumbnailUrl(image), avifUrl(image) ?? '']) {
      const addresses = [await leadOf(url), await leadOf(url)]
      for (const address of addresses) {
        expect((await fetch(address)).status, url).toBe(200)
      }
    }
    expect(readByUs()).toEqual([])
    const looks = store.asked.filter(({ method }) => method === 'HEAD').map(({ key }) => key)
    expect(looks.length).toBeGreaterThan(0)
    expect(looks).toHaveLength(new Set(looks).size)
  })

  test('that somebody has already is asked for nowhere, or answered by the store', async () => {
    const image = await upload(await suite.makeUser())
    store.asked.length = 0
    // Kept from the days in which the server handed it out.
    const etag = `"${image.split('/').at(-1)}"`
    expect((await get(image, { 'if-none-match': etag })).statusCode).toBe(304)
    expect(store.asked).toEqual([])
    const address = await leadOf(image)
    const file = await fetch(address)
    const again = await fetch(address, {
      headers: { 'if-none-match': file.headers.get('etag') ?? '' },
    })
    expect([again.status, readByUs()]).toEqual([304, []])
  })

  test('leads to what stands in for a size that it does not have', async () => {
    const image = await upload(await suite.makeUser(), 'ad', 700)
    expect(new URL(await leadOf(phoneUrl(image))).pathname).toBe(`/fotos${image}`)
    const avif = avifUrl(phoneUrl(image)) ?? ''
    expect(new URL(await leadOf(avif)).pathname).toBe(`/fotos${avifUrl(image)}`)
  })

  test('has an address of its own for scripts, which need the word of the store', async () => {
    const image = await upload(await suite.makeUser())
    await toNextAddress(image)
    const address = await leadOf(image, { 'sec-fetch-mode': 'no-cors' })
    const other = await leadOf(image, { 'sec-fetch-mode': 'cors' })
    expect(address).toBe(await leadOf(image))
    expect(other).not.toBe(address)
    expect((await fetch(other)).status).toBe(200)
  })

  test('is described to a HEAD by what is known of it', async () => {
    const image = await upload(await suite.makeUser())
    const size = store.objects.get(image.slice(1))?.body.length
    const head = await (await suite.app()).inject({ method: 'HEAD', url: image })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(size)])
    expect(head.headers['content-type']).toBe('image/webp')
    expect(readByUs()).toEqual([])
  })
})

describe('with a pass', () => {
  test('a picture of a hidden ad has an address for five minutes, and is kept by nobody', async () => {
    const { seller, id } = await make()
    await hide(id)
    const [own = ''] = (await suite.asUser(seller).listings.get({ id })).images
    for (const url of [own, thumbnailUrl(own), avifUrl(own) ?? '']) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(302)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      const file = await fetch(String(answer.headers.location))
      expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(file.headers.get('expires')).toBeNull()
    }
    expect(readByUs()).toEqual([])
  })

  test('a photo of a message stays on the devices of its two people', async () => {
    const [seller, buyer] = [await suite.makeUser(), await suite.makeUser()]
    const listing = await suite.asUser(seller).listings.publish(makeListingInput())
    const talks = suite.asUser(buyer).conversations
    const about = { listingId: listing.id, sellerId: seller.id }
    const { id } = (await talks.start(about)).conversation
    await talks.sendPhotos({ id, photos: [await upload(buyer, 'message')] })
    const [message] = await suite.asUser(seller).conversations.messages({ id })
    const [photo] = message?.photos ?? []
    const answer = await get(avifUrl(photo?.url ?? '') ?? '')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'private, no-store'])
    const file = await fetch(String(answer.headers.location))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(file.headers.get('cache-control')).toBe('private, max-age=2592000, immutable')
  })
})
