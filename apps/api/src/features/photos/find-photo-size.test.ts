import { avifUrl, phoneUrl } from '@wepa/domain/photos/photo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { makePng } from '../../../test/pictures.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const bytesOf = (picture: Parameters<typeof makePng>[0]) => new Uint8Array(makePng(picture))

describe('the size of a picture file', () => {
  test.each(['/uploads/../secreto.webp', '/previews/listing-1.jpg', '/uploads/abc.webp'])(
    'is not told of %s',
    async (path) => {
      expect(await codeOf(suite.asVisitor().photos.size({ path }))).toBe('validation')
    },
  )
  test('is told to everybody, as the file is sent', async () => {
    const person = await suite.makeUser()
    const bytes = bytesOf({ width: 1200, height: 900, seed: 7 })
    const { url } = await suite.asUser(person).photos.upload({ bytes })
    const files = [url, phoneUrl(url), avifUrl(phoneUrl(url)) ?? '']
    const app = await suite.app()
    for (const path of files) {
      const { rawPayload } = await app.inject({ method: 'GET', url: path })
      expect(await suite.asVisitor().photos.size({ path }), path).toBe(rawPayload.length)
    }
  })
  test('for a phone is that of the picture for display, where that is sent instead', async () => {
    const person = await suite.makeUser()
    const { url } = await suite.asUser(person).photos.upload({ bytes: bytesOf({ seed: 8 }) })
    const whole = await suite.asVisitor().photos.size({ path: url })
    expect(whole).toBeGreaterThan(0)
    expect(await suite.asVisitor().photos.size({ path: phoneUrl(url) })).toBe(whole)
  })
  test('is unknown of a file that is not there, until it is', async () => {
    const path = `/thumbnails/${'ab'.repeat(16)}.avif`
    expect(await suite.asVisitor().photos.size({ path })).toBeNull()
    const file = { bytes: Buffer.from('12345'), contentType: 'image/avif' }
    await suite.deps.imageStore.put(path.slice(1), file)
    expect(await suite.asVisitor().photos.size({ path })).toBe(5)
  })
})
