import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { categoryById } from '@wepa/domain/listings/category'
import { categoryPreviewPath, listingPreviewPath } from '@wepa/domain/listings/preview'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { makePng } from '../../../test/pictures.ts'
import { createLimiter } from '../../rate-limit.ts'
import { removeStalePreviews } from './remove-stale-previews.ts'

const DAY = 86_400_000
let suite: Suite
let seller: Person

beforeAll(async () => {
  suite = await startSuite()
  seller = { id: (await suite.makeUser()).id, role: 'user' }
  // Without end of plan room: most tests here publish.
  await suite.deps.db
    .updateTable('personPlans')
    .set({ plan: 'business' })
    .where('userId', '=', seller.id)
    .execute()
})
afterAll(() => suite.close())

const publish = (ad: object = {}) =>
  suite.asUser(seller).listings.publish({
    title: 'Nevera de dos puertas',
    description: 'Enfría bien',
    categoryId: 8,
    price: '350',
    location: 'Ponce, Sur',
    ...ad,
  })
const get = async (url: string, headers: Record<string, string> = {}) =>
  (await suite.app()).inject({ method: 'GET', url, headers })
const files = () => readdir(join(suite.uploadsDir, 'previews')).catch(() => [])

test.each([
  '/preview/listing/999999-abc.jpg',
  '/preview/listing/99999999999-abc.jpg',
  '/preview/listing/7.jpg',
  '/preview/listing/7-abc.png',
  '/preview/listing/..%2f..%2fetc-abc.jpg',
  '/preview/category/nada-abc.jpg',
  '/preview/otra-cosa.jpg',
])('%s is not there', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('the preview of an ad that is no longer public stops, although it was drawn before', async () => {
  const ad = await publish()
  const path = listingPreviewPath(ad)
  expect((await get(path)).statusCode).toBe(200)
  await suite.deps.db
    .updateTable('listings')
    .set({ isActive: false })
    .where('id', '=', ad.id)
    .execute()
  expect((await get(path)).statusCode).toBe(404)
  await removeStalePreviews(suite.deps)
  expect(await files()).not.toContain(`listing-${path.split('/').at(-1)}`)
  const other = await publish()
  expect((await get(listingPreviewPath(other))).statusCode).toBe(200)
  await suite.asUser(seller).listings.remove({ id: other.id })
  expect((await get(listingPreviewPath(other))).statusCode).toBe(404)
})

test('an ad without a photo is drawn as a JPEG of the right size, once', async () => {
  const ad = await publish({ title: 'Ñandú 🚗 & <b>cigüeña</b>', price: null })
  const path = listingPreviewPath(ad)
  const [first, second] = await Promise.all([get(path), get(path)])
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
  expect(first.rawPayload.length).toBeLessThan(300_000)
  const { format, width, height } = await sharp(first.rawPayload).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(await files()).toContain(`listing-${path.split('/').at(-1)}`)
  const again = await get(path, { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('a photo of the ad is shown, and a sold one wears its band at another address', async () => {
  const photo = await suite.asUser(seller).photos.upload({
    bytes: new Uint8Array(makePng({ width: 700, height: 500, seed: 7 })),
    rotation: 0,
  })
  const ad = await publish({ images: [photo.url] })
  const plain = await publish()
  const [shown, without] = [await get(listingPreviewPath(ad)), await get(listingPreviewPath(plain))]
  expect(shown.rawPayload.equals(without.rawPayload)).toBe(false)
  // Noise all over is the worst there is.
  expect(shown.rawPayload.length).toBeLessThan(300_000)
  const sold = await suite.asUser(seller).listings.setStatus({ id: ad.id, status: 'sold' })
  const moved = await get(listingPreviewPath(ad))
  expect([moved.statusCode, moved.headers.location]).toEqual([302, listingPreviewPath(sold)])
  expect((await get(listingPreviewPath(sold))).statusCode).toBe(200)
})

test('a category has a preview too', async () => {
  const category = categoryById(2)
  const path = category ? categoryPreviewPath(category) : ''
  expect((await get(path)).statusCode).toBe(200)
  expect((await get('/preview/category/vehiculos-0.jpg')).headers.location).toBe(path)
})

test('drawing is limited for each address, what is drawn is not', async () => {
  const strict = await startSuite({ overrides: { limiter: createLimiter({ factor: 0.001 }) } })
  const app = await strict.app()
  const owner = await strict.makeUser()
  const ad = await strict
    .asUser({ id: owner.id, role: 'user' })
    .listings.publish({ title: 'Una', description: 'Buena', categoryId: 2 })
  const drawn = listingPreviewPath(ad)
  expect((await app.inject(drawn)).statusCode).toBe(200)
  expect((await app.inject(drawn)).statusCode).toBe(200)
  const category = categoryById(3)
  const refused = await app.inject(category ? categoryPreviewPath(category) : '')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
  // Who waits for somebody else's drawing does not share their limit.
  const path = categoryById(4)
  const from = (remoteAddress: string) =>
    app.inject({ url: path ? categoryPreviewPath(path) : '', remoteAddress })
  const both = await Promise.all([from('127.0.0.1'), from('198.51.100.9')])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([429, 200])
  await strict.close()
})

test('previews go after 30 days, and the oldest beyond the most', async () => {
  await removeStalePreviews(suite.deps, 0)
  const ads = [await publish(), await publish(), await publish()]
  for (const ad of ads) {
    await get(listingPreviewPath(ad))
    suite.clock.advance(1000)
  }
  await removeStalePreviews(suite.deps, 2)
  const names = ads.map((ad) => `listing-${listingPreviewPath(ad).split('/').at(-1)}`)
  expect((await files()).sort()).toEqual(names.slice(1).sort())
  suite.clock.advance(31 * DAY)
  await removeStalePreviews(suite.deps)
  expect(await files()).toEqual([])
  expect((await get(listingPreviewPath(ads[0] ?? (await publish())))).statusCode).toBe(200)
})

test('a preview whose file could not be removed is tried again', async () => {
  await removeStalePreviews(suite.deps, 0)
  await get(listingPreviewPath(await publish()))
  suite.clock.advance(31 * DAY)
  const remove = () => Promise.reject(new Error('the store is away'))
  const away = { ...suite.deps, imageStore: { ...suite.deps.imageStore, remove } }
  await expect(removeStalePreviews(away)).rejects.toThrow('the store is away')
  expect(await files()).toHaveLength(1)
  await removeStalePreviews(suite.deps)
  expect(await files()).toEqual([])
})
