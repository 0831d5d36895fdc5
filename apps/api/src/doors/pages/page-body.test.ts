import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { encodePage, isKnown, makePageBody } from './page-body.ts'

const nonce = 'cmFuZG9t+/=='
const rendered = (text: string, at = '2026-11-23T12:00:00.000Z') =>
  makePageBody(`<script nonce="${nonce}">at="${at}"</script><p>${text}</p>`, nonce, at)
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip;q=0, br;q=0', null],
  ['gzip; q=0.000', null],
  ['x-gzip', null],
  ['gzip', 'gzip'],
  ['GZIP;q=0.8', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['*', 'br'],
])('Accept-Encoding %s is sent %s', async (accepted, wanted) => {
  const { encoding } = await encodePage(rendered('vacío'), accepted)
  expect(encoding).toBe(wanted)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s holds the same page, and is compressed once', async (accepted, unpack) => {
  const page = rendered('<li>añadido</li>'.repeat(5_000))
  const [first, second] = await Promise.all([
    encodePage(page, accepted),
    encodePage(page, accepted),
  ])
  expect(unpack(first.bytes).equals(page.html)).toBe(true)
  expect(first.bytes.length).toBeLessThan(page.html.length / 20)
  expect(second.bytes).toBe(first.bytes)
  expect((await encodePage(page, accepted)).bytes).toBe(first.bytes)
})

test('what is asked for often is packed better, and is the same page', async () => {
  const words = Array.from({ length: 9_000 }, (_, at) => `nevera ${at % 97} en ${at % 78}`)
  const page = rendered(words.join(' '))
  const first = await encodePage(page, 'br')
  const packed = async () => {
    const { bytes } = await encodePage(page, 'br')
    expect(bytes.length).toBeLessThan(first.bytes.length)
    expect(brotliDecompressSync(bytes).equals(page.html)).toBe(true)
  }
  // It is packed beside whatever else the machine does.
  await vi.waitFor(packed, { timeout: 10_000, interval: 200 })
})

test('a policy names the inline scripts that we rendered, and no others', () => {
  const html = [
    `<script nonce="${nonce}" class="$tsr">ours()</script>`,
    `<script class="$tsr" nonce="${nonce}">ours\n(2)</script>`,
    `<script nonce="${nonce}" src="/theme.js"></script>`,
    `<script type="application/ld+json" nonce="${nonce}">{"name":"Nevera"}</script>`,
    '<script>theirs()</script>',
    '<script nonce="guessed">theirs()</script>',
    '<p title="<script nonce=">texto</p>',
  ].join('')
  expect(makePageBody(html, nonce).scriptHashes).toEqual([hashOf('ours()'), hashOf('ours\n(2)')])
})

test('a page that says the same at another time has the same digest, and an etag of its own', () => {
  const [now, later] = [rendered('hola'), rendered('hola', '2026-11-23T12:00:10.000Z')]
  expect(later.digest).toBe(now.digest)
  expect(later.etag).not.toBe(now.etag)
  expect(rendered('adiós').digest).not.toBe(now.digest)
})

test('a client has a page when it names its etag, alone or among others', () => {
  const page = rendered('hola')
  expect(isKnown(page, page.etag)).toBe(true)
  expect(isKnown(page, `W/"otra", ${page.etag}`)).toBe(true)
  expect(isKnown(page, undefined)).toBe(false)
  expect(isKnown(page, 'W/"otra"')).toBe(false)
  expect(isKnown(page, '*')).toBe(false)
})
