import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { writeFakeWeb } from '../../../test/fake-web.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { buildApp } from '../../app.ts'
import { createLog } from '../../log.ts'

let suite: Suite
let app: FastifyInstance
let webDist: string
const logged: string[] = []

beforeAll(async () => {
  suite = await startSuite({ hasStillClock: true })
  webDist = await writeFakeWeb()
  const log = createLog('error', { write: (line: string) => void logged.push(line) })
  app = await buildApp({ ...suite.deps, settings: { ...suite.deps.settings, webDist } }, log)
})

afterEach(() => {
  logged.length = 0
  suite.clock.advance(60_000)
})

afterAll(async () => {
  await app.close()
  await suite.close()
  await rm(webDist, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

/** When a page was last rendered; its body may be older. */
const renderedAt = ({ headers }: { headers: Record<string, unknown> }) =>
  Date.parse(String(headers['server-timing']).split('"')[1] ?? '')

test('unknown paths of the data doors answer JSON, not a page', async () => {
  for (const url of ['/api/nada', '/uploads/x.webp', '/assets/old.js']) {
    const response = await get(url)
    expect(response.statusCode, url).toBe(404)
    expect(response.json(), url).toMatchObject({ code: 'not_found' })
  }
})

test('a screen that throws leaves the empty shell with 200, and a line in the log', async () => {
  const response = await get('/throws')
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('empty shell')
  expect(response.headers['x-page']).toBe('shell')
  expect(logged.join()).toContain('the screen has a bug')
})

test('the empty shell says the nonce of dialogs, which lock the page by a style', async () => {
  const { body, headers } = await get('/shell.html')
  const nonce = /<script nonce="([^"]+)" src="\/theme.js"/.exec(body)?.[1]
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(body).toContain('<script src="/a.js">')
})

test('the key in an address stays out of that line', async () => {
  await get('/appeal/kaputt')
  expect(logged.join()).toContain('the screen has a bug')
  expect(logged.join()).not.toContain('kaputt')
})

test.each([
  ['429', 503],
  ['503', 503],
  ['500', 200],
  ['400', 200],
])('a call refused with %s makes the shell answer %i', async (refused, status) => {
  expect((await get(`/search?q=${refused}`)).statusCode).toBe(status)
})

test('what is not there keeps its status, and is kept for a moment', async () => {
  const saidAt = (body: string) => /gone ([\d.]+)/.exec(body)?.[1]
  const [first, second] = [await get('/gone'), await get('/gone')]
  expect([first.statusCode, second.statusCode]).toEqual([404, 404])
  expect(saidAt(first.body)).toBeDefined()
  expect(saidAt(second.body)).toBe(saidAt(first.body))
  suite.clock.advance(10_001)
  expect(saidAt((await get('/gone')).body)).not.toBe(saidAt(first.body))
  const missing = await get('/listing/987654')
  expect(missing.statusCode).toBe(404)
  expect(missing.body).toContain('no such ad')
})

test('addresses without a page are answered from one rendering, whatever stands behind them', async () => {
  const first = await get('/nada/1')
  expect(first.statusCode).toBe(404)
  const words = /gone ([\d.]+)/.exec(first.body)?.[0]
  expect(words).toBeDefined()
  for (const url of ['/nada/2', '/nada/de/esto?q=x', '/nada/3?utm_source=a']) {
    const { statusCode, body, headers } = await get(url)
    expect(statusCode, url).toBe(404)
    expect(body, url).toContain(words)
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1]
    expect(headers['content-security-policy'], url).toContain(`'nonce-${nonce}'`)
  }
})

test('made-up addresses and filters push no real page out', async () => {
  const first = await get('/')
  for (let at = 1; at <= 400; at++) await get(`/gone/${at}`)
  for (let at = 1; at <= 400; at++) await get(`/search/all?q=${at}`)
  for (let at = 1; at <= 400; at++) await get(`/listing/${900_000 + at}`)
  expect(renderedAt(await get('/'))).toBe(renderedAt(first))
})

test('a redirect of the screen is one of the page', async () => {
  const response = await get('/moved')
  expect([response.statusCode, response.headers.location]).toEqual([307, '/'])
})

test('the policy of a page names its inline scripts by their hash, and lets none run by a nonce', async () => {
  const { body, headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe-inline|nonce)/)
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
  expect(body.split(`nonce="${nonce}"`)).toHaveLength(3)
  expect(headers['cache-control']).toBe('private, no-cache')
  suite.clock.advance(10_000)
  expect((await get('/otra')).body).not.toContain(nonce)
})

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('who takes %s gets the same page in it', async (accepted, unpack) => {
  for (const [url, status] of [
    ['/', 200],
    ['/gone', 404],
    ['/shell.html', 200],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': accepted })
    expect(statusCode, url).toBe(status)
    expect(headers, url).toMatchObject({
      'content-encoding': accepted,
      vary: 'accept-encoding, save-data, ect',
    })
    const plain = await get(url, { 'accept-encoding': 'identity' })
    expect(plain.headers, url).toMatchObject({ vary: 'accept-encoding, save-data, ect' })
    expect(plain.headers['content-encoding'], url).toBeUndefined()
    expect(unpack(rawPayload).toString(), url).toBe(plain.body)
  }
})

test('a page that says the same is a 304 for as long, with the time when it last did', async () => {
  const first = await get('/igual')
  const known = { 'if-none-match': String(first.headers.etag) }
  suite.clock.advance(60_000)
  const again = await get('/igual', known)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const kept = ['etag', 'content-security-policy', 'vary', 'cache-control']
  for (const name of kept) expect(again.headers[name], name).toBe(first.headers[name])
  expect(renderedAt(again) - renderedAt(first)).toBeGreaterThanOrEqual(60_000)
  const other = await get('/', known)
  expect(other.statusCode).toBe(200)
})

test('what is not there is said each time', async () => {
  const { headers } = await get('/gone')
  const again = await get('/gone', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([404, expect.stringContaining('gone')])
})

test('everybody shares a rendering for ten seconds, whatever cookies and tokens they send', async () => {
  const first = await get('/?utm_source=a')
  suite.clock.advance(9_000)
  for (const headers of [{}, { cookie: '__cf_bm=x' }, { authorization: 'Bearer x' }]) {
    expect(renderedAt(await get('/?utm_source=b', headers)), JSON.stringify(headers)).toBe(
      renderedAt(first),
    )
  }
  suite.clock.advance(1_100)
  expect(renderedAt(await get('/'))).not.toBe(renderedAt(first))
})

test('a page asks its procedures as a visitor, and gets what HTTP would send', async () => {
  const owner = await suite.makeUser()
  const ad = await suite.asUser({ id: owner.id, role: 'user' }).listings.publish({
    title: 'Nevera',
    description: 'Enfría bien',
    categoryId: 8,
    contactEmail: 'secreto@ejemplo.pr',
  })
  const response = await get(`/listing/${ad.id}`, { authorization: 'Bearer x' })
  expect(response.json()).toMatchObject({ data: { title: 'Nevera', contactEmail: null } })
})

test('a page whose address holds a secret is kept by nobody, and its address goes nowhere', async () => {
  const { headers, body } = await get('/reset-password?token=muy-secreto')
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-page': 'secret',
  })
  expect(body).not.toContain('muy-secreto')
  expect((await get('/reset-password')).headers['x-page']).toBe('secret')
  for (const url of ['/appeal/clave-de-una-carta', '/unsubscribe?token=clave']) {
    expect((await get(url)).headers, url).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-page': 'secret',
    })
  }
  expect((await get('/auth')).headers['referrer-policy']).not.toBe('no-referrer')
})

test('a rendered page counts for nobody among what many look for; a call does', async () => {
  const seller = await suite.makeUser()
  await suite.asUser(seller).listings.publish(makeListingInput({ title: 'Yagrumo' }))
  const counted = async () => {
    await suite.lookedFor.flush()
    return (await suite.database.pool.query('select text, people from search_people')).rows
  }
  expect((await get('/counted?q=yagrumo')).body).toContain('found')
  expect(await counted()).toEqual([])
  await suite.asVisitor().listings.browse({ search: 'yagrumo' })
  expect(await counted()).toEqual([{ text: 'yagrumo', people: 1 }])
})
