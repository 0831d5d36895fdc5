import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipWithNonce, takesGzip, withNonce } from './body.ts'

const parts = (...texts: string[]) => texts.map((text) => Buffer.from(text))

test.each([
  [undefined, false],
  ['', false],
  ['br', false],
  ['identity, gzip;q=0', false],
  ['gzip; q=0.000', false],
  ['x-gzip', false],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, GZIP;q=0.8', true],
])('Accept-Encoding %s takes gzip: %s', (accepted, takes) => {
  expect(takesGzip(accepted)).toBe(takes)
})

test.each([
  ['no nonce in it', parts('<body>vacío</body>')],
  ['one', parts('<script nonce="', '">a()</script>')],
  ['several, and nothing between two', parts('ñ', '', 'a'.repeat(100_000), '')],
  ['nothing at all', parts('')],
])('a page with %s is the same compressed', async (_name, page) => {
  for (const nonce of ['abc+/=', 'otro']) {
    const unpacked = gunzipSync(await gzipWithNonce(page, nonce)).toString()
    expect(unpacked).toBe(withNonce(page, nonce).toString())
    expect(unpacked).toBe(page.map(String).join(nonce))
  }
})

test('what repeats gets smaller', async () => {
  const page = parts('<li>anuncio</li>'.repeat(5_000), '<p>fin</p>')
  expect((await gzipWithNonce(page, 'abc')).length).toBeLessThan(1_000)
})
