import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const call = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]

const change = (
  token: string | undefined,
  currentPassword: unknown,
  next: unknown,
  confirm = next,
) =>
  call('PUT', '/api/auth/change-password', {
    token,
    body: { currentPassword, newPassword: next, confirmPassword: confirm },
  })
const logIn = (username: string, password: string) =>
  call('POST', '/api/auth/login', { body: { username, password } })

test('a visitor may not, and what is missing is said at its field', async () => {
  expect((await change(undefined, 'a', 'b')).status).toBe(401)
  const { token, password } = await register(suite)
  const refusals = [
    ['currentPassword', 'Current password is required', await change(token, '', 'Nueva-clave')],
    [
      'newPassword',
      'Password must be at least 8 characters',
      await change(token, password, 'corta12'),
    ],
    [
      'confirmPassword',
      'Please confirm your password',
      await change(token, password, 'Nueva-clave', ''),
    ],
    [
      'confirmPassword',
      "Passwords don't match",
      await change(token, password, 'Nueva-clave', 'otra'),
    ],
    [
      'newPassword',
      'El texto contiene caracteres no válidos',
      await change(token, password, 'clave\u0000clave'),
    ],
  ] as const
  for (const [path, message, { status, json }] of refusals) {
    expect([status, json.issues[0]]).toEqual([400, { path, message }])
  }
})

test('a wrong current password is a 400 at its field, in the words of the screen', async () => {
  const { token } = await register(suite)
  const { status, json } = await change(token, 'no-es-esta', 'Nueva-clave')
  const message = 'No se pudo cambiar la contraseña. Verifica tu contraseña actual.'
  expect([status, json.message]).toEqual([400, message])
  expect(json.issues).toEqual([{ path: 'currentPassword', message }])
})

test('the other sessions end, this one stays, links are spent, and the owner is told', async () => {
  const { token, username, email, password } = await register(suite)
  const other = (await logIn(username, password)).json.token
  await call('POST', '/api/auth/forgot-password', { body: { email } })
  await suite.workOffQueue()
  expect((await change(token, password, 'Nueva-clave')).status).toBe(200)
  expect((await call('GET', '/api/auth/user', { token })).status).toBe(200)
  expect((await call('GET', '/api/auth/user', { token: other })).json.code).toBe('invalid_token')
  expect((await logIn(username, password)).status).toBe(401)
  expect((await logIn(username, 'Nueva-clave')).status).toBe(200)
  const link = /token=([\w-]+)/.exec(suite.sentMails.at(-1)?.text ?? '')?.[1]
  const spent = await call('GET', `/api/auth/validate-reset-token?token=${link}`)
  expect(spent.json.code).toBe('reset_link_invalid')
  await suite.workOffQueue()
  expect(suite.sentMails.at(-1)).toMatchObject({
    to: email,
    subject: 'Tu contraseña de Wepa cambió',
  })
})

test('of many changes at the same moment one goes through', async () => {
  const { token, username, password } = await register(suite)
  const tries = Array.from({ length: 8 }, (_, n) => change(token, password, `Clave-numero-${n}`))
  const won = (await Promise.all(tries)).flatMap(({ status }, n) => (status === 200 ? [n] : []))
  expect(won).toHaveLength(1)
  expect((await logIn(username, `Clave-numero-${won[0]}`)).status).toBe(200)
})

test('guesses at the current password are limited, right ones are not', async () => {
  const strict = await startSuite({ rateLimitFactor: 1 })
  const { token, password } = await register(strict)
  const app = await strict.app()
  const guess = (currentPassword: string, next: string) =>
    request(app, 'PUT', '/api/auth/change-password', {
      token,
      body: { currentPassword, newPassword: next, confirmPassword: next },
    })
  let current = password
  for (let n = 0; n < 12; n++) {
    const next = `Clave-numero-${n}`
    expect((await guess(current, next)).status).toBe(200)
    current = next
  }
  for (let n = 0; n < 10; n++) expect((await guess('no-es-esta', 'Nueva-clave')).status).toBe(400)
  expect((await guess(current, 'Nueva-clave')).status).toBe(429)
  const remove = await request(app, 'POST', '/trpc/account.delete', {
    token,
    body: { password: 'no-es-esta' },
  })
  expect(remove.status).toBe(429)
  await strict.close()
})
