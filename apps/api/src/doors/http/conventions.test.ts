// What holds for every call over HTTP (rest-contract, Conventions).
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { buildApp } from '../../app.ts'
import { createLog } from '../../log.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const send = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]

describe('a payload', () => {
  test('that is not JSON is a 400, and says so in Spanish', async () => {
    const answer = await send('POST', '/api/auth/login', { body: '{"username":' })
    expect(answer).toMatchObject({ status: 400, json: { code: 'validation' } })
    expect(answer.json.message).toBe('El cuerpo no es JSON válido.')
  })

  test('of another kind than JSON is a 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const headers = { 'content-type': type }
      for (const url of ['/api/auth/login', '/trpc/auth.login']) {
        const answer = await send('POST', url, { body: 'username=ana', headers })
        expect(answer.status, `${type} ${url}`).toBe(415)
      }
    }
  })

  test('of more than a megabyte is a 413', async () => {
    const body = { username: 'x'.repeat(1_100_000), password: 'x' }
    expect(await send('POST', '/api/auth/login', { body })).toMatchObject({
      status: 413,
      json: { code: 'too_large' },
    })
  })

  test('that comes compressed is a 415, and is never unpacked', async () => {
    const body = gzipSync(JSON.stringify({ username: 'ana', password: 'x'.repeat(50) }))
    const headers = { 'content-encoding': 'gzip' }
    expect(await send('POST', '/api/auth/login', { body, headers })).toMatchObject({
      status: 415,
      json: { code: 'unsupported_media' },
    })
  })

  test('that is no object, or poisons prototypes, is a 400', async () => {
    for (const body of ['[]', '"x"', '7', 'null', '{"__proto__":{"role":"admin"}}']) {
      expect((await send('POST', '/api/auth/login', { body })).status, body).toBe(400)
    }
  })

  test('names its refused fields, and shows the first one’s text', async () => {
    const { json } = await send('POST', '/api/auth/login', { body: {} })
    expect(json.message).toBe('Username is required')
    expect(json.issues.map(({ path }: { path: string }) => path)).toEqual(['username', 'password'])
  })

  test('may be missing, empty or {} where none is documented', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const body of [undefined, '', '{}']) {
      const { token } = await register(suite)
      const answer = await send('POST', '/api/auth/logout', { token, body, headers })
      expect(answer.status).toBe(200)
    }
  })
})

describe('an address', () => {
  test('that leads nowhere under /api answers 404 as JSON', async () => {
    for (const url of ['/api/no-existe', '/api', '/api/users/1/nada']) {
      expect(await send('GET', url), url).toMatchObject({
        status: 404,
        json: { code: 'not_found' },
      })
    }
    expect((await send('POST', '/api/categories', { body: {} })).status).toBe(404)
    expect((await send('GET', '/trpc/nada.de.esto')).status).toBe(404)
  })

  test('with an id that is no positive integer is a 404', async () => {
    for (const id of [
      '0',
      '-1',
      '1.5',
      'abc',
      '2147483648',
      '99999999999999999999',
      '1e3',
      '%00',
    ]) {
      expect((await send('GET', `/api/users/${id}`)).status, id).toBe(404)
    }
  })
})

describe('an answer', () => {
  test('carries its request id and the headers that protect', async () => {
    const { headers } = await send('GET', '/healthz')
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  test('to the same question is a 304 until it changes', async () => {
    const { token, user } = await register(suite)
    const url = `/api/users/${user.id}`
    const first = await send('GET', url)
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect(await send('GET', url, { headers })).toMatchObject({ status: 304, text: '' })
    await send('PUT', url, { token, body: { bio: 'Vendo de todo' } })
    expect((await send('GET', url, { headers })).status).toBe(200)
  })

  test('to a bug says nothing of the inside, over either door', async () => {
    const broken = await startSuite({
      overrides: {
        limiter: {
          consume: () => Promise.reject(new Error('SELECT secret')),
          giveBack: async () => {},
          forgive: async () => {},
        },
      },
    })
    const app = await broken.app()
    const body = { username: 'ana', password: 'secreta' }
    for (const url of ['/api/auth/login', '/trpc/auth.login']) {
      const answer = await request(app, 'POST', url, { body })
      expect(answer.status).toBe(500)
      expect(answer.text).toContain('Algo salió mal de nuestro lado')
      expect(answer.text).not.toMatch(/secret|SELECT|stack|\.ts/)
    }
    await broken.close()
  })
})

describe('an Idempotency-Key', () => {
  const publish = (token: string, key: string, title: string) =>
    send('POST', '/api/listings', {
      token,
      body: { ...makeListingInput({ title }) },
      headers: { 'idempotency-key': key },
    })

  test('that is no UUID, or comes with another body, is refused', async () => {
    const { token } = await register(suite)
    expect((await publish(token, 'mi clave', 'Nevera')).status).toBe(400)
    const key = randomUUID()
    expect((await publish(token, key, 'Nevera')).status).toBe(201)
    expect(await publish(token, key, 'Estufa')).toMatchObject({
      status: 422,
      json: { code: 'idempotency_mismatch' },
    })
  })

  test('with a body nested without end is an answer like any other', async () => {
    const { token } = await register(suite)
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const fields =
      '"name":"Ana","email":"ana@ejemplo.pr","subject":"support","message":"Hola a todos"'
    for (const body of [`{${fields},"x":${deep}}`, `{"name":${deep}}`]) {
      const answer = await send('POST', '/api/contact', { body, headers })
      expect(answer.status, body.slice(0, 20)).toBeLessThan(500)
      expect((await send('POST', '/api/listings', { body, headers, token })).status).toBe(400)
    }
  })

  test('makes ten parallel calls one ad, and each gets the same answer', async () => {
    const { token, user } = await register(suite)
    const key = randomUUID()
    const calls = Array.from({ length: 10 }, () => publish(token, key, 'Nevera'))
    const answers = await Promise.all(calls)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await send('GET', `/api/users/${user.id}/listings`)).json).toHaveLength(1)
  })

  test('of one person says nothing to another', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    const key = randomUUID()
    const first = await publish(ana.token, key, 'Nevera')
    const second = await publish(luis.token, key, 'Nevera')
    expect(second.status).toBe(201)
    expect(second.json.id).not.toBe(first.json.id)
  })
})

describe('the tRPC door', () => {
  test('refuses what it cannot read, and too much at once, in our words', async () => {
    for (const url of ['/trpc/users.get?input=%7B', '/trpc/users.get?input=%7B%22id%22%3A0%7D']) {
      const { status, json } = await send('GET', url)
      expect([status, json.error.data.code], url).toEqual([400, 'validation'])
    }
    const batch = (size: number) => {
      const names = Array.from({ length: size }, () => 'categories.list').join(',')
      return send('GET', `/trpc/${names}?batch=1&input=%7B%7D`)
    }
    expect((await batch(31)).status).toBe(400)
    expect((await batch(30)).status).toBe(200)
  })

  test('lets no cache keep one person’s answer for another', async () => {
    const { token } = await register(suite)
    for (const url of ['/trpc/auth.me', '/trpc/categories.list', '/trpc/nada.de.esto']) {
      const { headers } = await send('GET', url, { token })
      expect(headers['cache-control'], url).toBe('no-store')
    }
  })

  test('names the refused fields to the web', async () => {
    const { json } = await send('POST', '/trpc/auth.login', { body: {} })
    expect(json.error).toMatchObject({
      message: 'Username is required',
      data: {
        code: 'validation',
        httpStatus: 400,
        issues: [{ path: 'username' }, { path: 'password' }],
      },
    })
    expect(JSON.stringify(json)).not.toMatch(/stack|node_modules/)
  })
})

test('a handler that writes has an end, one that reads ends by its own', async () => {
  const app = await buildApp(suite.deps, createLog('silent'))
  const endOf = async ({ routeOptions }: FastifyRequest) => ({ end: routeOptions.handlerTimeout })
  app.get('/end', endOf)
  app.post('/end', endOf)
  expect((await request(app, 'GET', '/end')).json).toEqual({ end: 0 })
  expect((await request(app, 'POST', '/end', { body: {} })).json).toEqual({ end: 60_000 })
  await app.close()
})

test('the document and its page answer, and the page runs no inline script', async () => {
  const document = await send('GET', '/api/openapi.json')
  expect(document.json.openapi).toMatch(/^3\.1/)
  const page = await send('GET', '/api/docs')
  expect(page.text).not.toMatch(/<script>|<script (?!src=)/)
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js']) {
    expect((await send('GET', `/api/docs/${file}`)).status, file).toBe(200)
  }
  expect((await send('GET', '/api/docs/package.json')).status).toBe(404)
})

test('whose address counts behind a proxy is a setting; without it nobody can make one up', async () => {
  const visit = { remoteAddress: '198.51.100.1', headers: { 'x-forwarded-for': '192.0.2.9' } }
  const trusting = { ...suite.deps.settings, trustProxy: ['198.51.100.0/24'] }
  for (const [settings, ip] of [
    [suite.deps.settings, '198.51.100.1'],
    [trusting, '192.0.2.9'],
  ] as const) {
    const app = await buildApp({ ...suite.deps, settings }, createLog('silent'))
    app.get('/ip', async (asked) => ({ ip: asked.ip }))
    expect((await app.inject({ url: '/ip', ...visit })).json()).toEqual({ ip })
    await app.close()
  }
})
