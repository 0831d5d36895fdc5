// The mailed code: its tries, its time, and the address it was sent to.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { isAnybodyWaiting } from '../../../test/locks/is-anybody-waiting.ts'
import { signedIn } from '../../../test/sign-in.ts'
import { unverified, verificationSteps, wrong } from '../../../test/verification-steps.ts'
import { lockPerson } from '../people/lock-person.ts'
import { deleteOtherEmails } from './codes.repo.ts'

const MINUTE = 60_000
const approvedText = 'Ya tienes esta verificación aprobada'
const pendingText = 'Ya tienes una solicitud pendiente para esta verificación'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite({ hasStillClock: true })
})
afterAll(() => suite.close())

type User = Awaited<ReturnType<Suite['makeUser']>>
const { askEmail, tryCode, listOf, standingOf, mailedCode } = verificationSteps(() => suite)

describe('a mailed code', () => {
  test('is told by mail alone, and kept as a hash', async () => {
    const ana = await suite.makeUser()
    const asked = await askEmail(ana, ana.email.toUpperCase())
    const code = await mailedCode(ana)
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify([asked, await listOf(ana)])).not.toContain(code)
    expect(asked).toMatchObject({ verificationType: 'email', status: 'pending', notes: null })
    const { rows } = await suite.database.pool.query(
      'select row_to_json(v) as row from user_verifications v where user_id = $1',
      [ana.id],
    )
    const { code_hash: hash, ...rest } = rows[0].row
    expect(hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(rest)).not.toContain(code)
  })

  test('that is right approves the email, tells the person, and is then spent', async () => {
    const ana = await suite.makeUser()
    await askEmail(ana)
    const code = await mailedCode(ana)
    await expect(askEmail(ana)).rejects.toMatchObject({ code: 'CONFLICT', message: pendingText })
    expect(await tryCode(ana, wrong(code))).toEqual({
      success: false,
      message: 'El código ingresado no es válido. Te quedan 4 intentos.',
    })
    expect(await tryCode(ana, ` ${code} `)).toMatchObject({ success: true })
    expect(await listOf(ana)).toMatchObject([{ status: 'approved', expiresAt: null }])
    expect(await standingOf(ana)).toEqual({ ...unverified, isVerified: true, verificationLevel: 1 })
    await expect(tryCode(ana, code)).rejects.toMatchObject({ message: approvedText })
    await expect(askEmail(ana)).rejects.toMatchObject({ code: 'CONFLICT', message: approvedText })
    const told = await suite.deps.db
      .selectFrom('notifications')
      .select(['type', 'title'])
      .where('userId', '=', ana.id)
      .execute()
    expect(told).toEqual([{ type: 'verification', title: 'Verificación aprobada' }])
  })

  test('is of no use to another account', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    await askEmail(ana)
    await askEmail(luis)
    const anas = await mailedCode(ana)
    // Even with ana's hash in luis's row.
    await suite.database.pool.query(
      `update user_verifications set code_hash =
        (select code_hash from user_verifications where user_id = $1) where user_id = $2`,
      [ana.id, luis.id],
    )
    expect(await tryCode(luis, anas)).toMatchObject({ success: false })
  })

  test('has five tries, however many come at once', async () => {
    const ana = await suite.makeUser()
    await askEmail(ana)
    const code = await mailedCode(ana)
    const results = await Promise.all(
      Array.from({ length: 30 }, () => tryCode(ana, wrong(code)).then(({ message }) => message)),
    )
    expect(results.filter((message) => message.startsWith('El código ingresado'))).toHaveLength(5)
    expect(await tryCode(ana, code)).toMatchObject({
      success: false,
      message: 'Ese código venció o ya se usaron sus intentos. Pide uno nuevo.',
    })
    expect(await standingOf(ana)).toEqual(unverified)
    // And another may be asked for at once.
    await askEmail(ana)
    expect(await tryCode(ana, await mailedCode(ana))).toMatchObject({ success: true })
  })

  test('works at the fifth try', async () => {
    const ana = await suite.makeUser()
    await askEmail(ana)
    const code = await mailedCode(ana)
    for (let tries = 0; tries < 4; tries++) await tryCode(ana, wrong(code))
    expect(await tryCode(ana, code)).toMatchObject({ success: true })
  })

  test('that is right twice at once approves once and fails nobody', async () => {
    const ana = await suite.makeUser()
    await askEmail(ana)
    const code = await mailedCode(ana)
    const results = await Promise.allSettled([tryCode(ana, code), tryCode(ana, code)])
    expect(results.some((each) => each.status === 'fulfilled' && each.value.success)).toBe(true)
    expect(await standingOf(ana)).toEqual({ ...unverified, isVerified: true, verificationLevel: 1 })
  })

  test('ends after ten minutes; then another may be asked for', async () => {
    const ana = await suite.makeUser()
    await askEmail(ana)
    const first = await mailedCode(ana)
    suite.clock.advance(9 * MINUTE)
    await expect(askEmail(ana)).rejects.toMatchObject({ message: pendingText })
    suite.clock.advance(MINUTE + 1)
    expect(await tryCode(ana, first)).toMatchObject({ success: false })
    await askEmail(ana)
    const second = await mailedCode(ana)
    expect(await tryCode(ana, second)).toMatchObject({ success: true })
    expect(await listOf(ana)).toHaveLength(1)
  })

  test('can be mailed again after a minute; the one before is worth nothing then', async () => {
    const ana = await suite.makeUser()
    await askEmail(ana)
    const first = await mailedCode(ana)
    const resend = () => suite.asUser(ana).verifications.resendCode()
    await expect(resend()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      cause: { retryAfter: 60 },
    })
    suite.clock.advance(MINUTE)
    await resend()
    const second = await mailedCode(ana)
    expect(second).not.toBe(first)
    expect(await tryCode(ana, first)).toMatchObject({ success: false })
    expect(await tryCode(ana, second)).toMatchObject({ success: true })
    expect(await codeOf(resend())).toBe('verification_approved')
  })

  test('is not for types that people look at', async () => {
    const ana = await suite.makeUser()
    const answer = await suite.asUser(ana).verifications.verifyCode({
      id: ana.id,
      verificationType: 'identity',
      verificationCode: '123456',
    })
    expect(answer).toMatchObject({ success: false })
  })

  test('without a request says what to do', async () => {
    const ana = await suite.makeUser()
    expect(await tryCode(ana, '123456')).toEqual({
      success: false,
      message: 'Pide primero un código.',
    })
  })
})

describe('another email', () => {
  const change = async (user: User, email: string) =>
    suite.asUser(await signedIn(suite, user)).users.update({ id: user.id, email })

  test('takes the verification away, and what it made of the person', async () => {
    const ana = await suite.makeUser()
    await askEmail(ana)
    await tryCode(ana, await mailedCode(ana))
    const other = `otra-${ana.email}`
    expect(await change(ana, ana.email.toUpperCase())).toMatchObject({ verificationLevel: 1 })
    expect(await change(ana, other)).toMatchObject({ isVerified: false, verificationLevel: 0 })
    expect(await listOf(ana)).toEqual([])
    await askEmail({ ...ana, email: other })
  })

  test('ends a code that is on its way to the old one', async () => {
    const ana = await suite.makeUser()
    await askEmail(ana)
    const code = await mailedCode(ana)
    await change(ana, `otra-${ana.email}`)
    expect(await tryCode(ana, code)).toMatchObject({ success: false })
    expect(await standingOf(ana)).toEqual(unverified)
  })

  test('between the try and its answer leaves the code worth nothing', async () => {
    const ana = await suite.makeUser()
    await askEmail(ana)
    const code = await mailedCode(ana)
    const { trying } = await suite.deps.db.transaction().execute(async (tx) => {
      await lockPerson({ db: tx }, ana.id)
      const answer = tryCode(ana, code)
      await expect.poll(() => isAnybodyWaiting(suite)).toBe(true)
      await deleteOtherEmails(tx, ana.id, `otra-${ana.email}`)
      return { trying: answer }
    })
    expect(await trying).toMatchObject({ success: false })
    expect(await suite.asUser(ana).notifications.unreadCount({ userId: ana.id })).toEqual({
      count: 0,
    })
  })

  test('at the moment of the code never leaves the new one verified', async () => {
    for (let round = 0; round < 6; round++) {
      const ana = await suite.makeUser()
      await askEmail(ana)
      const code = await mailedCode(ana)
      await Promise.all([tryCode(ana, code), change(ana, `otra-${ana.email}`)])
      expect(await standingOf(ana)).toEqual(unverified)
      expect(await listOf(ana)).toEqual([])
    }
  })
})

test('codes are not mailed without end, whichever account asks', async () => {
  const strict = await startSuite({ rateLimitFactor: 0.2 })
  const ana = await strict.makeUser()
  const ask = () =>
    strict.asUser(ana).verifications.request({
      id: ana.id,
      verificationType: 'email',
      email: ana.email,
    })
  for (let round = 0; round < 2; round++) {
    await ask()
    strict.clock.advance(11 * MINUTE)
  }
  expect(await codeOf(ask())).toBe('rate_limited')
  // Another account with the same address, after the first one gave it up.
  await strict.deps.db.deleteFrom('users').where('id', '=', ana.id).execute()
  const luis = await strict.makeUser({ email: ana.email })
  const call = strict
    .asUser(luis)
    .verifications.request({ id: luis.id, verificationType: 'email', email: luis.email })
  expect(await codeOf(call)).toBe('rate_limited')
  await strict.close()
})

test('a code that was not mailed counts for nobody', async () => {
  const strict = await startSuite({ rateLimitFactor: 0.2 })
  const ana = await strict.makeUser()
  const input = { id: ana.id, verificationType: 'email', email: ana.email } as const
  const ask = () => codeOf(strict.asUser(ana).verifications.request(input))
  const codes = await Promise.all([ask(), ask()])
  expect(codes.toSorted()).toEqual(['none', 'verification_pending'])
  strict.clock.advance(11 * MINUTE)
  expect(await ask()).toBe('none')
  strict.clock.advance(11 * MINUTE)
  expect(await ask()).toBe('rate_limited')
  await strict.close()
})
