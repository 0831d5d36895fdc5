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

describe('pages', () => {
  const get = async (headers: Record<string, string>) => {
    const { body } = await app.inject({ method: 'GET', url: '/help', headers })
    return body.includes('light')
  }

  test.each([
    ['nothing is known', {}],
    ['the line is fast', { ect: '4g', 'save-data': 'off' }],
    ['the person wants them whole', { cookie: 'wepa_light=off', ect: '2g', 'save-data': 'on' }],
  ])('stay whole where %s', async (_, headers) => {
    expect(await get(headers)).toBe(false)
  })

  test.each([
    ['the browser saves data', { 'save-data': 'on' }],
    ['the line is slow', { ect: 'slow-2g' }],
    ['the person chose it', { cookie: 'theme=1; wepa_light=on', ect: '4g' }],
  ])('are light where %s', async (_, headers) => {
    expect(await get(headers)).toBe(true)
  })

  test('are kept apart: who got one kind never sees the other', async () => {
    const light = { 'save-data': 'on' }
    expect([await get({}), await get(light), await get({}), await get(light)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  test('ask browsers to tell of their line, and say what they differ by', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/help' })
    expect(headers['accept-ch']).toBe('ECT')
    expect(headers.vary).toContain('save-data, ect')
  })
})

describe('the switch', () => {
  const press = (mode: string, referer?: string) =>
    app.inject({
      method: 'POST',
      url: `/light-mode?mode=${mode}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(referer && { referer }),
      },
      payload: 'what=ever',
    })

  test.each([
    ['https://evil.test/search'],
    ['https://evil.test//wepa.test/'],
    ['no address'],
    [undefined],
  ])('leads from %s home', async (referer) => {
    expect((await press('on', referer)).headers.location).toBe('/')
  })

  test.each(['//evil.test', '/\\evil.test', '/%2fevil.test'])(
    'leads from %s to no other site',
    async (path) => {
      const { headers } = await press('on', `https://wepa.test${path}`)
      const led = new URL(String(headers.location), 'https://wepa.test')
      expect(led.host).toBe('wepa.test')
    },
  )

  test('keeps the choice for a year and leads back to the page', async () => {
    const { statusCode, headers } = await press('on', 'https://wepa.test/search?q=carro')
    expect(statusCode).toBe(303)
    expect(headers.location).toBe('/search?q=carro')
    expect(headers['set-cookie']).toBe(
      'wepa_light=on; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    )
  })

  test('turns off by any other word', async () => {
    expect((await press('%22%0d%0aset-cookie')).headers['set-cookie']).toContain('wepa_light=off;')
  })
})
