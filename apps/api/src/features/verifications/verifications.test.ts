// Who may ask for what, who sees it, and the documented calls.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { verificationSteps, wrong } from '../../../test/verification-steps.ts'

const pendingText = 'Ya tienes una solicitud pendiente para esta verificación'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const { askEmail, askIdentity, listOf, mailedCode } = verificationSteps(() => suite)

describe('asking', () => {
  test('is for oneself alone', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const input = { id: ana.id, verificationType: 'email', email: ana.email } as const
    expect(await codeOf(suite.asVisitor().verifications.request(input))).toBe('unauthorized')
    expect(await codeOf(suite.asUser(luis).verifications.request(input))).toBe('forbidden')
    const code = { id: ana.id, verificationType: 'email', verificationCode: '123456' } as const
    expect(await codeOf(suite.asVisitor().verifications.verifyCode(code))).toBe('unauthorized')
    expect(await codeOf(suite.asUser(luis).verifications.verifyCode(code))).toBe('forbidden')
    expect(await codeOf(suite.asVisitor().verifications.resendCode())).toBe('unauthorized')
  })

  test.each([
    ['phone', {}, 'phoneNumber'],
    ['email', {}, 'email'],
    ['identity', {}, 'documentData.documentNumber'],
    ['business', { documentData: { businessName: 'Colmado' } }, 'documentData.licenseNumber'],
    ['address', { documentData: { address: '  ' } }, 'documentData.address'],
  ] as const)('a %s needs its fields', async (verificationType, rest, path) => {
    const ana = await suite.makeUser()
    await expect(
      suite.asUser(ana).verifications.request({ id: ana.id, verificationType, ...rest }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { issues: [{ path }] } })
  })

  test('another email than the account’s is refused at its field', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    await expect(askEmail(ana, luis.email)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [{ path: 'email' }] },
    })
    await expect(askEmail(ana, 'no-es')).rejects.toMatchObject({
      cause: { issues: [{ path: ['email'], message: 'Invalid email address' }] },
    })
  })

  test('NUL in a text is a 400', async () => {
    const ana = await suite.makeUser()
    expect(await codeOf(askIdentity(ana, { documentNumber: 'A\0' }))).toBe('validation')
  })

  test('twice at once makes one request, in the spec’s words for the others', async () => {
    const ana = await suite.makeUser()
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => askIdentity(ana)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of asked) {
      if (each.status === 'rejected') expect(String(each.reason)).toContain(pendingText)
    }
    expect(await listOf(ana)).toHaveLength(1)
  })

  test('types stand for themselves, and the newest comes first', async () => {
    const ana = await suite.makeUser()
    await askEmail(ana)
    await askIdentity(ana)
    expect((await listOf(ana)).map(({ verificationType }) => verificationType)).toEqual([
      'identity',
      'email',
    ])
  })
})

describe('the list', () => {
  test('of others holds what is approved and nothing of how; of nobody it is not found', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    await askEmail(ana)
    const { id } = await askIdentity(ana)
    for (const caller of [suite.asVisitor(), suite.asUser(await suite.makeUser())]) {
      expect(await caller.verifications.list({ id: ana.id })).toEqual([])
    }
    await suite
      .asUser(admin)
      .verifications.decide({ id, decision: 'approve', notes: 'Vista en persona' })
    const seen = await suite.asVisitor().verifications.list({ id: ana.id })
    expect(seen).toMatchObject([{ verificationType: 'identity', notes: null, documents: [] }])
    expect(seen).toHaveLength(1)
    expect(await codeOf(suite.asVisitor().verifications.list({ id: 2_000_000_000 }))).toBe(
      'not_found',
    )
  })
})

describe('over HTTP', () => {
  const send = async (
    ...[method, url, options]: Parameters<typeof request> extends [unknown, ...infer Rest]
      ? Rest
      : never
  ) => request(await suite.app(), method, url, options)

  test('the documented calls answer as documented', async () => {
    const ana = await register(suite)
    const { token } = ana
    const path = `/api/users/${ana.user.id}`
    const email = { verificationType: 'email', email: ana.email }
    expect((await send('POST', `${path}/verify`, { body: email })).status).toBe(401)
    const stranger = (await register(suite)).token
    expect((await send('POST', `${path}/verify`, { body: email, token: stranger })).status).toBe(
      403,
    )
    const asked = await send('POST', `${path}/verify`, {
      token,
      body: { ...email, status: 'approved' },
    })
    expect(asked).toMatchObject({ status: 201, json: { status: 'pending' } })
    const again = await send('POST', `${path}/verify`, { token, body: email })
    expect(again).toMatchObject({ status: 409, json: { message: pendingText } })
    const code = await mailedCode(ana.user)
    const tried = (verificationCode: string) =>
      send('POST', `${path}/verify-code`, { token, body: { ...email, verificationCode } })
    expect(await tried(wrong(code))).toMatchObject({
      status: 400,
      json: { success: false, code: 'wrong_code' },
    })
    expect(await tried('12')).toMatchObject({
      status: 400,
      json: { message: 'El código ingresado no es válido.' },
    })
    expect(await tried(code)).toMatchObject({ status: 200, json: { success: true } })
    const list = await send('GET', `${path}/verifications`)
    expect(list.json).toMatchObject([{ verificationType: 'email', status: 'approved' }])
    expect((await send('GET', '/api/users/2000000000/verifications')).status).toBe(404)
  })

  test('the queue is the administration’s', async () => {
    const ana = await register(suite)
    const path = '/api/admin/verifications'
    expect((await send('GET', path)).status).toBe(401)
    expect((await send('GET', path, { token: ana.token })).status).toBe(403)
    const { id } = await askIdentity(ana.user)
    const body = { decision: 'approve' }
    expect((await send('POST', `${path}/${id}`, { token: ana.token, body })).status).toBe(403)
    const boss = await register(suite)
    await suite.database.pool.query(`update users set role = 'admin' where id = $1`, [boss.user.id])
    const { token } = boss
    expect((await send('GET', `${path}?limit=1`, { token })).json).toHaveLength(1)
    expect(await send('POST', `${path}/${id}`, { token, body })).toMatchObject({
      status: 200,
      json: { status: 'approved' },
    })
  })
})
