import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { buildApp } from '../../app.ts'
import { createLog } from '../../log.ts'

/** A build of three screens: one that greets, one that asks for an ad, and ways to fail. */
const renderer = `
export function createRenderer(files) {
  return {
    missingPath: (path) => (path.startsWith('/nada/') ? '/gone' : undefined),
    async render({ href, nonce, call, site }) {
      const path = href.split('?')[0]
      const script = '<script nonce="' + nonce + '">' + files.entry + '</script>'
      if (path === '/throws' || path === '/appeal/kaputt') throw new Error('the screen has a bug')
      if (path.startsWith('/gone')) return { status: 404, body: script + 'gone ' + performance.now(), location: null }
      if (path === '/listing/0') return { status: 404, body: 'no such ad ' + performance.now(), location: null }
      if (path === '/moved') return { status: 307, body: '', location: '/' }
      if (path === '/search') {
        const answer = await call({ type: 'query', path: 'listings.search', input: { limit: -1 } })
        return { status: 500, body: '', location: null, failure: { error: answer.error, status: Number(new URLSearchParams(href.split('?')[1]).get('q')) } }
      }
      if (path.startsWith('/slow/') || path === '/search/slow') await new Promise((done) => setTimeout(done, 100))
      if (path === '/counted') {
        const answer = await call({ type: 'query', path: 'listings.search', input: {} })
        return { status: 200, body: answer.error ? answer.error.message : 'found', location: null }
      }
      if (path.startsWith('/listing/')) {
        const answer = await call({ type: 'query', path: 'listings.get', input: { id: Number(path.slice(9)) } })
        return { status: answer.error ? answer.error.data.httpStatus : 200, body: JSON.stringify(answer), location: null }
      }
      globalThis.renderings = (globalThis.renderings ?? 0) + 1
      return { status: 200, body: script + href + site.renderedAt + script, location: null }
    },
  }
}`

let suite: Suite
let app: FastifyInstance
let webDist: string
const logged: string[] = []

beforeAll(async () => {
  suite = await startSuite()
  webDist = await mkdtemp(join(tmpdir(), 'wepa-web-'))
  await mkdir(join(webDist, 'server'))
  await mkdir(join(webDist, 'client/.vite'), { recursive: true })
  await writeFile(join(webDist, 'server/entry-server.js'), renderer)
  await writeFile(join(webDist, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(webDist, 'client/.vite/manifest.json'), '{"entry":"start()"}')
  await writeFile(
    join(webDist, 'client/shell.html'),
    '<script src="/theme.js"></script><script src="/a.js"></script><body>empty shell</body>',
  )
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

const renderedAt = (body: string) => /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(body)?.[0]

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

test('the empty shell says its nonce, for dialogs that lock the page by a style', async () => {
  const [first, second] = [await get('/shell.html'), await get('/shell.html')]
  const nonces = [first, second].map(
    ({ body }) => /<script nonce="([^"]+)" src="\/theme.js"/.exec(body)?.[1],
  )
  expect(new Set(nonces).size).toBe(2)
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonces[0]}'`)
  expect(first.body).toContain('<script src="/a.js">')
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
  suite.clock.advance(10_000)
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
  expect(renderedAt((await get('/')).body)).toBe(renderedAt(first.body))
})

test('filters nobody asked for lately wait for each other, and no page waits for them', async () => {
  const all = Promise.all(Array.from({ length: 30 }, (_, at) => get(`/search/slow?q=${at}`)))
  expect((await get('/')).headers['x-page']).toBe('rendered')
  const refused = (await all).filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThanOrEqual(30 - 11)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'x-page': 'shell' })
  // What is kept is nobody's turn.
  const kept = await get('/search/slow?q=0')
  expect([kept.statusCode, kept.headers['x-page']]).toEqual([200, 'rendered'])
})

test('who waits longer than there is room gets the shell, and is asked to come again', async () => {
  const all = await Promise.all(Array.from({ length: 80 }, (_, at) => get(`/slow/${at}`)))
  const refused = all.filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(80 - 64)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'x-page': 'shell' })
  expect(refused[0]?.body).toContain('empty shell')
})

test('a redirect of the screen is one of the page', async () => {
  const response = await get('/moved')
  expect([response.statusCode, response.headers.location]).toEqual([307, '/'])
})

test('every answer has a nonce of its own, in the policy and in each of its scripts', async () => {
  const [first, second] = [await get('/'), await get('/')]
  const nonces = [first, second].map((response) => {
    const policy = String(response.headers['content-security-policy'])
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
    expect(response.body.split(`nonce="${nonce}"`)).toHaveLength(3)
    return nonce
  })
  expect(nonces[0]).not.toBe(nonces[1])
  expect(second.headers['cache-control']).toBe('private, no-cache')
})

test('who takes gzip gets the same page in it, with a nonce of its own', async () => {
  const asked = { 'accept-encoding': 'gzip, deflate, br' }
  for (const [url, status] of [
    ['/', 200],
    ['/gone', 404],
    ['/shell.html', 200],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get(url, asked)
    expect(statusCode, url).toBe(status)
    expect(headers, url).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    const body = gunzipSync(rawPayload).toString()
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1]
    expect(headers['content-security-policy'], url).toContain(`'nonce-${nonce}'`)
    const plain = await get(url, { 'accept-encoding': 'br' })
    expect(plain.headers, url).toMatchObject({ vary: 'accept-encoding' })
    expect(plain.headers['content-encoding'], url).toBeUndefined()
    const without = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')
    expect(without(plain.body), url).toBe(without(body))
  }
})

test('everybody shares a rendering for ten seconds, whatever cookies and tokens they send', async () => {
  const first = await get('/?utm_source=a')
  suite.clock.advance(9_000)
  for (const headers of [{}, { cookie: '__cf_bm=x' }, { authorization: 'Bearer x' }]) {
    const { body } = await get('/?utm_source=b', headers)
    expect(renderedAt(body), JSON.stringify(headers)).toBe(renderedAt(first.body))
  }
  suite.clock.advance(1_000)
  expect(renderedAt((await get('/')).body)).not.toBe(renderedAt(first.body))
})

describe('one visitor’s limit', () => {
  let limited: Suite
  let door: FastifyInstance
  beforeAll(async () => {
    // A limit of 600 renderings, and of 600 searches, becomes one.
    limited = await startSuite({ rateLimitFactor: 1 / 600 })
    const settings = { ...limited.deps.settings, webDist }
    door = await buildApp({ ...limited.deps, settings }, createLog('silent'))
  })
  afterAll(async () => {
    await door.close()
    await limited.close()
  })
  test('of renderings is not spent by addresses without a page', async () => {
    expect((await visit('198.51.100.7', '/nada/1')).statusCode).toBe(404)
    for (const url of ['/nada/2', '/nada/3']) {
      expect((await visit('198.51.100.7', url)).statusCode, url).toBe(404)
    }
  })

  const visit = (remoteAddress: string, url: string) =>
    door.inject({ method: 'GET', url, remoteAddress })

  test('of renderings is a 429 for them alone', async () => {
    expect((await visit('198.51.100.1', '/uno')).statusCode).toBe(200)
    const [refused, other] = await Promise.all([
      visit('198.51.100.1', '/slow/dos'),
      visit('198.51.100.2', '/slow/dos'),
    ])
    expect([refused.statusCode, other.statusCode]).toEqual([429, 200])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // What is kept already, nobody has to have rendered.
    expect((await visit('198.51.100.1', '/slow/dos')).statusCode).toBe(200)
  })

  test('of searches neither counts a page, nor refuses one', async () => {
    const search = '/api/listings?search=x'
    expect((await visit('198.51.100.3', search)).statusCode).toBe(200)
    expect((await visit('198.51.100.3', search)).statusCode).toBe(429)
    const page = await visit('198.51.100.3', '/counted')
    expect([page.statusCode, page.body]).toEqual([200, 'found'])
  })
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
