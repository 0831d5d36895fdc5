// Another email for an account: what a stolen session can do with it, and how its owner takes it back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const call = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]
type Registered = Awaited<ReturnType<typeof register>>

/** Somebody whose sign-in is long ago. */
async function longStanding(): Promise<Registered> {
  const person = await register(suite)
  await suite.database.pool.query(
    `update sessions set created_at = created_at - interval '11 minutes' where user_id = $1`,
    [person.user.id],
  )
  return person
}

const change = ({ user, token }: Registered, body: object) =>
  call('PUT', `/api/users/${user.id}`, { token, body })
const undo = (token: string) => call('POST', '/api/auth/undo', { body: { token } })
const logIn = (username: string, password: string) =>
  call('POST', '/api/auth/login', { body: { username, password } })
const forgot = async (email: string) => {
  await call('POST', '/api/auth/forgot-password', { body: { email } })
  await suite.workOffQueue()
}
const emailsTo = async (email: string) => {
  await suite.workOffQueue()
  return suite.sentMails.filter(({ to }) => to === email).toReversed()
}
const undoLink = async (email: string) => {
  const [sent] = await emailsTo(email)
  return /\/account-undo\?what=email&token=([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? 'no link'
}
const resetLink = async (email: string) => {
  const [sent] = await emailsTo(email)
  return /\/reset-password\?token=([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? 'no link'
}

describe('changing the email', () => {
  test('with the token alone is refused at its field, a wrong password too, and changes nothing', async () => {
    const ana = await longStanding()
    const fresh = `n${ana.email}`
    const bare = await change(ana, { email: fresh, bio: 'Otra' })
    expect(bare).toMatchObject({
      status: 403,
      json: {
        code: 'password_required',
        message: 'Para cambiar tu email, escribe tu contraseña actual.',
        issues: [{ path: 'currentPassword' }],
      },
    })
    const wrong = await change(ana, { email: fresh, currentPassword: 'no-es-esta' })
    expect([wrong.status, wrong.json.issues]).toEqual([
      400,
      [{ path: 'currentPassword', message: 'La contraseña no es correcta.' }],
    ])
    const { json } = await call('GET', '/api/auth/user', { token: ana.token })
    expect([json.email, json.bio]).toEqual([ana.email, null])
    expect(await emailsTo(ana.email)).toEqual([])
  })

  test('goes with the password, and soon after signing in; the same email asks for nothing', async () => {
    const [ana, luis] = [await longStanding(), await register(suite)]
    const upper = ana.email.toUpperCase()
    expect((await change(ana, { email: ana.email, bio: 'Vendo' })).status).toBe(200)
    expect((await change(ana, { email: upper })).json.email).toBe(upper)
    const currentPassword = ana.password
    const saved = await change(ana, { email: `n${ana.email}`, currentPassword })
    expect(saved).toMatchObject({ status: 200, json: { email: `n${ana.email}` } })
    expect(saved.text).not.toContain(currentPassword)
    expect((await change(luis, { email: `n${luis.email}` })).status).toBe(200)
  })

  test('guessing the password stops after ten tries', async () => {
    const strict = await startSuite({ rateLimitFactor: 1 })
    const ana = await register(strict)
    await strict.database.pool.query(`update sessions set created_at = now() - interval '1 hour'`)
    const app = await strict.app()
    const guess = (currentPassword: string) =>
      request(app, 'PUT', `/api/users/${ana.user.id}`, {
        token: ana.token,
        body: { email: `n${ana.email}`, currentPassword },
      })
    for (let n = 0; n < 10; n++) expect((await guess(`no-${n}`)).status).toBe(400)
    expect((await guess(ana.password)).status).toBe(429)
    await strict.close()
  })
})

describe('the old address', () => {
  test('gets a link that gives the account back: sessions end, the password goes, a new one is offered', async () => {
    const ana = await register(suite)
    await change(ana, { email: `thief-${ana.email}` })
    const link = await undoLink(ana.email)
    expect(await undo(link)).toMatchObject({ status: 200, json: { undone: 'email' } })
    expect((await call('GET', '/api/auth/user', { token: ana.token })).status).toBe(401)
    expect((await logIn(ana.username, ana.password)).status).toBe(401)
    const token = await resetLink(ana.email)
    const body = { token, newPassword: 'Nueva-clave-1' }
    expect((await call('POST', '/api/auth/reset-password', { body })).status).toBe(200)
    expect((await logIn(ana.email, 'Nueva-clave-1')).json.user.email).toBe(ana.email)
    expect((await undo(link)).json.code).toBe('undo_link_invalid')
  })

  test('keeps its link for seven days, whatever is changed after it, and nobody else gets the address', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    const [second, third] = [`b${ana.email}`, `c${ana.email}`]
    await change(ana, { email: second })
    await change(ana, { email: third })
    const [own, thiefs] = [await undoLink(ana.email), await undoLink(second)]
    const again = { username: `x${ana.username}`, password: 'clave-123', fullName: 'Otro' }
    const taken = await call('POST', '/api/auth/register', {
      body: { ...again, email: ana.email.toUpperCase() },
    })
    expect([taken.status, taken.json.code]).toEqual([409, 'email_taken'])
    expect((await change(luis, { email: ana.email })).json.code).toBe('email_taken')
    expect((await undo(own)).status).toBe(200)
    expect((await undo(thiefs)).json.code).toBe('undo_link_invalid')
    for (const token of ['', 'no-es', 'x'.repeat(300)]) {
      expect((await undo(token)).status).toBe(400)
    }
  })

  test('used ten times at the same moment gives the account back once', async () => {
    const ana = await register(suite)
    await change(ana, { email: `b${ana.email}` })
    const link = await undoLink(ana.email)
    const tries = await Promise.all(Array.from({ length: 10 }, () => undo(link)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    const subjects = (await emailsTo(ana.email)).map(({ subject }) => subject)
    expect(subjects.filter((each) => each.startsWith('Restablece'))).toHaveLength(1)
  })

  test('that asks for a new password gets the way back again, in place of the first link', async () => {
    const ana = await register(suite)
    await change(ana, { email: `b${ana.email}` })
    const first = await undoLink(ana.email)
    await forgot(ana.email)
    const second = await undoLink(ana.email)
    expect((await undo(first)).status).toBe(400)
    expect((await undo(second)).status).toBe(200)
  })
})

describe('the new address', () => {
  test('gets no link for a password within a day, and the answer is the same for everybody', async () => {
    const ana = await register(suite)
    const fresh = `b${ana.email}`
    await change(ana, { email: fresh })
    const known = await call('POST', '/api/auth/forgot-password', { body: { email: fresh } })
    const body = { email: 'nadie@ejemplo.pr' }
    expect(known.json).toEqual((await call('POST', '/api/auth/forgot-password', { body })).json)
    const [sent] = await emailsTo(fresh)
    expect(sent?.subject).toBe('Restablecer tu contraseña tendrá que esperar')
    expect(sent?.text).not.toMatch(/token=/)
    // On the person's own clock: the suite's may not move, for the other tests hold on to it.
    await suite.database.pool.query(
      `update account_undos set created_at = created_at - interval '25 hours' where user_id = $1`,
      [ana.user.id],
    )
    await forgot(fresh)
    expect(await resetLink(fresh)).not.toBe('no link')
  })

  test('is the account’s for good once the week is over', async () => {
    const ana = await register(suite)
    await change(ana, { email: `b${ana.email}` })
    const link = await undoLink(ana.email)
    await suite.database.pool.query(
      `update account_undos set ends_at = now() - interval '1 second' where user_id = $1`,
      [ana.user.id],
    )
    expect((await undo(link)).json.code).toBe('undo_link_invalid')
    const body = { username: `x${ana.username}`, email: ana.email, password: 'clave-123' }
    const answer = await call('POST', '/api/auth/register', { body: { ...body, fullName: 'Ana' } })
    expect(answer.status).toBe(201)
  })
})
