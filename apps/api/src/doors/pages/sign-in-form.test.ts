import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeFakeWeb } from '../../../test/fake-web.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { buildApp } from '../../app.ts'
import { createLog } from '../../log.ts'

let suite: Suite
let app: FastifyInstance
let webDist: string
let authorization: string
const logged: string[] = []
const person = {
  fullName: 'Iris Negrón',
  username: 'iris-negron',
  email: 'iris@correo.example',
  password: 'flamboyan-2026',
}

beforeAll(async () => {
  suite = await startSuite()
  webDist = await writeFakeWeb()
  const log = createLog('info', { write: (line: string) => void logged.push(line) })
  app = await buildApp({ ...suite.deps, settings: { ...suite.deps.settings, webDist } }, log)
  const { token } = await suite.asVisitor().auth.register(person)
  authorization = `Bearer ${token}`
})

afterAll(async () => {
  await app.close()
  await suite.close()
  await rm(webDist, { recursive: true })
})

const own = { 'sec-fetch-site': 'same-origin' }
const post = (url: string, headers: Record<string, string> = own, payload = '') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  })
const send = (fields: Record<string, string>, headers: Record<string, string> = own) =>
  post('/auth', headers, String(new URLSearchParams(fields)))
const signIn = (more: Record<string, string> = {}) =>
  send({ username: person.username, password: person.password, ...more })

/** The cookies of an answer, as a browser sends them back to a path below `/auth`. */
function cookiesOf({ headers }: { headers: Record<string, unknown> }): string {
  return [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ')
}

describe('a sign-in form is refused', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbor of the site', { 'sec-fetch-site': 'same-site' }],
    ['another origin, by an old browser', { origin: 'https://evil.test' }],
    ['nobody knows where', {}],
  ])('from %s, whatever it says', async (_, headers) => {
    const fields = { username: person.username, password: person.password }
    const answer = await send(fields, headers)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/auth')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('with a wrong password: the name stays, the password goes nowhere', async () => {
    const answer = await signIn({ password: 'no-es-esta', redirect: '/favorites' })
    expect(answer.statusCode).toBe(401)
    const shown = JSON.parse(answer.body)
    expect(shown).toEqual({
      href: '/auth?redirect=%2Ffavorites',
      signIn: {
        kind: 'refused',
        message: 'Credenciales inválidas. Verifica tu usuario y contraseña.',
        username: person.username,
      },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    // An old browser would send the next try from nowhere.
    expect(answer.headers['referrer-policy']).toBe('same-origin')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(logged.join()).not.toContain('no-es-esta')
  })

  test('with nothing in it', async () => {
    const answer = await post('/auth')
    expect(answer.statusCode).toBe(400)
    expect(JSON.parse(answer.body).signIn.message).toBe('Username is required')
  })
})

test('too many tries are refused, with the time to come back', async () => {
  const strict = await startSuite({ rateLimitFactor: 1 })
  const server = await buildApp(
    { ...strict.deps, settings: { ...strict.deps.settings, webDist } },
    createLog('silent'),
  )
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = () =>
    server.inject({
      method: 'POST',
      url: '/auth',
      headers: { ...own, ...type },
      payload: 'username=nadie-la-conoce&password=x',
    })
  for (let tries = 0; tries < 10; tries += 1) expect((await send()).statusCode).toBe(401)
  const answer = await send()
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(answer.body).signIn.username).toBe('nadie-la-conoce')
  await server.close()
  await strict.close()
})

describe('a session begun by a form', () => {
  test.each(['//evil.test', '/\\evil.test', 'https://evil.test', '/\t/evil.test', '/auth'])(
    'leads home, not to %s',
    async (redirect) => {
      expect((await signIn({ redirect })).headers.location).toBe('/')
    },
  )

  test('leads to where the person was going, its token out of reach of scripts', async () => {
    const answer = await signIn({ redirect: '/chat/3' })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/chat/3')
    const [session, mark] = [answer.headers['set-cookie']].flat()
    expect(session).toMatch(
      /^wepa_session=[^;]{20,}; Path=\/auth; HttpOnly; Max-Age=2592000; SameSite=Lax/,
    )
    expect(mark).toBe('wepa_signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax')
  })

  test('opens no call: cookies are nobody’s word there', async () => {
    const cookie = cookiesOf(await signIn())
    const calls = ['/api/auth/user', '/trpc/auth.me', '/trpc/notifications.list']
    for (const url of calls) {
      const { statusCode } = await app.inject({ method: 'GET', url, headers: { cookie } })
      expect(statusCode, url).toBe(401)
    }
  })

  test('is named by the page for signing in, to that person alone', async () => {
    const get = (headers: Record<string, string>) =>
      app.inject({ method: 'GET', url: '/auth?redirect=%2Fhelp', headers })
    const { body, headers } = await get({ cookie: cookiesOf(await signIn()) })
    expect(JSON.parse(body).signIn).toEqual({ kind: 'entered', name: person.fullName })
    expect(headers['cache-control']).toBe('no-store')
    expect((await get({})).body).not.toContain('entered')
    expect((await get({ cookie: 'wepa_session=otra' })).body).not.toContain('entered')
  })

  test('is taken over by the program once', async () => {
    const cookie = cookiesOf(await signIn())
    expect((await post('/auth/session', { cookie, 'sec-fetch-site': 'cross-site' })).body).toBe('')
    const taken = await post('/auth/session', { ...own, cookie })
    const authorization = `Bearer ${taken.json().token}`
    const me = await app.inject({
      method: 'GET',
      url: '/api/auth/user',
      headers: { authorization },
    })
    expect(me.json()).toMatchObject({ username: person.username })
    expect(cookiesOf(taken)).toBe('wepa_session=; wepa_signed_in=')
    expect((await post('/auth/session', { ...own, cookie: cookiesOf(taken) })).statusCode).toBe(401)
  })

  test('ends by its form, and stays ended', async () => {
    const cookie = cookiesOf(await signIn())
    const left = await post('/auth/sign-out', { ...own, cookie })
    expect(left.headers.location).toBe('/')
    expect(cookiesOf(left)).toBe('wepa_session=; wepa_signed_in=')
    expect((await post('/auth/session', { ...own, cookie })).statusCode).toBe(401)
  })

  test('ends with all others of the person', async () => {
    const cookie = cookiesOf(await signIn())
    const headers = { authorization, 'content-type': 'application/json' }
    const url = '/trpc/auth.endOtherSessions'
    expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
    expect((await post('/auth/session', { ...own, cookie })).statusCode).toBe(401)
  })
})
