// Who is suspended, in front of every door.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
import { listen, openSocket } from '../../../../test/live.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'

type User = Awaited<ReturnType<Suite['makeUser']>>
let suite: Suite
let admin: User
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
})
afterAll(() => suite.close())

const { publish, report, decide, toldTo, emailTo } = moderationSteps(() => suite)
const call = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]
const suspend = (person: { id: number }, reason = 'Vende lo que no tiene.') =>
  decide(admin, `user-${person.id}`, 'suspend_user', reason)
const restore = (person: { id: number }) =>
  decide(admin, `user-${person.id}`, 'restore_user', 'Fue un error.')
/** As the browser keeps them; the rule of the person is asked without a session in between. */
const member = ({ user }: { user: { id: number } }) => ({ id: user.id, role: 'user' }) as const

describe('a suspended person', () => {
  test('is told so at sign-in, once the password is right, and not before', async () => {
    const ana = await register(suite)
    await suspend(ana.user)
    const enter = (password: string) =>
      call('POST', '/api/auth/login', { body: { username: ana.username, password } })
    const wrong = await enter('otra-clave')
    expect([wrong.status, wrong.json.code]).toEqual([401, 'invalid_credentials'])
    const right = await enter(ana.password)
    expect([right.status, right.json.code]).toEqual([403, 'account_suspended'])
    expect(right.json.message).toContain('suspendida')
    expect(right.json.token).toBeUndefined()
    await restore(ana.user)
    expect((await enter(ana.password)).status).toBe(200)
  })

  test('is signed out everywhere at once, sockets too, by whatever token', async () => {
    const ana = await register(suite)
    const body = { username: ana.username, password: ana.password }
    const second = (await call('POST', '/api/auth/login', { body })).json.token
    const url = await listen(await suite.app())
    const socket = await openSocket(url, { token: ana.token })
    await suspend(ana.user)
    expect(await socket.closed).toBe(4401)
    for (const token of [ana.token, second]) {
      const me = await call('GET', '/api/auth/user', { token })
      expect([me.status, me.json.code]).toEqual([401, 'invalid_token'])
      const publishing = await call('POST', '/api/listings', { token, body: makeListingInput() })
      expect(publishing.status).toBe(401)
    }
  })

  test('is let in by no session that stands all the same', async () => {
    const ana = await register(suite)
    await suite.database.pool.query('update users set suspended_at = now() where id = $1', [
      ana.user.id,
    ])
    const me = await call('GET', '/api/auth/user', { token: ana.token })
    expect([me.status, me.json.code]).toEqual([401, 'invalid_token'])
  })

  test('finds no way round by a new password, though the emails come', async () => {
    const ana = await register(suite)
    await suspend(ana.user)
    await call('POST', '/api/auth/forgot-password', { body: { email: ana.email } })
    await suite.workOffQueue()
    const emails = suite.sentMails.filter(({ to }) => to === ana.email)
    const [token] = emails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.slice(1) ?? [])
    const body = { token, newPassword: 'una-clave-nueva' }
    expect((await call('POST', '/api/auth/reset-password', { body })).status).toBe(200)
    const login = { username: ana.username, password: 'una-clave-nueva' }
    const enter = await call('POST', '/api/auth/login', { body: login })
    expect([enter.status, enter.json.code]).toEqual([403, 'account_suspended'])
  })

  test('gets nothing through that was on its way', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    const listingId = await publish(member(luis))
    const own = await publish(member(ana))
    const asAna = suite.asUser(member(ana))
    const input = { listingId, sellerId: luis.user.id }
    const { conversation } = await asAna.conversations.start(input)
    await suspend(ana.user)
    // The session was looked at before; these meet the account itself.
    expect(await codeOf(asAna.listings.publish(makeListingInput()))).toBe('account_suspended')
    expect(await codeOf(asAna.listings.renew({ id: own }))).toBe('account_suspended')
    const message = { id: conversation.id, content: 'Hola' }
    expect(await codeOf(asAna.conversations.send(message))).toBe('account_suspended')
  })

  test('publishing at the same moment leaves no public ad', async () => {
    const ana = await register(suite)
    const tries = [1, 2].map(() => codeOf(publish(member(ana))))
    const [codes] = await Promise.all([Promise.all(tries), suspend(ana.user)])
    for (const code of codes) expect(['none', 'account_suspended']).toContain(code)
    const listed = await suite.asVisitor().users.listings({ id: ana.user.id })
    expect(listed.items).toEqual([])
  })

  test('cannot be found, read of or written to, and is back as before when restored', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    const asLuis = suite.asUser(member(luis))
    const [shown, hidden] = [await publish(member(ana)), await publish(member(ana))]
    const off = await publish(member(ana), { isActive: false })
    await decide(admin, `listing-${hidden}`, 'hide_listing')
    const input = { listingId: shown, sellerId: ana.user.id }
    const { conversation } = await asLuis.conversations.start(input)
    await asLuis.conversations.send({ id: conversation.id, content: 'Hola' })
    await suspend(ana.user)
    expect((await call('GET', `/api/users/${ana.user.id}`)).status).toBe(404)
    expect((await call('GET', `/api/users/${ana.user.id}/trust-score`)).status).toBe(404)
    expect((await call('GET', `/api/listings/${shown}`)).status).toBe(404)
    const written = await call('POST', `/api/conversations/${conversation.id}/messages`, {
      token: luis.token,
      body: { content: '¿Sigues ahí?' },
    })
    expect([written.status, written.json.code]).toEqual([409, 'conflict'])
    await restore(ana.user)
    expect((await call('GET', `/api/listings/${shown}`)).status).toBe(200)
    expect((await call('GET', `/api/listings/${hidden}`)).status).toBe(404)
    expect((await call('GET', `/api/listings/${off}`)).status).toBe(404)
    expect((await call('GET', `/api/users/${ana.user.id}`)).status).toBe(200)
    await asLuis.conversations.send({ id: conversation.id, content: '¿Sigues ahí?' })
  })

  test('whose hidden ad is restored meanwhile gets it back only with the account', async () => {
    const ana = await register(suite)
    const id = await publish(member(ana))
    await decide(admin, `listing-${id}`, 'hide_listing')
    await suspend(ana.user)
    await decide(admin, `listing-${id}`, 'restore_listing')
    expect((await call('GET', `/api/listings/${id}`)).status).toBe(404)
    await restore(ana.user)
    expect((await call('GET', `/api/listings/${id}`)).status).toBe(200)
  })

  test('is suspended once, and restored once; the reporter hears nothing of it', async () => {
    const [ana, luis] = [await register(suite), await suite.makeUser()]
    const id = await report(await publish(member(ana)), luis)
    await decide(admin, id, 'suspend_user', 'Vende lo que no tiene.')
    expect(await codeOf(suspend(ana.user))).toBe('already_decided')
    const { subject, text } = await emailTo(ana)
    expect(subject).toBe('Tu cuenta de Wepa está suspendida')
    expect(text).toContain('Vende lo que no tiene.')
    expect((await toldTo(luis))[0]?.message).not.toMatch(/suspend|cuenta/)
    await restore(ana.user)
    expect(await codeOf(restore(ana.user))).toBe('already_decided')
  })
})

describe('ending sessions', () => {
  test('one of them, or all, leaves a line, and the person may sign in again', async () => {
    const ana = await register(suite)
    const body = { username: ana.username, password: ana.password }
    const second = (await call('POST', '/api/auth/login', { body })).json.token
    const rows = await suite.deps.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', ana.user.id)
      .orderBy('id')
      .execute()
    const [first] = rows
    const moderation = suite.asUser(admin).moderation
    await moderation.endSession({ sessionId: first?.id ?? 0 })
    const again = moderation.endSession({ sessionId: first?.id ?? 0 })
    expect(await codeOf(again)).toBe('not_found')
    expect((await call('GET', '/api/auth/user', { token: ana.token })).status).toBe(401)
    expect((await call('GET', '/api/auth/user', { token: second })).status).toBe(200)
    await moderation.endSessionsOf({ userId: ana.user.id, reason: 'Teléfono perdido' })
    expect((await call('GET', '/api/auth/user', { token: second })).status).toBe(401)
    expect((await call('POST', '/api/auth/login', { body })).status).toBe(200)
    const { history } = await moderation.case({ id: `user-${ana.user.id}` })
    expect(history.map(({ action, reason }) => [action, reason])).toEqual([
      ['end_sessions', 'Teléfono perdido'],
      ['end_session', 'Sesión cerrada por la administración'],
    ])
  })
})
