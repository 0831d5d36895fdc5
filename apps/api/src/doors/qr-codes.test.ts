import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'

let suite: Suite

beforeAll(async () => {
  suite = await startSuite()
})

afterAll(() => suite.close())

const get = async (url: string) => (await suite.app()).inject({ url })

test.each(['/qr/listing/0.svg', '/qr/listing/1', '/qr/listing/a.svg', '/qr/listing/1.svg.svg'])(
  '%s is no code',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('an ad has a code that is an image, and may be kept', async () => {
  const { statusCode, headers, body } = await get('/qr/listing/7.svg')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(headers['cache-control']).toMatch(/^public/)
  expect(body).toMatch(/^<svg /)
  expect((await get('/qr/listing/8.svg')).body).not.toBe(body)
})
