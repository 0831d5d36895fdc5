// Deleting an account by the token alone: gone for everybody at once, erased after three days.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
import { eraseClosedAccounts } from './erase-closed-accounts.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const call = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]

const close = (token: string) => call('DELETE', '/api/auth/account', { token })
const logIn = (username: string, password: string) =>
  call('POST', '/api/auth/login', { body: { username, password } })
const emailsTo = async (email: string) => {
  await suite.workOffQueue()
  return suite.sentMails.filter(({ to }) => to === email).toReversed()
}
const keepLink = async (email: string) => {
  const [sent] = await emailsTo(email)
  return /\/account-undo\?what=account&token=([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? 'no link'
}
/** The grace time of one account is over; the suite's clock stays. */
const passGrace = (userId: number) =>
  suite.database.pool.query(
    `update users set closed_at = closed_at - interval '73 hours' where id = $1`,
    [userId],
  )
const exists = async (userId: number) => {
  const { rowCount } = await suite.database.pool.query('select from users where id = $1', [userId])
  return rowCount === 1
}
const makeAd = async (token: string) => {
  const { json } = await call('POST', '/api/listings', { token, body: makeListingInput() })
  return Number(json.id)
}

describe('an account deleted by its token', () => {
  test('is gone for everybody at once: signed out, its ads off, its name nowhere', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    const ad = await makeAd(ana.token)
    const body = { listingId: ad, sellerId: ana.user.id }
    const talk = await call('POST', '/api/conversations', { token: luis.token, body })
    expect(await close(ana.token)).toMatchObject({ status: 200, json: { success: true } })
    expect((await call('GET', '/api/auth/user', { token: ana.token })).json.code).toBe(
      'invalid_token',
    )
    expect((await logIn(ana.username, ana.password)).json.code).toBe('invalid_credentials')
    expect((await call('GET', `/api/listings/${ad}`)).status).toBe(404)
    expect((await call('GET', `/api/users/${ana.user.id}`)).status).toBe(404)
    for (const path of ['/api/conversations', `/api/conversations/${talk.json.id}`]) {
      const { text } = await call('GET', path, { token: luis.token })
      expect(text).toContain('Usuario eliminado')
      expect(text).not.toContain(ana.fullName)
    }
    const { json } = await call('GET', `/api/conversations/${talk.json.id}`, { token: luis.token })
    expect(json).toMatchObject({ sellerId: null, listingId: null, listing: null })
    const said = await call('POST', `/api/conversations/${talk.json.id}/messages`, {
      token: luis.token,
      body: { content: 'Hola' },
    })
    expect([said.status, said.json.message]).toEqual([
      409,
      'Esta persona ya no tiene cuenta en Wepa: no puede leer mensajes nuevos.',
    ])
  })

  test('keeps its name and email until it is erased, so that nobody else can pass for it', async () => {
    const ana = await register(suite)
    await close(ana.token)
    const { username, email, password } = ana
    const again = (change: object) =>
      call('POST', '/api/auth/register', {
        body: { username, email, password, fullName: 'Otra', ...change },
      })
    expect((await again({ email: `x${email}` })).json.code).toBe('username_taken')
    expect((await again({ username: `x${username}` })).json.code).toBe('email_taken')
    await passGrace(ana.user.id)
    await eraseClosedAccounts(suite.deps)
    expect((await again({})).status).toBe(201)
  })

  test('is kept by the link of the email: its ads come back, its password is as before', async () => {
    const ana = await register(suite)
    const ad = await makeAd(ana.token)
    await close(ana.token)
    const link = await keepLink(ana.email)
    const undo = () => call('POST', '/api/auth/undo', { body: { token: link } })
    expect(await undo()).toMatchObject({ status: 200, json: { undone: 'deletion' } })
    expect((await undo()).json.code).toBe('undo_link_invalid')
    expect((await call('GET', '/api/auth/user', { token: ana.token })).status).toBe(401)
    expect((await logIn(ana.username, ana.password)).status).toBe(200)
    expect((await call('GET', `/api/listings/${ad}`)).json.isActive).toBe(true)
    await passGrace(ana.user.id)
    await eraseClosedAccounts(suite.deps)
    expect(await exists(ana.user.id)).toBe(true)
  })

  test('is erased after 72 hours and not before, with a farewell', async () => {
    const ana = await register(suite)
    await close(ana.token)
    await eraseClosedAccounts(suite.deps)
    expect(await exists(ana.user.id)).toBe(true)
    const link = await keepLink(ana.email)
    await passGrace(ana.user.id)
    expect(await eraseClosedAccounts(suite.deps)).toBe(1)
    expect(await exists(ana.user.id)).toBe(false)
    const body = { token: link }
    expect((await call('POST', '/api/auth/undo', { body })).status).toBe(400)
    expect((await emailsTo(ana.email))[0]?.subject).toBe('Eliminamos tu cuenta de Wepa')
  })

  test('five times at the same moment is closed once, with one email', async () => {
    const ana = await register(suite)
    const tries = await Promise.all(Array.from({ length: 5 }, () => close(ana.token)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await emailsTo(ana.email)).toHaveLength(1)
  })

  test('by whoever changed its email first waits for the owner of the old one', async () => {
    const ana = await register(suite)
    const body = { email: `thief-${ana.email}` }
    await call('PUT', `/api/users/${ana.user.id}`, { token: ana.token, body })
    await close(ana.token)
    await passGrace(ana.user.id)
    await eraseClosedAccounts(suite.deps)
    const [sent] = await emailsTo(ana.email)
    const token = /token=([\w-]+)/.exec(sent?.text ?? '')?.[1]
    expect((await call('POST', '/api/auth/undo', { body: { token } })).status).toBe(200)
    const { rows } = await suite.database.pool.query(
      'select email, closed_at, suspended_at from users where id = $1',
      [ana.user.id],
    )
    expect(rows).toEqual([{ email: ana.email, closed_at: null, suspended_at: null }])
  })
})
