// What rendering pages may cost: how many at once, and how many for one visitor.
import { rm } from 'node:fs/promises'
import { eventually } from '@wepa/domain/test/eventually'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeFakeWeb } from '../../../test/fake-web.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { buildApp } from '../../app.ts'
import { createLog } from '../../log.ts'

let suite: Suite
let app: FastifyInstance
let webDist: string

beforeAll(async () => {
  suite = await startSuite()
  webDist = await writeFakeWeb()
  const settings = { ...suite.deps.settings, webDist }
  app = await buildApp({ ...suite.deps, settings }, createLog('silent'))
})

afterAll(async () => {
  await app.close()
  await suite.close()
  await rm(webDist, { recursive: true })
})

const get = (url: string) => app.inject({ method: 'GET', url })

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

describe('where the process cannot keep up', () => {
  let overloaded: FastifyInstance
  beforeAll(async () => {
    const settings = { ...suite.deps.settings, webDist, mostMemory: 1 }
    overloaded = await buildApp({ ...suite.deps, settings }, createLog('silent'))
    // Memory is measured once a second.
    await eventually(async () => {
      expect((await overloaded.inject('/api/listings')).statusCode).toBe(503)
    })
  })
  afterAll(() => overloaded.close())

  test('a page is the shell, which can be read, and asked to come again', async () => {
    for (const url of ['/', '/search?q=x', '/listing/1', '/auth']) {
      const { statusCode, headers, body } = await overloaded.inject(url)
      expect(statusCode, url).toBe(503)
      expect(headers, url).toMatchObject({ 'retry-after': '5', 'x-page': 'shell' })
      expect(body, url).toContain('empty shell')
    }
  })

  test('a page whose address is a secret keeps it there too', async () => {
    const { statusCode, headers } = await overloaded.inject('/appeal/0123456789')
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-page': 'secret' })
    expect(headers['cache-control']).toBe('no-store')
  })

  test('data and files are refused in JSON', async () => {
    for (const url of ['/api/listings', '/api/nada', '/trpc/listings.get', '/images/x.svg']) {
      const { statusCode, headers, body } = await overloaded.inject(url)
      expect([statusCode, headers['retry-after']], url).toEqual([503, '5'])
      expect(JSON.parse(body), url).toMatchObject({ code: 'unavailable' })
    }
  })
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
