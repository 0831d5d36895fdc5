import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeFakeWeb } from '../../../../test/fake-web.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { buildApp } from '../../../app.ts'
import { createLog } from '../../../log.ts'

let suite: Suite
let app: FastifyInstance
let webDist: string

beforeAll(async () => {
  suite = await startSuite()
  webDist = await writeFakeWeb()
  const settings = { ...suite.deps.settings, webDist, baseUrl: 'https://wepa.test' }
  app = await buildApp({ ...suite.deps, settings }, createLog('silent'))
})

afterAll(async () => {
  await app.close()
  await suite.close()
  await rm(webDist, { recursive: true })
})

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ method: 'GET', url, headers })).body

describe('pages, while a storm is on in the south', () => {
  test('stay whole before it begins', async () => {
    expect(await get('/help')).not.toContain('light')
    const admin = await suite.makeUser({ role: 'admin' })
    const input = { reason: 'Huracán Ernesto', regions: ['Sur' as const], days: 2 }
    await suite.asUser(admin).storms.start(input)
    suite.clock.advance(11_000)
  })

  test.each([
    ['who lives elsewhere', '/help', 'wepa_region=islas'],
    ['who looks elsewhere', '/search/x?location=Vieques', ''],
    ['the towns elsewhere', '/esenciales/vieques', ''],
    ['whoever wants them whole', '/help', 'wepa_light=off'],
  ])('stay whole for %s', async (_, url, cookie) => {
    const body = await get(url, { cookie })
    expect(body).not.toContain('light')
    expect(body).toContain('storm Huracán Ernesto')
  })

  test.each([
    ['who lives there', '/help', 'wepa_region=sur'],
    ['who looks there', '/search/x?location=Ponce', ''],
    ['its towns', '/esenciales/ponce', ''],
    ['of whom nothing is known', '/help', ''],
  ])('are light for %s', async (_, url, cookie) => {
    expect(await get(url, { cookie })).toContain('light')
  })

  test('say nothing of it to whoever closed the notice, for that day', async () => {
    const closed = await app.inject({
      method: 'POST',
      url: '/storm-notice',
      headers: { referer: 'https://wepa.test/help?a=b' },
    })
    expect([closed.statusCode, closed.headers.location]).toEqual([303, '/help?a=b'])
    const [cookie = ''] = String(closed.headers['set-cookie']).split(';')
    expect(cookie).toMatch(/^wepa_storm=\d{4}-\d\d-\d\d$/)
    expect(await get('/help', { cookie })).not.toContain('storm')
    expect(await get('/help')).toContain('storm')
    suite.clock.advance(24 * 3_600_000)
    expect(await get('/help', { cookie })).toContain('storm')
  })

  test('are as before once it is over', async () => {
    suite.clock.advance(24 * 3_600_000)
    expect(await get('/help')).not.toMatch(/light|storm/)
  })
})
