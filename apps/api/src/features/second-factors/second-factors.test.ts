import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { withApp as withAppIn } from '../../../test/second-factor.ts'
import { createSecretBox } from '../../gateways/secret-box.ts'

const minute = 60_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite({ overrides: { secretBox: createSecretBox(randomBytes(32)) } })
})
afterAll(() => suite.close())

/** Somebody with an app; `code` is what it shows, each time one nobody used. */
const withApp = () => withAppIn(suite)
type Owner = Awaited<ReturnType<typeof withApp>>

const firstStep = async ({ username, password }: Pick<Owner, 'username' | 'password'>) => {
  const app = await suite.app()
  const body = { username, password }
  const { status, json } = await request(app, 'POST', '/api/auth/login', { body })
  expect(status).toBe(401)
  expect(json).toMatchObject({ code: 'second_factor_required' })
  expect(json.token).toBeUndefined()
  return String(json.ticket)
}
const secondStep = async (ticket: string, code: string) =>
  request(await suite.app(), 'POST', '/api/auth/second-factor', { body: { ticket, code } })

describe('setting up', () => {
  test('a wrong password and a wrong first code are refused, and nothing is in force', async () => {
    const person = await register(suite)
    const me = suite.asUser({ id: person.user.id, role: 'user' })
    await expect(me.secondFactor.begin({ password: 'no-es-esta' })).rejects.toMatchObject({
      cause: { code: 'validation', issues: [{ path: 'password' }] },
    })
    await me.secondFactor.begin({ password: person.password })
    await expect(me.secondFactor.confirm({ code: '00000x' })).rejects.toMatchObject({
      cause: { issues: [{ path: 'code' }] },
    })
    expect(await me.secondFactor.state()).toMatchObject({ since: null, recoveryCodesLeft: 0 })
    const { username, password } = person
    expect(await suite.asVisitor().auth.login({ username, password })).toHaveProperty('token')
  })

  test('an app in force is not replaced by another, and the database holds no secret', async () => {
    const owner = await withApp()
    await expect(owner.me.secondFactor.begin({ password: owner.password })).rejects.toMatchObject({
      cause: { code: 'conflict' },
    })
    const { db } = suite.deps
    const rows = [
      await db.selectFrom('secondFactors').selectAll().execute(),
      await db.selectFrom('recoveryCodes').selectAll().execute(),
    ]
    const bytes = rows.flat().map((row) => ('secret' in row ? row.secret : row.codeHash))
    expect(bytes.some((kept) => kept.includes(owner.secret))).toBe(false)
    expect(JSON.stringify(rows)).not.toContain(owner.recoveryCodes[0])
    expect(new Set(owner.recoveryCodes).size).toBe(10)
  })
})

describe('signing in', () => {
  test('a ticket is good for five tries and five minutes, and a made-up one for nothing', async () => {
    const owner = await withApp()
    const ticket = await firstStep(owner)
    for (let tries = 0; tries < 5; tries++) {
      expect(await secondStep(ticket, '12345x')).toMatchObject({
        status: 400,
        json: { code: 'validation', issues: [{ path: 'code' }] },
      })
    }
    const late = await firstStep(owner)
    suite.clock.advance(5 * minute)
    for (const spent of [ticket, late, 'inventado']) {
      expect(await secondStep(spent, owner.code())).toMatchObject({
        status: 401,
        json: { code: 'sign_in_ticket_invalid' },
      })
    }
  })

  test('a code of another person is refused', async () => {
    const [owner, other] = [await withApp(), await withApp()]
    const ticket = await firstStep(owner)
    expect((await secondStep(ticket, other.code())).status).toBe(400)
    expect((await secondStep(ticket, other.recoveryCodes[0] ?? '')).status).toBe(400)
  })

  test('of ten tries with one code at the same moment, one signs in', async () => {
    for (const pick of ['app', 'recovery'] as const) {
      const owner = await withApp()
      const tickets = await Promise.all(Array.from({ length: 10 }, () => firstStep(owner)))
      const code = pick === 'app' ? owner.code() : (owner.recoveryCodes[0] ?? '')
      const tries = await Promise.all(tickets.map((ticket) => secondStep(ticket, code)))
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await secondStep(await firstStep(owner), code)).status).toBe(400)
    }
  })

  test('a new password by a link does not pass by it, and ends tickets that wait', async () => {
    const owner = await withApp()
    const ticket = await firstStep(owner)
    await suite.asVisitor().account.forgotPassword({ email: owner.email })
    await suite.workOffQueue()
    const texts = suite.sentMails.filter(({ to }) => to === owner.email).map(({ text }) => text)
    const token = /reset-password\?token=([\w-]+)/.exec(texts.join('\n'))?.[1] ?? ''
    const password = 'flamboyan-2026'
    await suite.asVisitor().account.resetPassword({ token, newPassword: password })
    expect((await secondStep(ticket, owner.code())).status).toBe(401)
    const again = await firstStep({ username: owner.username, password })
    expect((await secondStep(again, owner.code())).json).toHaveProperty('token')
  })

  test('a code opens a session as people write it, and a recovery code tells its owner', async () => {
    const owner = await withApp()
    const spaced = owner.code().replace(/(...)/, '$1 ')
    const { status, json } = await secondStep(await firstStep(owner), spaced)
    expect(status).toBe(200)
    expect(json.user).toMatchObject({ id: owner.user.id })
    const written = (owner.recoveryCodes[3] ?? '').toLowerCase()
    expect((await secondStep(await firstStep(owner), written)).status).toBe(200)
    expect(await owner.me.secondFactor.state()).toMatchObject({ recoveryCodesLeft: 9 })
    const ways = (await owner.me.auth.sessions()).map(({ openedBy }) => openedBy)
    expect(ways.sort()).toEqual(['password_and_code', 'recovery_code', 'sign_up'])
    await suite.workOffQueue()
    const subjects = suite.sentMails
      .filter(({ to }) => to === owner.email)
      .map(({ subject }) => subject)
    expect(subjects).toContain('Se usó un código de recuperación')
    expect(subjects).toContain('Activaste la verificación en dos pasos')
  })
})

test('codes of one account are limited, whatever they are tried for', async () => {
  const strict = await startSuite({
    rateLimitFactor: 1,
    overrides: { secretBox: createSecretBox(randomBytes(32)) },
  })
  const person = await register(strict)
  const me = strict.asUser({ id: person.user.id, role: 'user' })
  await me.secondFactor.begin({ password: person.password })
  const tries = Array.from({ length: 21 }, () => me.secondFactor.confirm({ code: 'ABC' }))
  const codes = (await Promise.allSettled(tries)).map((result) =>
    result.status === 'rejected' ? result.reason.cause.code : 'done',
  )
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1)
  await strict.close()
})

describe('managing it', () => {
  test('turning it off and new recovery codes take password and code', async () => {
    const owner = await withApp()
    const { secondFactor } = owner.me
    for (const call of [secondFactor.end, secondFactor.renewCodes]) {
      const wrong = { password: 'no-es-esta', code: owner.code() }
      await expect(call(wrong)).rejects.toMatchObject({ cause: { issues: [{ path: 'password' }] } })
      const half = { password: owner.password, code: '12345x' }
      await expect(call(half)).rejects.toMatchObject({ cause: { issues: [{ path: 'code' }] } })
    }
    const { password } = owner
    const { recoveryCodes } = await secondFactor.renewCodes({ password, code: owner.code() })
    expect((await secondStep(await firstStep(owner), owner.recoveryCodes[0] ?? '')).status).toBe(
      400,
    )
    await secondFactor.end({ password, code: recoveryCodes[0] ?? '' })
    const { username } = owner
    expect(await suite.asVisitor().auth.login({ username, password })).toHaveProperty('token')
  })
})
