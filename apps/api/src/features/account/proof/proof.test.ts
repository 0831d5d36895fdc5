// What a stolen session cannot do with an account that has a passkey or a second factor.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAuthenticator } from '../../../../test/authenticator.ts'
import { codeOf } from '../../../../test/code-of.ts'
import { register, request } from '../../../../test/http.ts'
import { type MoneySuite, publishAd, startMoneySuite } from '../../../../test/payments/money.ts'
import { withApp as withAppIn } from '../../../../test/second-factor.ts'
import { createSecretBox } from '../../../gateways/secret-box.ts'

const minute = 60_000

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite({ overrides: { secretBox: createSecretBox(randomBytes(32)) } })
})
afterAll(() => suite.close())

type Registered = Awaited<ReturnType<typeof register>>

/** The same person with the session that signing up opened, eleven minutes ago. */
async function inOldSession<Person extends Registered>(person: Person) {
  const { id } = await suite.deps.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', person.user.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  suite.clock.advance(11 * minute)
  return { ...person, me: suite.asUser({ id: person.user.id, role: 'user', sessionId: id }) }
}

const withApp = async () => inOldSession(await withAppIn(suite))

async function withPasskey() {
  const person = await register(suite)
  const me = suite.asUser({ id: person.user.id, role: 'user' })
  const authenticator = makeAuthenticator()
  const { challenge } = await me.passkeys.begin({ password: person.password })
  await me.passkeys.add({ name: 'Mi teléfono', credential: authenticator.make(challenge) })
  return { ...(await inOldSession(person)), authenticator }
}

type Owner = Awaited<ReturnType<typeof withApp | typeof withPasskey>>

const newEmail = ({ me, user, email }: Owner, currentPassword?: string) =>
  me.users.update({ id: user.id, email: `n${email}`, currentPassword })
const upgrade = async ({ me, user }: Owner) => {
  const { id } = await publishAd(suite, { id: user.id, role: 'user' })
  return me.featured.upgrade({ listingId: id, tier: 'basic' })
}
const promote = async ({ me, user }: Owner) => {
  const { id } = await publishAd(suite, { id: user.id, role: 'user' })
  return me.featured.promote({ listingId: id, plan: 'premium', amount: 12.99, duration: 14 })
}
const newPassword = ({ me, password }: Owner) =>
  me.account.changePassword({
    currentPassword: password,
    newPassword: 'flamboyan-2026',
    confirmPassword: 'flamboyan-2026',
  })

describe('refused without a recent proof', () => {
  test('with a second factor: email, password, deletion and money, also with the right password', async () => {
    const owner = await withApp()
    for (const call of [
      () => newEmail(owner),
      () => newEmail(owner, owner.password),
      () => newPassword(owner),
      () => owner.me.account.delete({ password: owner.password }),
      () => owner.me.account.deleteByToken(),
      () => upgrade(owner),
      () => promote(owner),
      () => owner.me.subscriptions.subscribe({ priceId: 'price_pro' }),
    ]) {
      expect(await codeOf(call())).toBe('proof_required')
    }
    expect(await owner.me.auth.me()).toMatchObject({ email: owner.email })
    const { username, password } = owner
    expect(await codeOf(suite.asVisitor().auth.login({ username, password }))).toBe(
      'second_factor_required',
    )
  })

  test('with a passkey: all for which the call takes no password', async () => {
    const owner = await withPasskey()
    expect(await codeOf(newEmail(owner))).toBe('proof_required')
    expect(await codeOf(owner.me.account.deleteByToken())).toBe('proof_required')
    expect(await codeOf(owner.me.subscriptions.subscribe({ priceId: 'price_pro' }))).toBe(
      'proof_required',
    )
    await newEmail(owner, owner.password)
    await newPassword(owner)
  })

  test('over HTTP as 403, with a text for people', async () => {
    const { token } = await withApp()
    expect(
      await request(await suite.app(), 'DELETE', '/api/auth/account', { token }),
    ).toMatchObject({
      status: 403,
      json: { code: 'proof_required', message: /Confirma que eres tú/ },
    })
  })
})

describe('proving', () => {
  test('wrong passwords, codes and signatures prove nothing, nor a passkey or a challenge of somebody else', async () => {
    const [owner, other] = [await withPasskey(), await withPasskey()]
    const { me, authenticator } = owner
    const begin = async () => (await me.proof.begin()).passkey?.challenge ?? ''
    const foreign = (await other.me.proof.begin()).passkey?.challenge ?? ''
    const signIn = (await suite.asVisitor().auth.passkeyOptions()).challenge
    const used = authenticator.sign(await begin())
    await me.proof.byPasskey({ credential: used })
    suite.clock.advance(11 * minute)
    for (const credential of [
      used,
      authenticator.sign('inventado'),
      authenticator.sign(signIn),
      authenticator.sign(foreign),
      authenticator.sign(await begin(), { origin: 'https://wepa.ejemplo' }),
      authenticator.sign(await begin(), { isVerified: false }),
      other.authenticator.sign(await begin()),
    ]) {
      expect(await codeOf(me.proof.byPasskey({ credential }))).toBe('passkey_invalid')
    }
    expect(await codeOf(me.proof.byPassword({ password: 'no-es-esta' }))).toBe('validation')
    const withCode = await withApp()
    const { password } = withCode
    for (const code of [undefined, '12345x', '000000']) {
      await expect(withCode.me.proof.byPassword({ password, code })).rejects.toMatchObject({
        cause: { issues: [{ path: 'code' }] },
      })
    }
    for (const person of [owner, withCode]) {
      expect(await codeOf(newEmail(person))).toBe('proof_required')
    }
  })

  test('by password and code opens all of it for ten minutes, in this session alone', async () => {
    const owner = await withApp()
    const { me, password } = owner
    expect(await me.proof.begin()).toEqual({ takesCode: true, passkey: null })
    await me.proof.byPassword({ password, code: owner.code() })
    await newEmail(owner)
    expect(await upgrade(owner)).toHaveProperty('clientSecret')
    await suite.asVisitor().auth.confirmLogin({ ticket: await ticketOf(owner), code: owner.code() })
    const { id } = await suite.deps.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', owner.user.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    suite.clock.advance(9.5 * minute)
    expect(await codeOf(me.account.deleteByToken())).toBe('proof_required')
    const body = { password, code: owner.code() }
    const proof = await request(await suite.app(), 'POST', '/api/auth/proof', {
      token: owner.token,
      body,
    })
    expect([proof.status, proof.json]).toEqual([200, { success: true }])
    const elsewhere = suite.asUser({ id: owner.user.id, role: 'user', sessionId: id })
    expect(await codeOf(elsewhere.account.deleteByToken())).toBe('proof_required')
    await me.account.delete({ password })
  })

  test('by a passkey stands for the password of another email, and passes by the code', async () => {
    const owner = await withPasskey()
    const { passkey, takesCode } = await owner.me.proof.begin()
    expect(takesCode).toBe(false)
    expect(passkey?.allowCredentials).toEqual([
      expect.objectContaining({ id: owner.authenticator.id }),
    ])
    await owner.me.proof.byPasskey({
      credential: owner.authenticator.sign(passkey?.challenge ?? ''),
    })
    expect(await newEmail(owner)).toMatchObject({ email: `n${owner.email}` })
  })

  test('who signed in a moment ago is asked for nothing, nor is who has neither', async () => {
    const fresh = await withAppIn(suite)
    const ticket = await ticketOf(fresh)
    const { token } = await suite.asVisitor().auth.confirmLogin({ ticket, code: fresh.code() })
    const app = await suite.app()
    const body = { email: `n${fresh.email}` }
    const change = await request(app, 'PUT', `/api/users/${fresh.user.id}`, { token, body })
    expect(change.status).toBe(200)

    const plain = await inOldSession(await register(suite))
    expect(await plain.me.subscriptions.subscribe({ priceId: 'price_pro' })).toHaveProperty(
      'clientSecret',
    )
    expect(await plain.me.account.deleteByToken()).toEqual({ success: true })
  })
})

/** What the password of somebody with an app gets. */
async function ticketOf({ username, password }: Registered): Promise<string> {
  const app = await suite.app()
  const body = { username, password }
  return (await request(app, 'POST', '/api/auth/login', { body })).json.ticket
}
