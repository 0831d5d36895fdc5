import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
import { forgetOldRecoveries } from './forget-old-recoveries.ts'

const hour = 60 * 60_000
const invalid = 'Este enlace de restablecimiento ha expirado o no es válido'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const call = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]

const forgot = (what: 'password' | 'username', email: unknown) =>
  call('POST', `/api/auth/forgot-${what}`, { body: { email } })
const check = (token: string) => call('GET', `/api/auth/validate-reset-token?token=${token}`)
const reset = (token: string, newPassword: string) =>
  call('POST', '/api/auth/reset-password', { body: { token, newPassword } })
const logIn = (username: string, password: string) =>
  call('POST', '/api/auth/login', { body: { username, password } })

/** What came to an address, newest first. */
const mailsTo = (email: string) =>
  suite.sentMails.filter(({ to }) => to.toLowerCase() === email.toLowerCase()).toReversed()

/** The token of the newest link that came to an address. */
async function linkFor(email: string): Promise<string> {
  await forgot('password', email)
  await suite.workOffQueue()
  // Another email, that of a new device for instance, may have left after it.
  const links = mailsTo(email).map(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1])
  return links.find(Boolean) ?? 'no link'
}

/** Watches what the database is asked; what is handed back ends it, and answers the texts in order. */
async function watchStatements(): Promise<() => string[]> {
  // What was noted before is written by a timer, which may fall into what is watched.
  await suite.activities.flush()
  const client = await suite.database.pool.connect()
  const query = vi.spyOn(Object.getPrototypeOf(client), 'query')
  client.release()
  return () => {
    const texts = query.mock.calls.map(([asked]) => String(Object(asked).text ?? asked))
    query.mockRestore()
    return texts
  }
}

describe('asking for recovery', () => {
  test.each(['password', 'username'] as const)(
    'of the %s refuses what is no address, at its field',
    async (what) => {
      for (const email of [undefined, '', 'no-es', 'a\u0000@b.pr', 7, { $gt: '' }]) {
        const { status, json } = await forgot(what, email)
        expect([status, json.issues[0].path], String(email)).toEqual([400, 'email'])
      }
      expect((await forgot(what, 'no-es')).json.message).toBe('Please enter a valid email address')
    },
  )

  test.each(['password', 'username'] as const)(
    'of the %s answers alike, by the same statements, for a known and an unknown address',
    async (what) => {
      const { email } = await register(suite)
      const observed: unknown[] = []
      for (const address of [email, 'nadie@ejemplo.pr']) {
        const statements = await watchStatements()
        const { status, json } = await forgot(what, address)
        observed.push({ status, json, statements: statements() })
      }
      expect(observed[0]).toEqual(observed[1])
      expect(JSON.stringify(observed[0])).toContain('recovery_requests')
      await suite.workOffQueue()
      expect(mailsTo(email)).toHaveLength(1)
      expect(mailsTo('nadie@ejemplo.pr')).toEqual([])
    },
  )

  test('leaves nothing of an unknown address behind', async () => {
    await forgot('password', 'desconocida@ejemplo.pr')
    await suite.workOffQueue()
    const { rows } = await suite.database.pool.query('select * from recovery_requests')
    expect(rows).toEqual([])
  })

  test('is limited by address and by email, for unknown ones too', async () => {
    const strict = await startSuite({ rateLimitFactor: 1 })
    const app = await strict.app()
    const ask = (what: string, email: string, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: `/api/auth/forgot-${what}`,
        payload: { email },
        remoteAddress,
      })
    const { email } = await register(strict)
    for (const address of [email, 'nadie@ejemplo.pr']) {
      // Five emails an hour, whoever asks and for whichever of the two.
      for (let n = 0; n < 5; n++) {
        const what = n % 2 ? 'password' : 'username'
        expect((await ask(what, address, `198.51.100.${n}`)).statusCode).toBe(200)
      }
      const sixth = await ask('password', address.toUpperCase(), '198.51.100.9')
      expect(sixth.statusCode).toBe(429)
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000)
    }
    let passed = 0
    while ((await ask('password', `n${passed}@ejemplo.pr`, '192.0.2.1')).statusCode === 200)
      passed++
    expect(passed).toBe(60)
    await strict.close()
  })
})

describe('a forgotten username', () => {
  test('comes to the account’s own address, however it was typed', async () => {
    const { email, username, fullName } = await register(suite)
    await forgot('username', ` ${email.toUpperCase()} `)
    await suite.workOffQueue()
    const [mail] = mailsTo(email)
    expect(mail?.to).toBe(email)
    expect(mail?.subject).toBe('Tu usuario de Wepa')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(username)
      expect(part).toContain(fullName)
    }
  })
})

describe('a reset link', () => {
  test('that is made up, too long or missing is invalid, in the words of the screen', async () => {
    for (const token of ['nada', 'x'.repeat(43), 'x'.repeat(5000), '%00', '']) {
      expect(await check(token), token).toMatchObject({ status: 400 })
    }
    expect((await call('GET', '/api/auth/validate-reset-token')).status).toBe(400)
    expect((await check('nada')).json).toEqual({ message: invalid, code: 'reset_link_invalid' })
    expect((await reset('nada', 'Nueva-clave')).json.code).toBe('reset_link_invalid')
    expect((await call('POST', '/api/auth/reset-password', { body: {} })).status).toBe(400)
  })

  test('holds 256 random bits, of which the database knows only the hash', async () => {
    const { email } = await register(suite)
    const token = await linkFor(email)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await suite.database.pool.query(
      `select p::text as kept from password_resets p union all select m::text from mails m
       union all select j::text from graphile_worker._private_jobs j`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'))
  })

  test('refuses a short password at its field, and stays good', async () => {
    const { email } = await register(suite)
    const token = await linkFor(email)
    const short = await reset(token, '12345')
    expect([short.status, short.json.issues]).toEqual([
      400,
      [{ path: 'newPassword', message: 'La contraseña debe tener al menos 6 caracteres' }],
    ])
    expect((await check(token)).json).toEqual({ valid: true })
  })

  test('is good for an hour', async () => {
    const { email } = await register(suite)
    const token = await linkFor(email)
    suite.clock.advance(hour - 10_000)
    expect((await check(token)).status).toBe(200)
    suite.clock.advance(11_000)
    expect((await check(token)).status).toBe(400)
    expect((await reset(token, 'Nueva-clave')).json.message).toBe(invalid)
  })

  test('sets the password once, ends all sessions, spends other links and tells the owner', async () => {
    const { email, username, token: session, password } = await register(suite)
    const other = (await logIn(username, password)).json.token
    const [first, second] = [await linkFor(email), await linkFor(email)]
    expect((await reset(first, 'Nueva-clave')).json).toEqual({
      message: 'Tu contraseña fue restablecida. Ya puedes iniciar sesión.',
    })
    expect((await reset(first, 'Otra-clave')).status).toBe(400)
    expect((await reset(second, 'Otra-clave')).status).toBe(400)
    for (const token of [session, other]) {
      expect((await call('GET', '/api/auth/user', { token })).json.code).toBe('invalid_token')
    }
    expect((await logIn(username, password)).status).toBe(401)
    expect((await logIn(email, 'Nueva-clave')).status).toBe(200)
    await suite.workOffQueue()
    expect(mailsTo(email)[0]?.subject).toBe('Tu contraseña de Wepa cambió')
  })

  test('used twenty times at the same moment sets one password', async () => {
    const { email, username } = await register(suite)
    const token = await linkFor(email)
    const tries = Array.from({ length: 20 }, (_, n) => reset(token, `Clave-numero-${n}`))
    const won = (await Promise.all(tries)).flatMap(({ status }, n) => (status === 200 ? [n] : []))
    expect(won).toHaveLength(1)
    expect((await logIn(username, `Clave-numero-${won[0]}`)).status).toBe(200)
  })

  test('opens nothing once the account has another address, nor once it is gone', async () => {
    const moved = await register(suite)
    const old = await linkFor(moved.email)
    const body = { email: `n${moved.email}`, currentPassword: moved.password }
    await call('PUT', `/api/users/${moved.user.id}`, { token: moved.token, body })
    expect((await reset(old, 'Nueva-clave')).json.code).toBe('reset_link_invalid')
    const gone = await register(suite)
    const last = await linkFor(gone.email)
    await call('DELETE', '/api/auth/account', { token: gone.token })
    expect((await reset(last, 'Nueva-clave')).json.code).toBe('reset_link_invalid')
  })

  test('is forgotten a day after it ended, and a request that nobody answered with it', async () => {
    const { email } = await register(suite)
    await linkFor(email)
    await forgot('password', email)
    suite.clock.advance(26 * hour)
    expect(await forgetOldRecoveries(suite.deps)).toBeGreaterThan(0)
    const { rows } = await suite.database.pool.query(
      'select (select count(*) from password_resets) + (select count(*) from recovery_requests) as left',
    )
    expect(rows).toEqual([{ left: 0 }])
    await suite.workOffQueue()
  })
})
