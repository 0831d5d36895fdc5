import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { makeDataUrl } from '../../../test/pictures.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

describe('refusals', () => {
  test('a visitor cannot publish', async () => {
    expect(await codeOf(suite.asVisitor().listings.publish(makeListingInput()))).toBe(
      'unauthorized',
    )
  })
  test.each([
    ['title', '  '],
    ['description', ''],
    ['categoryId', 999],
    ['categoryId', 2 ** 31],
    ['title', 'cero \u0000 dentro'],
    ['title', 'medio \ud800 par'],
    ['contactEmail', 'nada'],
    ['contactPhone', '123'],
    ['condition', 'rota'],
  ])('%s as %j is refused', async (field, value) => {
    const person = await suite.makeUser()
    const input = { ...makeListingInput(), [field]: value }
    expect(await codeOf(suite.asUser(person).listings.publish(input))).toBe('validation')
  })
  test('a fourth free ad is refused, with the plan that has room', async () => {
    const person = await suite.makeUser()
    for (let i = 0; i < 3; i++) await suite.asUser(person).listings.publish(makeListingInput())
    const fourth = suite.asUser(person).listings.publish(makeListingInput())
    await expect(fourth).rejects.toThrow(/límite de 3 anuncios.*Pro/)
    expect(await codeOf(fourth)).toBe('listing_limit')
  })
  test('where the plan has no room, photos are not even looked at', async () => {
    const person = await suite.makeUser()
    for (let i = 0; i < 3; i++) await suite.asUser(person).listings.publish(makeListingInput())
    const noPicture = `data:image/png;base64,${Buffer.from('nada').toString('base64')}`
    const input = makeListingInput({ images: [noPicture] })
    expect(await codeOf(suite.asUser(person).listings.publish(input))).toBe('listing_limit')
    const hidden = suite.asUser(person).listings.publish({ ...input, isActive: false })
    expect(await codeOf(hidden)).toBe('photo_invalid')
  })
  test('of eight free ads at once, three stand', async () => {
    const person = await suite.makeUser()
    const codes = await Promise.all(
      Array.from({ length: 8 }, () =>
        codeOf(suite.asUser(person).listings.publish(makeListingInput())),
      ),
    )
    expect(codes.filter((code) => code === 'none')).toHaveLength(3)
    expect(codes.filter((code) => code === 'listing_limit')).toHaveLength(5)
  })
  test('a sixth photo on the free plan is refused, an eleventh on Pro too', async () => {
    const free = await suite.makeUser()
    const pro = await suite.makeUser({ subscriptionPlan: 'pro' })
    const images = (n: number) => Array.from({ length: n }, () => makeDataUrl())
    const six = suite.asUser(free).listings.publish(makeListingInput({ images: images(6) }))
    await expect(six).rejects.toThrow(/Free permite 5 fotos.*Pro son 10/)
    expect(await codeOf(six)).toBe('photo_limit')
    const eleven = suite.asUser(pro).listings.publish(makeListingInput({ images: images(11) }))
    expect(await codeOf(eleven)).toBe('photo_limit')
  })
  test('a photo that is none is named, and no ad is left', async () => {
    const person = await suite.makeUser()
    const page = `data:image/png;base64,${Buffer.from('<html>no soy imagen</html>'.repeat(99)).toString('base64')}`
    const input = makeListingInput({ images: [makeDataUrl(), page] })
    const call = suite.asUser(person).listings.publish(input)
    await expect(call).rejects.toThrow(/La foto 2 /)
    expect(await codeOf(call)).toBe('photo_invalid')
    expect((await suite.asUser(person).users.listings({ id: person.id })).items).toEqual([])
  })
  test('a turn of a photo that is not there is named, and no ad is made', async () => {
    const person = await suite.makeUser()
    const images = [makeDataUrl({ seed: 78 })]
    const input = makeListingInput({ images, imageRotations: { 0: 90, 1: 90, 7: 0 } })
    const refused = await suite
      .asUser(person)
      .listings.publish(input)
      .catch((error) => error)
    expect(refused.cause).toMatchObject({
      code: 'validation',
      issues: [{ path: 'imageRotations.1', message: 'No hay una foto 2 que girar' }],
    })
    expect((await suite.asUser(person).users.listings({ id: person.id })).items).toEqual([])
  })
  test("somebody else's upload cannot be taken", async () => {
    const [owner, thief] = [await suite.makeUser(), await suite.makeUser()]
    const ad = await suite
      .asUser(owner)
      .listings.publish(makeListingInput({ images: [makeDataUrl({ seed: 77 })] }))
    const call = suite.asUser(thief).listings.publish(makeListingInput({ images: ad.images }))
    expect(await codeOf(call)).toBe('photo_invalid')
    const turned = makeListingInput({ images: ad.images, imageRotations: { 0: 90 } })
    expect(await codeOf(suite.asUser(thief).listings.publish(turned))).toBe('photo_invalid')
    const invented = ['/uploads/0123456789abcdef.webp', '/images/logo.png']
    for (const image of invented) {
      const made = suite.asUser(thief).listings.publish(makeListingInput({ images: [image] }))
      expect(await codeOf(made), image).toBe('photo_invalid')
    }
  })
})

describe('publishing', () => {
  test('an ad is read back as it was sent, in its canonical form', async () => {
    const person = await suite.makeUser()
    const notTheirs = { isFeatured: true, boostLevel: 9, userId: 1, views: 99 }
    const made = await suite.asUser(person).listings.publish({
      ...makeListingInput({
        title: '  Nevera   LG ',
        description: 'Fría.\r\nCasi nueva',
        price: '$1,200.50',
        location: 'mayaguez',
        contactEmail: 'yo@ejemplo.pr',
        contactPhone: '787.555.0188',
        condition: 'como_nuevo',
        categoryId: 8,
      }),
      ...notTheirs,
    })
    expect(made).toMatchObject({
      userId: person.id,
      title: 'Nevera LG',
      description: 'Fría.\nCasi nueva',
      price: '$1,200.50',
      priceNumeric: '1200.50',
      priceMax: null,
      location: 'Mayagüez, Oeste',
      contactEmail: 'yo@ejemplo.pr',
      contactPhone: '(787) 555-0188',
      condition: 'como_nuevo',
      category: { name: 'Hogar y Jardín', slug: 'hogar-jardin' },
      status: 'active',
      isActive: true,
      isFeatured: false,
      boostLevel: 0,
      views: 0,
      viewsToday: 0,
      images: [],
    })
    expect(made.latitude).toBeCloseTo(18.2, 0)
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(60 * 86_400_000)
  })
  test('nothing but the required fields is fine', async () => {
    const person = await suite.makeUser()
    const made = await suite
      .asUser(person)
      .listings.publish({ title: 'Se regala', description: 'Gato', categoryId: 5, images: null })
    expect(made).toMatchObject({
      price: null,
      priceNumeric: null,
      location: null,
      contactPhone: null,
    })
  })
  test('a range keeps both ends', async () => {
    const person = await suite.makeUser()
    const made = await suite.asUser(person).listings.publish(makeListingInput({ price: '$50-75' }))
    expect([made.priceNumeric, made.priceMax]).toEqual(['50.00', '75.00'])
  })
  test('data URLs, raw base64, uploads and links end in the same place, in order', async () => {
    const person = await suite.makeUser()
    const me = suite.asUser(person)
    const upload = await me.photos.upload({ bytes: new Uint8Array(await pngBytes(5)) })
    const link = 'https://ejemplo.pr/foto.jpg?x=1'
    const images = [
      makeDataUrl({ seed: 3 }),
      link,
      upload.url,
      makeDataUrl({ seed: 4 }).split(',')[1] ?? '',
      `http://localhost:3000${upload.url}`,
    ]
    const made = await me.listings.publish(makeListingInput({ images }))
    expect(made.images).toHaveLength(5)
    expect(made.images[1]).toBe(link)
    expect(made.thumbnails[1]).toBe(link)
    expect([made.images[2], made.images[4]]).toEqual([upload.url, upload.url])
    expect(made.thumbnails[2]).toBe(upload.thumbnailUrl)
    for (const at of [0, 3]) expect(made.images[at]).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/)
  })
  test('an inactive ad takes no room', async () => {
    const person = await suite.makeUser()
    const me = suite.asUser(person)
    for (let i = 0; i < 3; i++) await me.listings.publish(makeListingInput())
    const draft = await me.listings.publish(makeListingInput({ isActive: false }))
    expect(draft.isActive).toBe(false)
    expect(await codeOf(suite.asVisitor().listings.get({ id: draft.id }))).toBe('listing_not_found')
  })
})

describe('the same clientId', () => {
  test('gives one ad to twenty calls at once, and the first content stands', async () => {
    const person = await suite.makeUser()
    const me = suite.asUser(person)
    const clientId = randomUUID()
    const input = makeListingInput({ clientId, title: 'El primero' })
    const made = await Promise.all(Array.from({ length: 20 }, () => me.listings.publish(input)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const again = await me.listings.publish(makeListingInput({ clientId, title: 'Otro' }))
    expect([again.id, again.title]).toEqual([made[0]?.id, 'El primero'])
  })
  test('is answered at the plan limit too, and belongs to one person', async () => {
    const [person, other] = [await suite.makeUser(), await suite.makeUser()]
    const clientId = randomUUID()
    const first = await suite.asUser(person).listings.publish(makeListingInput({ clientId }))
    for (let i = 0; i < 2; i++) await suite.asUser(person).listings.publish(makeListingInput())
    const again = await suite.asUser(person).listings.publish(makeListingInput({ clientId }))
    expect(again.id).toBe(first.id)
    const theirs = await suite.asUser(other).listings.publish(makeListingInput({ clientId }))
    expect(theirs.id).not.toBe(first.id)
  })
})

async function pngBytes(seed: number): Promise<Buffer> {
  return Buffer.from(makeDataUrl({ seed }).split(',')[1] ?? '', 'base64')
}
