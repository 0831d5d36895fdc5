// Photos over HTTP: the form that takes them, the URLs that give them.
import { phoneUrl } from '@wepa/domain/photos/photo'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { makeDataUrl, makePng } from '../../../test/pictures.ts'

let suite: Suite
let app: FastifyInstance
let authorization = ''
let userId = 0
beforeAll(async () => {
  suite = await startSuite()
  app = await suite.app()
  const registered = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      username: 'fotos',
      email: 'fotos@ejemplo.pr',
      password: 'secreta1',
      fullName: 'Foto',
    },
  })
  authorization = `Bearer ${registered.json().token}`
  userId = registered.json().user.id
})
afterAll(() => suite.close())

/** Sends a form as a browser does. */
async function sendForm(parts: Record<string, string | Blob>, headers = { authorization }) {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) form.append(name, part)
  const encoded = new Response(form)
  return app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}
const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/png' })

test('a profile picture of 6 MB is told its limit', async () => {
  const image = `data:image/png;base64,${Buffer.alloc(6 * 1024 * 1024, 1).toString('base64')}`
  const answer = await app.inject({
    method: 'POST',
    url: '/api/upload-profile-image',
    headers: { authorization },
    payload: { image },
  })
  expect(answer.statusCode).toBe(413)
  expect(answer.json().message).toBe('Image size must be less than 5MB')
})

describe('the form', () => {
  test('is refused without a session, whatever is in it', async () => {
    const answer = await sendForm({ file: file(makePng()) }, { authorization: '' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ message: 'No autorizado', code: 'unauthorized' })
  })
  test('without a file is a 400 that says so', async () => {
    const answer = await sendForm({ rotation: '90' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toContain('Falta la foto')
  })
  test('with a file that is no picture is a 415, whatever it calls itself', async () => {
    const answer = await sendForm({ file: file(Buffer.from('<svg onload="alert(1)"/>')) })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().message).toContain('no es una imagen')
  })
  test('with more than 15 MB is a 413', async () => {
    const answer = await sendForm({ file: file(Buffer.alloc(15 * 1024 * 1024 + 1)) })
    expect(answer.statusCode).toBe(413)
  })
  test('with an odd angle is a 400', async () => {
    const answer = await sendForm({ file: file(makePng()), rotation: '45' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path).toBe('rotation')
  })
  test('that is cut off is a 400, not a 500', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    })
    expect(answer.statusCode).toBe(400)
  })
  test('whose boundary is longer than any is a 400, for documents too', async () => {
    const boundary = 'x'.repeat(300)
    for (const url of ['/api/uploads', `/api/users/${userId}/verification-documents`]) {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: `--${boundary}--\r\n`,
      })
      expect([answer.statusCode, answer.json().code], url).toEqual([400, 'validation'])
    }
  })
  test('is taken nowhere else', async () => {
    const encoded = new Response(new FormData())
    const answer = await app.inject({
      method: 'POST',
      url: '/api/listings',
      headers: { authorization, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    expect(answer.statusCode).toBe(415)
  })
  test('with a picture is a 201 with its places and size', async () => {
    const answer = await sendForm({
      file: file(makePng({ width: 90, height: 60 })),
      rotation: '270',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ width: 60, height: 90 })
  })
})

describe('a picture', () => {
  test.each([
    '/uploads/0123456789abcdef.webp',
    '/uploads/../package.json',
    '/uploads/%2e%2e%2fpackage.json',
    '/uploads/0123456789abcdef.svg',
    '/uploads/x',
    '/uploads/0123456789abcdef-960.webp',
    '/uploads/0123456789abcdef-1600.webp',
    '/thumbnails/0123456789abcdef.webp.tmp',
  ])('at %s is not found', async (url) => {
    const answer = await app.inject({ method: 'GET', url })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  })
  test('comes with its type, for a month, and not twice', async () => {
    const { url, thumbnailUrl } = (await sendForm({ file: file(makePng({ seed: 9 })) })).json()
    for (const path of [url, thumbnailUrl]) {
      for (const format of ['webp', 'avif']) {
        const name = path.replace('webp', format)
        const answer = await app.inject({ method: 'GET', url: name })
        expect(answer.statusCode, name).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=2592000, s-maxage=86400, immutable',
          'x-content-type-options': 'nosniff',
        })
        const again = await app.inject({
          method: 'GET',
          url: name,
          headers: { 'if-none-match': String(answer.headers.etag) },
        })
        expect([again.statusCode, again.body]).toEqual([304, ''])
        const head = await app.inject({ method: 'HEAD', url: name })
        expect([head.statusCode, head.body]).toEqual([200, ''])
      }
    }
  })
  test('is shown by itself as a file with a name, where nothing in it could run', async () => {
    const { url } = (await sendForm({ file: file(makePng({ seed: 10 })) })).json()
    const { headers } = await app.inject({ method: 'GET', url })
    expect(headers['content-disposition']).toBe(`inline; filename="${url.split('/').at(-1)}"`)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain('sandbox')
  })
  test('that the browser has already is not asked of the store', async () => {
    const { url } = (await sendForm({ file: file(makePng({ seed: 11 })) })).json()
    const etag = `"${url.split('/').at(-1)}"`
    const store = vi.spyOn(suite.deps.imageStore, 'open')
    for (const named of [etag, `W/${etag}`, `"otra", ${etag}`]) {
      const answer = await app.inject({ url, headers: { 'if-none-match': named } })
      expect(answer.statusCode, named).toBe(304)
    }
    expect(store).not.toHaveBeenCalled()
    store.mockRestore()
    const other = await app.inject({ url, headers: { 'if-none-match': '"otra"' } })
    expect(other.statusCode).toBe(200)
  })
  test('that nobody has any more is not found, even by a browser that has it already', async () => {
    const headers = { 'if-none-match': '"0123456789abcdef.webp"' }
    const answer = await app.inject({ url: '/uploads/0123456789abcdef.webp', headers })
    expect(answer.statusCode).toBe(404)
  })
})

describe("a picture at a phone's width", () => {
  const widthAt = async (url: string) => {
    const answer = await app.inject({ method: 'GET', url })
    expect(answer.statusCode, url).toBe(200)
    return (await sharp(answer.rawPayload).metadata()).width
  }
  test('is a file of its own where the display picture is wider', async () => {
    const made = await sendForm({ file: file(makePng({ width: 1200, height: 300, seed: 31 })) })
    const { url } = made.json()
    expect(await widthAt(url)).toBe(1200)
    expect(await widthAt(phoneUrl(url))).toBe(960)
    expect(await widthAt(phoneUrl(url).replace('webp', 'avif'))).toBe(960)
  })
  test('is the display picture otherwise', async () => {
    const { url } = (await sendForm({ file: file(makePng({ width: 700, seed: 32 })) })).json()
    expect(await widthAt(phoneUrl(url))).toBe(700)
  })
})

describe('an ad over REST', () => {
  const send = (payload: object, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/listings',
      headers: { authorization, ...headers },
      payload,
    })
  test('names the field and the photo that were refused', async () => {
    const answer = await send({ ...makeListingInput(), title: ' ' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'validation',
      message: 'El título es requerido',
      issues: [{ path: 'title', message: 'El título es requerido' }],
    })
    const photo = `data:image/png;base64,${Buffer.from('nada'.repeat(50)).toString('base64')}`
    const bad = await send(makeListingInput({ images: [makeDataUrl(), photo] }))
    expect(bad.statusCode).toBe(400)
    expect(bad.json()).toMatchObject({ code: 'photo_invalid', issues: [{ path: 'images.1' }] })
  })
  test('with the same Idempotency-Key is one ad, with another body a 422', async () => {
    const headers = { 'idempotency-key': '3f1c7a5e-8a34-4d38-9a52-5b6a1c0e9d11' }
    const input = makeListingInput()
    const [one, two] = await Promise.all([send(input, headers), send(input, headers)])
    expect([one.statusCode, two.statusCode]).toEqual([201, 201])
    expect(two.json().id).toBe(one.json().id)
    const other = await send({ ...input, title: 'Otra cosa' }, headers)
    expect(other.statusCode).toBe(422)
  })
  test('with five photos of a phone as data URLs goes through', async () => {
    const images = Array.from({ length: 5 }, (_, i) =>
      makeDataUrl({ width: 700, height: 500, seed: 80 + i }),
    )
    const answer = await send(makeListingInput({ images }))
    expect(answer.statusCode).toBe(201)
    expect(answer.json().images).toHaveLength(5)
  })
})
