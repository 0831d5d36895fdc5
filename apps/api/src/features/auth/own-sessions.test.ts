// One's own sign-ins: seen and ended; a device never used is told of, and guessing from many addresses ends.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const call = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]
type Registered = Awaited<ReturnType<typeof register>>

const logIn = async ({ username, password }: Registered, userAgent: string) => {
  const headers = { 'user-agent': userAgent }
  const { json } = await call('POST', '/api/auth/login', { body: { username, password }, headers })
  return String(json.token)
}
const sessionsOf = async (token: string) =>
  (await call('GET', '/api/auth/sessions', { token })).json

describe('one’s own sessions', () => {
  test('are one’s own alone, in words, this one first, without token or address', async () => {
    expect((await call('GET', '/api/auth/sessions')).status).toBe(401)
    const [ana, luis] = [await register(suite), await register(suite)]
    const phone = await logIn(ana, chrome)
    const { text, json } = await call('GET', '/api/auth/sessions', { token: phone })
    expect(json).toMatchObject([
      { device: 'Chrome en Android', isCurrent: true, openedBy: 'password' },
      { device: 'Otro programa', isCurrent: false, openedBy: 'sign_up' },
    ])
    expect(Object.keys(json[0]).sort()).toEqual(
      ['createdAt', 'device', 'id', 'isCurrent', 'lastActivityAt', 'openedBy'].sort(),
    )
    expect(text).not.toContain('203.0.113')
    expect(await sessionsOf(luis.token)).toHaveLength(1)
  })

  test('end one by one, never somebody else’s', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    const phone = await logIn(ana, chrome)
    const [, old] = await sessionsOf(phone)
    const end = (token: string, id: unknown) =>
      call('DELETE', `/api/auth/sessions/${id}`, { token })
    expect((await end(luis.token, old.id)).status).toBe(404)
    expect((await end(phone, 'x')).status).toBe(404)
    expect((await end(phone, old.id)).json).toEqual({ success: true })
    expect((await end(phone, old.id)).status).toBe(404)
    expect((await call('GET', '/api/auth/user', { token: ana.token })).status).toBe(401)
    expect((await call('GET', '/api/auth/user', { token: phone })).status).toBe(200)
  })

  test('end all but this one', async () => {
    const ana = await register(suite)
    const [phone, desk] = [await logIn(ana, chrome), await logIn(ana, firefox)]
    expect((await call('DELETE', '/api/auth/sessions', { token: phone })).status).toBe(200)
    expect(await sessionsOf(phone)).toMatchObject([{ isCurrent: true }])
    for (const token of [ana.token, desk]) {
      expect((await call('GET', '/api/auth/user', { token })).status).toBe(401)
    }
  })
})

/** Signs in from anywhere. */
const from = (
  { username, password }: Pick<Registered, 'username' | 'password'>,
  { ip, userAgent = chrome, deviceId }: { ip: string; userAgent?: string; deviceId?: string },
  there = suite,
) => there.asVisitor({ ip, userAgent }).auth.login({ username, password, deviceId })
const emailsTo = async ({ email }: Registered, there = suite) => {
  await there.workOffQueue()
  return there.sentMails.filter(({ to }) => to === email)
}

describe('a sign-in from a device never used', () => {
  test('is told by email, once; the first of all and known ones are not', async () => {
    const ana = await register(suite)
    expect(await emailsTo(ana)).toEqual([])
    await from(ana, { ip: '198.51.100.9', userAgent: firefox })
    const [sent] = await emailsTo(ana)
    expect(sent?.subject).toBe('Entraste a Wepa desde un dispositivo nuevo')
    expect(sent?.text).toContain('Firefox en Windows')
    // The same browser within the block of its provider, which gives out addresses as it likes.
    await from(ana, { ip: '198.51.100.77', userAgent: firefox })
    expect(await emailsTo(ana)).toHaveLength(1)
    await from(ana, { ip: '192.0.2.1', userAgent: firefox })
    expect(await emailsTo(ana)).toHaveLength(2)
  })

  test('is known by the id that the app keeps, wherever it goes', async () => {
    const deviceId = '0b9e7a52-6a0f-4a1d-9c3e-5f1f0b6c7d8e'
    const ana = await register(suite, { deviceId })
    await from(ana, { ip: '192.0.2.7', deviceId })
    await from(ana, { ip: '2001:db8:7::1', deviceId })
    expect(await emailsTo(ana)).toEqual([])
    await from(ana, { ip: '198.51.100.1', deviceId: 'no-es' })
    expect(await emailsTo(ana)).toHaveLength(1)
  })

  test('at the same moment is told once, and kept as a hash', async () => {
    const ana = await register(suite)
    const at = { ip: '198.51.100.40', userAgent: firefox }
    await Promise.all(Array.from({ length: 4 }, () => from(ana, at)))
    expect(await emailsTo(ana)).toHaveLength(1)
    const { rows } = await suite.database.pool.query(
      'select row_to_json(m)::text as row from sign_in_marks m where user_id = $1',
      [ana.user.id],
    )
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|Firefox/)
  })
})

describe('guessing one password from many addresses', () => {
  test('ends for networks the account never used, is told once, and leaves its own alone', async () => {
    const strict = await startSuite({ rateLimitFactor: 1 })
    const ana = await register(strict)
    const guess = (n: number, who = ana) =>
      codeOf(from({ ...who, password: `no-${n}` }, { ip: `10.0.${n}.1` }, strict))
    const codes: string[] = []
    for (let n = 0; n < 55; n++) codes.push(await guess(n))
    expect(codes.slice(0, 50).every((code) => code === 'invalid_credentials')).toBe(true)
    expect(codes.slice(50)).toEqual(Array(5).fill('rate_limited'))
    // Right, but from where nobody knows them: refused like the guesses.
    expect(await codeOf(from(ana, { ip: '10.9.9.9' }, strict))).toBe('rate_limited')
    expect(await codeOf(from({ ...ana, username: ana.email }, { ip: '10.9.9.9' }, strict))).toBe(
      'rate_limited',
    )
    // Where they registered.
    expect(await codeOf(from(ana, { ip: '203.0.113.200' }, strict))).toBe('none')
    const subjects = (await emailsTo(ana, strict)).map(({ subject }) => subject)
    const told = 'Están probando contraseñas en tu cuenta de Wepa'
    expect(subjects.filter((subject) => subject === told)).toHaveLength(1)
    // A name of nobody is refused alike.
    const nobody = { ...ana, username: 'nadie-de-aqui' }
    const others: string[] = []
    for (let n = 0; n < 51; n++) others.push(await guess(n, nobody))
    expect(others.at(-2)).toBe('invalid_credentials')
    expect(others.at(-1)).toBe('rate_limited')
    await strict.close()
  })
})
