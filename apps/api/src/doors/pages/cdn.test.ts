import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { writeFakeWeb } from '../../../test/fake-web.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { buildApp } from '../../app.ts'
import { createLog } from '../../log.ts'

let suite: Suite
let app: FastifyInstance
let webDist: string

const open = (cdnPages: number) =>
  buildApp(
    { ...suite.deps, settings: { ...suite.deps.settings, webDist, cdnPages } },
    createLog('silent'),
  )

beforeAll(async () => {
  suite = await startSuite({ hasStillClock: true })
  webDist = await writeFakeWeb()
  app = await open(10)
})
beforeEach(() => suite.clock.advance(60_000))

afterAll(async () => {
  await app.close()
  await suite.close()
  await rm(webDist, { recursive: true })
})

const ask = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ method: 'GET', url, headers })).headers
/** A rendering that took a moment is a second old. */
const whole = /^public, max-age=(9|10)$/
const cdnOf = async (url: string, headers: Record<string, string> = {}) =>
  (await ask(url, headers))['cdn-cache-control']

test('without one in front nothing is said to it', async () => {
  const plain = await open(0)
  const { headers } = await plain.inject({ method: 'GET', url: '/help' })
  expect(headers['cdn-cache-control']).toBeUndefined()
  await plain.close()
})

describe('a CDN is told to keep no page', () => {
  test.each([
    ['whose address is a secret', '/reset-password?token=clave'],
    ['that could not be rendered', '/throws'],
    ['that is empty', '/shell.html'],
    ['where people sign in', '/auth'],
    ['that leads elsewhere', '/moved'],
    ['that is no page', '/uploads/x.webp'],
  ])('%s', async (_, url) => {
    expect(await cdnOf(url)).toBeUndefined()
  })

  test.each([
    ['chose light pages', { cookie: 'wepa_light=on' }],
    ['saves data', { 'save-data': 'on' }],
    ['has a slow line', { ect: '2g' }],
  ])('of somebody who %s', async (_, headers) => {
    expect(await cdnOf('/help', headers)).toBeUndefined()
  })
})

test('what anybody would get is kept until it is ten seconds old, and asked for by browsers each time', async () => {
  const headers = await ask('/help')
  expect(headers).toMatchObject({
    'cdn-cache-control': expect.stringMatching(whole),
    'cache-control': 'private, no-cache',
  })
  expect(headers['set-cookie']).toBeUndefined()
  suite.clock.advance(7_500)
  // Whatever else somebody sends: the same rendering, as old as it is.
  expect(await cdnOf('/help', { cookie: '__cf_bm=x', authorization: 'Bearer x' })).toMatch(
    /^public, max-age=[12]$/,
  )
  // The process keeps it no longer than leaves the CDN a second.
  suite.clock.advance(2_000)
  expect(await cdnOf('/help')).toMatch(whole)
})

test('so is a page that is not there, and one that the browser has already', async () => {
  expect(await cdnOf('/gone')).toMatch(whole)
  const { etag } = await ask('/help')
  expect(await cdnOf('/help', { 'if-none-match': String(etag) })).toMatch(whole)
})

test('an ad that goes is not given out again, though its page was kept', async () => {
  const owner = await suite.makeUser()
  const { id } = await suite.asUser(owner).listings.publish(makeListingInput())
  expect(await cdnOf(`/listing/${id}`)).toMatch(whole)
  await suite.asUser(owner).listings.remove({ id })
  const { statusCode } = await app.inject({ method: 'GET', url: `/listing/${id}` })
  expect(statusCode).toBe(404)
})

test('during a storm it keeps what somebody gets of whom nothing is known', async () => {
  const admin = await suite.makeUser({ role: 'admin' })
  await suite.asUser(admin).storms.start({ reason: 'Huracán Ernesto', regions: ['Sur'], days: 2 })
  suite.clock.advance(11_000)
  expect(await cdnOf('/help')).toMatch(whole)
  expect(await cdnOf('/help', { cookie: 'wepa_region=islas' })).toBeUndefined()
  expect(await cdnOf('/help', { cookie: 'wepa_light=off' })).toBeUndefined()
})
