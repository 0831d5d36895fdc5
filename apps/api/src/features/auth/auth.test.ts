import argon2 from 'argon2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

const minute = 60_000
const day = 24 * 60 * minute
const wrongCredentials = 'Credenciales inválidas. Verifica tu usuario y contraseña.'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const me = async (token: string) => request(await suite.app(), 'GET', '/api/auth/user', { token })

describe('register', () => {
  test('a name that is taken is refused, however it is written, and the field is named', async () => {
    const first = await register(suite)
    const again = register(suite, { username: first.username.toUpperCase() })
    await expect(again).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { code: 'username_taken', issues: [{ path: 'username' }] },
    })
  })

  test('an address that is taken is refused, however it is written', async () => {
    const first = await register(suite)
    const again = register(suite, { email: first.email.toUpperCase() })
    await expect(again).rejects.toMatchObject({ cause: { code: 'email_taken' } })
  })

  test('of ten who want one name at the same moment, one gets it', async () => {
    const tries = Array.from({ length: 10 }, () => register(suite, { username: 'la_misma' }))
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const people = await suite.deps.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'la_misma')
      .execute()
    expect(people).toHaveLength(1)
    const sessions = await suite.deps.db
      .selectFrom('sessions')
      .select('id')
      .where(
        'userId',
        'in',
        people.map(({ id }) => id),
      )
      .execute()
    expect(sessions).toHaveLength(1)
  })

  test('NUL and lone surrogates are refused as such', async () => {
    for (const fullName of ['a\u0000b', 'a\ud800b']) {
      await expect(register(suite, { fullName })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  test('what a person may not set is not stored', async () => {
    const { user } = await register(suite, {
      role: 'admin',
      subscriptionPlan: 'pro',
      isVerified: true,
    })
    expect(user).toMatchObject({ role: 'user', subscriptionPlan: 'free', isVerified: false })
  })

  test('answers a token of 256 bits and the person, and stores neither token nor password', async () => {
    const { token, user, password } = await register(suite, { phone: '787 555 0100' })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(user).toMatchObject({ phone: '(787) 555-0100', loginCount: 1, sellerRating: '0.00' })
    const { db } = suite.deps
    const rows = [
      await db.selectFrom('users').selectAll().where('id', '=', user.id).execute(),
      await db.selectFrom('sessions').selectAll().where('userId', '=', user.id).execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(rows[1]).toMatchObject([{ ip: '203.0.113.7', userAgent: 'vitest' }])
  })
})

describe('log in', () => {
  const logIn = (username: string, password: string) =>
    suite.asVisitor().auth.login({ username, password })

  test('a wrong password and an unknown name get one answer', async () => {
    const { username } = await register(suite)
    for (const name of [username, 'nadie_de_aqui', "' or 1=1 --"]) {
      await expect(logIn(name, 'no-es-esta')).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
        message: wrongCredentials,
      })
    }
  })

  test('an unknown name costs the same work as a known one', async () => {
    const { username } = await register(suite)
    await logIn('nadie_todavia', 'no-es-esta').catch(() => {})
    const verify = vi.spyOn(argon2, 'verify')
    const costs: string[] = []
    for (const name of [username, 'nadie_de_aqui']) {
      verify.mockClear()
      await logIn(name, 'no-es-esta').catch(() => {})
      expect(verify).toHaveBeenCalledTimes(1)
      costs.push(String(verify.mock.calls[0]?.[0]).split('$').slice(0, 4).join('$'))
    }
    expect(costs[0]).toBe(costs[1])
    verify.mockRestore()
  })

  test('opens by username and by email, in any case, and counts', async () => {
    const { username, email, password } = await register(suite)
    await logIn(username.toUpperCase(), password)
    const { user } = await logIn(` ${email.toUpperCase()} `, password)
    expect(user.loginCount).toBe(3)
  })

  test('a hash of a lesser cost is renewed', async () => {
    const { username, password, user } = await register(suite)
    const old = await argon2.hash(password, { memoryCost: 8192, timeCost: 2, parallelism: 1 })
    const { db } = suite.deps
    await db.updateTable('users').set({ passwordHash: old }).where('id', '=', user.id).execute()
    await logIn(username, password)
    const row = await db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(row.passwordHash).toContain('m=19456')
    await logIn(username, password)
  })
})

describe('a session', () => {
  test('without a token there is none, and a strange one is an invalid token', async () => {
    const app = await suite.app()
    const without = await request(app, 'GET', '/api/auth/user')
    expect([without.status, without.json.message]).toEqual([401, 'No autorizado'])
    for (const token of ['x'.repeat(43), 'y'.repeat(5000), '%00']) {
      const strange = await me(token)
      expect([strange.status, strange.json.code]).toEqual([401, 'invalid_token'])
      expect(strange.json.message).toContain('Invalid token')
    }
  })

  test('logging out ends it and no other', async () => {
    const { token, username, password } = await register(suite)
    const other = await suite.asVisitor().auth.login({ username, password })
    const out = await request(await suite.app(), 'POST', '/api/auth/logout', { token })
    expect([out.status, out.json]).toEqual([200, { success: true }])
    expect((await me(token)).status).toBe(401)
    expect((await me(other.token)).status).toBe(200)
  })

  test('ends after 30 days without use; each use counts anew', async () => {
    const { token } = await register(suite)
    suite.clock.advance(29 * day)
    expect((await me(token)).status).toBe(200)
    suite.clock.advance(29 * day)
    expect((await me(token)).status).toBe(200)
    suite.clock.advance(30 * day + minute)
    expect((await me(token)).json.code).toBe('invalid_token')
  })

  test('notes its use at most every five minutes', async () => {
    const { token, user } = await register(suite)
    const lastUse = async () => {
      const query = suite.deps.db.selectFrom('sessions').select('lastActivityAt')
      return (await query.where('userId', '=', user.id).executeTakeFirstOrThrow()).lastActivityAt
    }
    const atFirst = await lastUse()
    suite.clock.advance(4 * minute)
    await me(token)
    expect(await lastUse()).toEqual(atFirst)
    suite.clock.advance(2 * minute)
    await me(token)
    expect((await lastUse()).getTime()).toBeGreaterThan(atFirst.getTime())
  })
})
