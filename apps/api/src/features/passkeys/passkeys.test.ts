import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAuthenticator } from '../../../test/authenticator.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register } from '../../../test/http.ts'
import { createSecretBox } from '../../gateways/secret-box.ts'

const minute = 60_000
const refused = { cause: { code: 'passkey_invalid' } }

let suite: Suite
beforeAll(async () => {
  suite = await startSuite({ overrides: { secretBox: createSecretBox(randomBytes(32)) } })
})
afterAll(() => suite.close())

async function makePerson() {
  const person = await register(suite)
  return { ...person, me: suite.asUser({ id: person.user.id, role: 'user' }) }
}

/** Somebody with one passkey. */
async function withPasskey() {
  const person = await makePerson()
  const authenticator = makeAuthenticator()
  const { challenge } = await person.me.passkeys.begin({ password: person.password })
  const added = await person.me.passkeys.add({
    name: 'Mi teléfono',
    credential: authenticator.make(challenge),
  })
  return { ...person, authenticator, added }
}

const challengeToSignIn = async () => (await suite.asVisitor().auth.passkeyOptions()).challenge
type Signed = ReturnType<ReturnType<typeof makeAuthenticator>['sign']>
const enter = (credential: Signed) => suite.asVisitor().auth.passkeyLogin({ credential })

describe('adding', () => {
  test('a wrong password is refused, and a challenge of somebody else or of signing in', async () => {
    const [ana, luis] = [await makePerson(), await makePerson()]
    await expect(ana.me.passkeys.begin({ password: 'no-es-esta' })).rejects.toMatchObject({
      cause: { code: 'validation', issues: [{ path: 'password' }] },
    })
    const { challenge } = await luis.me.passkeys.begin({ password: luis.password })
    for (const wrong of [challenge, await challengeToSignIn(), 'inventado']) {
      const credential = makeAuthenticator().make(wrong)
      await expect(ana.me.passkeys.add({ name: 'Llave', credential })).rejects.toMatchObject(
        refused,
      )
    }
  })

  test('another origin, another host and a person who did not unlock it are refused', async () => {
    const { me, password } = await makePerson()
    const pages = [{ origin: 'https://wepa.ejemplo' }, { host: 'ejemplo' }, { isVerified: false }]
    for (const page of pages) {
      const { challenge } = await me.passkeys.begin({ password })
      const credential = makeAuthenticator().make(challenge, page)
      await expect(me.passkeys.add({ name: 'Llave', credential })).rejects.toMatchObject(refused)
    }
    expect((await me.passkeys.list()).passkeys).toEqual([])
  })

  test('a challenge is good once, for five minutes, and a passkey is of one person', async () => {
    const owner = await withPasskey()
    const other = await makePerson()
    const taken = await other.me.passkeys.begin({ password: other.password })
    const credential = owner.authenticator.make(taken.challenge)
    await expect(other.me.passkeys.add({ name: 'Suya', credential })).rejects.toMatchObject({
      cause: { code: 'conflict' },
    })
    await expect(other.me.passkeys.add({ name: 'Suya', credential })).rejects.toMatchObject(refused)
    const { challenge } = await other.me.passkeys.begin({ password: other.password })
    suite.clock.advance(5 * minute)
    const late = makeAuthenticator().make(challenge)
    await expect(other.me.passkeys.add({ name: 'Tarde', credential: late })).rejects.toMatchObject(
      refused,
    )
  })

  test('takes a code as well where a second factor is on', async () => {
    const { me, password, user } = await makePerson()
    await me.secondFactor.begin({ password })
    await suite.deps.db
      .updateTable('secondFactors')
      .set({ confirmedAt: suite.clock.now() })
      .where('userId', '=', user.id)
      .execute()
    for (const code of [undefined, '123456x']) {
      await expect(me.passkeys.begin({ password, code })).rejects.toMatchObject({
        cause: { code: 'validation', issues: [{ path: 'code' }] },
      })
    }
  })

  test('twenty at most, also of those added at the same moment', async () => {
    const { me, password } = await makePerson()
    const begun = await Promise.all(
      Array.from({ length: 22 }, () => me.passkeys.begin({ password })),
    )
    const tries = begun.map(({ challenge }) =>
      me.passkeys.add({ name: 'Llave', credential: makeAuthenticator().make(challenge) }),
    )
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(20)
    await expect(me.passkeys.begin({ password })).rejects.toMatchObject({
      cause: { code: 'conflict' },
    })
  })
})

describe('signing in', () => {
  test('wrong challenges, origins, hosts, handles and keys are refused alike', async () => {
    const { authenticator, user } = await withPasskey()
    const other = await withPasskey()
    const wrong: Signed[] = [
      authenticator.sign('inventado'),
      authenticator.sign(await challengeToSignIn(), { origin: 'https://wepa.ejemplo' }),
      authenticator.sign(await challengeToSignIn(), { host: 'ejemplo' }),
      authenticator.sign(await challengeToSignIn(), { isVerified: false }),
      authenticator.sign(await challengeToSignIn(), { handle: `wepa-${other.user.id}` }),
      makeAuthenticator().sign(await challengeToSignIn()),
      { ...other.authenticator.sign(await challengeToSignIn()), id: authenticator.id },
    ]
    for (const credential of wrong) {
      await expect(enter(credential)).rejects.toMatchObject(refused)
    }
    const right = authenticator.sign(await challengeToSignIn(), { handle: `wepa-${user.id}` })
    expect((await enter(right)).user.id).toBe(user.id)
  })

  test('of ten tries with one signature at the same moment, one signs in; none after five minutes', async () => {
    const { authenticator } = await withPasskey()
    const credential = authenticator.sign(await challengeToSignIn())
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => enter(credential)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = authenticator.sign(await challengeToSignIn())
    suite.clock.advance(5 * minute)
    await expect(enter(late)).rejects.toMatchObject(refused)
  })

  test('a counter that does not grow is that of a copy', async () => {
    const { authenticator } = await withPasskey()
    const at = async (counter: number) =>
      enter(authenticator.sign(await challengeToSignIn(), { counter }))
    await at(5)
    await expect(at(5)).rejects.toMatchObject(refused)
    await expect(at(0)).rejects.toMatchObject(refused)
    expect(await at(6)).toHaveProperty('token')
  })

  test('a suspended account stays out', async () => {
    const { authenticator, user } = await withPasskey()
    await suite.deps.db
      .updateTable('users')
      .set({ suspendedAt: suite.clock.now() })
      .where('id', '=', user.id)
      .execute()
    await expect(enter(authenticator.sign(await challengeToSignIn()))).rejects.toMatchObject({
      cause: { code: 'account_suspended' },
    })
  })

  test('no code is asked for beside it', async () => {
    const { authenticator, me, password, user } = await withPasskey()
    await me.secondFactor.begin({ password })
    await suite.deps.db
      .updateTable('secondFactors')
      .set({ confirmedAt: suite.clock.now() })
      .where('userId', '=', user.id)
      .execute()
    const signedIn = await enter(authenticator.sign(await challengeToSignIn()))
    expect(signedIn.user.id).toBe(user.id)
    const ways = (await me.auth.sessions()).map(({ openedBy }) => openedBy)
    expect(ways.sort()).toEqual(['passkey', 'sign_up'])
  })
})

describe('managing them', () => {
  test('a passkey of somebody else is not found, and removing takes the password', async () => {
    const [owner, other] = [await withPasskey(), await makePerson()]
    const { id } = owner.added
    const notFound = { cause: { code: 'not_found' } }
    await expect(other.me.passkeys.rename({ id, name: 'Mía' })).rejects.toMatchObject(notFound)
    const { password } = other
    await expect(other.me.passkeys.remove({ id, password })).rejects.toMatchObject(notFound)
    await expect(owner.me.passkeys.remove({ id, password })).rejects.toMatchObject({
      cause: { issues: [{ path: 'password' }] },
    })
    await expect(owner.me.passkeys.rename({ id, name: ' ' })).rejects.toMatchObject({
      cause: { issues: [{ path: ['name'] }] },
    })
  })

  test('renamed, used and removed: the list says so, the owner gets emails, and it opens nothing more', async () => {
    const { authenticator, added, me, email, password } = await withPasskey()
    await me.passkeys.rename({ id: added.id, name: 'Mi laptop' })
    await enter(authenticator.sign(await challengeToSignIn()))
    const [listed] = (await me.passkeys.list()).passkeys
    expect(listed).toMatchObject({ name: 'Mi laptop', lastUsedAt: expect.any(String) })
    await me.passkeys.remove({ id: added.id, password })
    await expect(enter(authenticator.sign(await challengeToSignIn()))).rejects.toMatchObject(
      refused,
    )
    await suite.workOffQueue()
    const subjects = suite.sentMails.filter(({ to }) => to === email).map((mail) => mail.subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['Añadiste una llave de acceso', 'Quitaste una llave de acceso']),
    )
  })
})

test('an address of numbers has no passkeys, and says so', async () => {
  const settings = { ...suite.deps.settings, baseUrl: 'http://192.168.1.5:3000' }
  const bare = await startSuite({ overrides: { settings } })
  const { user, password } = await register(bare)
  const me = bare.asUser({ id: user.id, role: 'user' })
  expect(await me.passkeys.list()).toEqual({ isAvailable: false, passkeys: [] })
  for (const call of [
    () => me.passkeys.begin({ password }),
    bare.asVisitor().auth.passkeyOptions,
  ]) {
    await expect(call()).rejects.toMatchObject({ cause: { code: 'unavailable' } })
  }
  await bare.close()
})
