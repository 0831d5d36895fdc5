import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { SMS_EACH_DAY } from '../../sms/queue-sms.ts'
import { forgetOldSms, sendSms } from '../../sms/send-sms.ts'

const MINUTE = 60_000
let suite: Suite
let now = new Date('2026-11-02T14:00:00Z')
/** What left, the newest last. */
let left: { to: string; text: string }[] = []

beforeAll(async () => {
  suite = await startSuite({
    overrides: {
      clock: { now: () => now },
      sms: {
        send: async (message) => {
          left.push(message)
        },
      },
    },
  })
})
afterAll(() => suite.close())
beforeEach(async () => {
  now = new Date('2026-11-02T14:00:00Z')
  left = []

  await suite.database.pool.query('delete from users')
  await suite.database.pool.query('delete from text_messages')
  await suite.database.pool.query('delete from verification_openings')
  await suite.database.pool.query(
    `insert into verification_openings (type, is_open, created_at) values ('phone', true, now())`,
  )
})

type Person = Awaited<ReturnType<Suite['makeUser']>>
const phone = '+17875550123'

const ask = (person: Person, phoneNumber = phone) =>
  suite.asUser(person).verifications.sendPhoneCode({ id: person.id, phoneNumber })
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE)
}

/** Sends what waits, as the queue does; answers the code of the last message. */
async function deliver(): Promise<string> {
  const { rows } = await suite.database.pool.query(
    'select id from text_messages where body is not null order by id',
  )
  for (const { id } of rows) await sendSms(suite.deps, { textMessageId: id })
  return /#(\d{6})$/.exec(left.at(-1)?.text ?? '')?.[1] ?? ''
}

const tryCode = (person: Person, verificationCode: string) =>
  suite
    .asUser(person)
    .verifications.verifyCode({ id: person.id, verificationType: 'phone', verificationCode })

/** Proves a number as people do. */
async function prove(person: Person, number = phone) {
  await ask(person, number)
  return tryCode(person, await deliver())
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

describe('refusals', () => {
  test('for visitors, other people, a closed type and a server without keys', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const input = { id: ana.id, phoneNumber: phone }
    expect(await codeOf(suite.asVisitor().verifications.sendPhoneCode(input))).toBe('unauthorized')
    expect(await codeOf(suite.asUser(luis).verifications.sendPhoneCode(input))).toBe('forbidden')
    await suite.database.pool.query('delete from verification_openings')
    expect(await codeOf(ask(ana))).toBe('sms_unavailable')
    const { sendPhoneCode } = await import('./send-phone-code.ts')
    const session = { id: 0, userId: ana.id, role: 'user' } as const
    const without = { ...suite.contextOf(ana), session, sms: null }
    expect(await codeOf(sendPhoneCode(without, input))).toBe('sms_unavailable')
    expect(await deliver()).toBe('')
  })

  test.each(['', '12345', '800-555-0123', '900-555-0123', '876-555-0123', '+34600123456'])(
    'for the number %j, at its field',
    async (number) => {
      const ana = await suite.makeUser()
      await expect(ask(ana, number)).rejects.toThrow(/celular de Puerto Rico|10 dígitos/)
      expect(await deliver()).toBe('')
    },
  )

  test('while the team looks at a phone, and once one is approved', async () => {
    const ana = await suite.makeUser()
    await suite.asUser(ana).verifications.request({
      id: ana.id,
      verificationType: 'phone',
      phoneNumber: phone,
    })
    expect(await codeOf(ask(ana))).toBe('verification_pending')
    const luis = await suite.makeUser()
    expect((await prove(luis, '+17875550124')).success).toBe(true)
    expect(await codeOf(ask(luis))).toBe('verification_approved')
  })

  test('within a minute, and beyond five in a day of one account and of one number', async () => {
    const ana = await suite.makeUser()
    await ask(ana)
    expect(await codeOf(ask(ana))).toBe('rate_limited')
    for (let n = 1; n < SMS_EACH_DAY; n++) {
      later(2)
      await ask(ana)
    }
    later(2)
    await expect(ask(ana, '+17875550199')).rejects.toThrow('cinco códigos en las últimas 24 horas')
    const luis = await suite.makeUser()
    await expect(ask(luis)).rejects.toThrow('A ese número ya le llegaron cinco códigos')
    later(24 * 60)
    expect(await codeOf(ask(ana))).toBe('none')
  })

  test('also for a new account after the one before was deleted; what it wrote leaves no more', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    for (let n = 0; n < SMS_EACH_DAY; n += 1) {
      await ask(ana)
      later(2)
    }
    await suite.database.pool.query('delete from users where id = $1', [ana.id])
    await deliver()
    expect(left).toEqual([])
    expect(await codeOf(ask(luis))).toBe('rate_limited')
    later(24 * 60)
    await forgetOldSms(suite.deps)
    const { rows } = await suite.database.pool.query('select from text_messages')
    expect(rows).toEqual([])
    expect(await codeOf(ask(luis))).toBe('none')
  })

  test('beyond what all together may send, however many ask at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => suite.makeUser()))
    const { sendPhoneCode } = await import('./send-phone-code.ts')
    const codes = await Promise.all(
      people.map((person, n) => {
        const session = { id: 0, userId: person.id, role: 'user' } as const
        const ctx = { ...suite.contextOf(person), session, smsPerDay: 3 }
        return codeOf(sendPhoneCode(ctx, { id: person.id, phoneNumber: `+1787555020${n}` }))
      }),
    )
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(3)
    // Nobody of those has a code that never comes.
    const { rows } = await suite.database.pool.query('select count(*)::int from user_verifications')
    expect(rows[0].count).toBe(3)
  })
})

describe('a code', () => {
  test('proves the number, which becomes the profile’s, and is filled in by phones on this site', async () => {
    const ana = await suite.makeUser({ phone: null })
    const { status, expiresAt } = await ask(ana)
    expect({ status, expiresAt }).toEqual({
      status: 'pending',
      expiresAt: '2026-11-02T14:10:00.000Z',
    })
    const code = await deliver()
    expect(left).toMatchObject([{ to: phone }])
    expect(left[0]?.text).toMatch(/\n\n@[\w.-]+ #\d{6}$/)
    expect(await tryCode(ana, code)).toEqual({
      success: true,
      message: 'Tu teléfono quedó verificado.',
    })
    expect(await suite.asUser(ana).auth.me()).toMatchObject({
      phone: '(787) 555-0123',
      isVerified: true,
    })
    expect(await suite.asUser(ana).verifications.list({ id: ana.id })).toMatchObject([
      { verificationType: 'phone', status: 'approved', expiresAt: null },
    ])
  })

  test('is worth nothing after five tries, after ten minutes, and once another was sent', async () => {
    const ana = await suite.makeUser()
    await ask(ana)
    const first = await deliver()
    later(2)
    await ask(ana)
    const second = await deliver()
    if (first !== second) expect((await tryCode(ana, first)).success).toBe(false)
    const tries = await Promise.all(Array.from({ length: 8 }, () => tryCode(ana, wrongOf(second))))
    expect(tries.every(({ success }) => !success)).toBe(true)
    expect((await tryCode(ana, second)).message).toMatch(/venció|intentos/)
    later(2)
    await ask(ana)
    const third = await deliver()
    later(10)
    expect((await tryCode(ana, third)).success).toBe(false)
  })

  test('of one number proves no other: the number of the code counts', async () => {
    const ana = await suite.makeUser()
    await ask(ana)
    const first = await deliver()
    later(2)
    await ask(ana, '+17875550177')
    const second = await deliver()
    if (first !== second) expect((await tryCode(ana, first)).success).toBe(false)
    expect((await tryCode(ana, second)).success).toBe(true)
    expect((await suite.asUser(ana).auth.me()).phone).toBe('(787) 555-0177')
  })

  test('takes the number from who had it, only once it is right; they are told', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    await prove(ana)
    await ask(luis)
    const code = await deliver()
    await tryCode(luis, wrongOf(code))
    expect((await suite.asUser(ana).auth.me()).isVerified).toBe(true)
    expect((await tryCode(luis, code)).success).toBe(true)
    expect(await suite.asUser(ana).auth.me()).toMatchObject({ isVerified: false })
    expect(await suite.asUser(ana).notifications.list({ userId: ana.id })).toMatchObject({
      items: [{ title: 'Tu teléfono ya no está verificado' }, {}],
    })
  })

  test('of two who prove one number at once one keeps it', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    await ask(ana)
    const mine = await deliver()
    await ask(luis)
    const theirs = await deliver()
    await Promise.all([tryCode(ana, mine), tryCode(luis, theirs)])
    const { rows } = await suite.database.pool.query(
      `select count(*)::int from user_verifications where target = $1 and status = 'approved'`,
      [phone],
    )
    expect(rows[0].count).toBe(1)
  })

  test('ends with another phone in the profile; the same one written otherwise changes nothing', async () => {
    const ana = await suite.makeUser()
    await prove(ana)
    const update = (number: string | null) =>
      suite.asUser(ana).users.update({ id: ana.id, phone: number })
    expect((await update('787.555.0123')).isVerified).toBe(true)
    expect((await update('787-555-0188')).isVerified).toBe(false)
  })
})

describe('the team', () => {
  test('sees no code among its cases, and cannot approve one', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    const { id } = await ask(ana)
    const desk = suite.asUser(admin)
    expect((await desk.verifications.pending({})).items).toEqual([])
    expect((await desk.moderation.counts()).verification.waiting ?? 0).toBe(0)
    expect(await codeOf(desk.verifications.decide({ id, decision: 'approve' }))).toBe('not_found')
  })

  test('can be asked instead of a code that was not finished', async () => {
    const ana = await suite.makeUser()
    await ask(ana)
    later(11)
    const { status, expiresAt } = await suite.asUser(ana).verifications.request({
      id: ana.id,
      verificationType: 'phone',
      phoneNumber: phone,
    })
    expect({ status, expiresAt }).toEqual({ status: 'pending', expiresAt: null })
    expect((await tryCode(ana, '123456')).message).toMatch(/la revisa nuestro equipo/)
  })
})
