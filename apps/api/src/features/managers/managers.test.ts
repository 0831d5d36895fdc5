import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { remindManagers } from './remind-managers.ts'

const HOUR = 3_600_000
/** A Monday at 10 in Puerto Rico. */
const monday = new Date('2026-11-02T14:00:00Z')

let suite: Suite
let now = monday
beforeAll(async () => {
  suite = await startSuite({ overrides: { clock: { now: () => now } } })
})
afterAll(() => suite.close())
beforeEach(async () => {
  now = monday
  await suite.database.pool.query('delete from users')
})

type Person = Awaited<ReturnType<Suite['makeUser']>>

const makeBusiness = (fullName = 'Luis Colón') =>
  suite.makeUser({ subscriptionPlan: 'business', fullName })
const makeAdmin = (fullName: string) => suite.makeUser({ role: 'admin', fullName })

/** What a person was told, the newest first. */
async function toldTo(person: Person) {
  const { rows } = await suite.database.pool.query(
    'select type, title, related_id, is_read from notifications where user_id = $1 order by id desc',
    [person.id],
  )
  return rows
}

const emailsTo = async (person: Person) => {
  const { rows } = await suite.database.pool.query('select subject from mails where user_id = $1', [
    person.id,
  ])
  return rows
}

describe('refusals', () => {
  test('nobody writes without the plan, and visitors see nothing', async () => {
    const free = await suite.makeUser()
    const input = { content: 'Hola' }
    expect(await codeOf(suite.asVisitor().managers.mine())).toBe('unauthorized')
    expect(await codeOf(suite.asVisitor().managers.write(input))).toBe('unauthorized')
    expect(await codeOf(suite.asUser(free).managers.write(input))).toBe('business_required')
    expect(await suite.asUser(free).managers.mine()).toMatchObject({ canWrite: false, unread: 0 })
    const business = suite.asUser(await makeBusiness())
    await expect(business.managers.write({ content: '  ' })).rejects.toThrow('Escribe un mensaje')
  })

  test('what the desk does is the administration’s alone', async () => {
    const [business, other] = [await makeBusiness(), await makeBusiness()]
    await suite.asUser(business).managers.write({ content: 'Para mi gerente' })
    const as = suite.asUser(other)
    const accountId = business.id
    const calls = [
      as.managers.accounts({}),
      as.managers.account({ accountId }),
      as.managers.possible(),
      as.managers.assign({ accountId, managerId: null }),
      as.managers.accountMessages({ accountId }),
      as.managers.answer({ accountId, content: 'Hola' }),
      as.managers.markSeen({ accountId }),
    ]
    expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['forbidden']))
    expect((await as.managers.messages({})).items).toEqual([])
  })

  test('only administrators who may act are assigned, to a business on its plan, and never to itself', async () => {
    const [business, free, boss] = [
      await makeBusiness(),
      await suite.makeUser(),
      await makeAdmin('Ana Díaz'),
    ]
    const away = await makeAdmin('Rosa Vega')
    await suite.database.pool.query('update users set suspended_at = now() where id = $1', [
      away.id,
    ])
    const ownBusiness = await suite.makeUser({ role: 'admin', subscriptionPlan: 'business' })
    const assign = (accountId: number, managerId: number) =>
      codeOf(suite.asUser(boss).managers.assign({ accountId, managerId }))
    expect(await assign(business.id, free.id)).toBe('validation')
    expect(await assign(business.id, away.id)).toBe('validation')
    expect(await assign(ownBusiness.id, ownBusiness.id)).toBe('validation')
    expect(await assign(free.id, boss.id)).toBe('business_required')
    expect(await assign(2_000_000, boss.id)).toBe('not_found')
  })
})

describe('assigning', () => {
  test('both are told, once, and the business sees who it is', async () => {
    const [business, boss, rosa] = [
      await makeBusiness(),
      await makeAdmin('Ana Díaz'),
      await makeAdmin('Rosa Vega'),
    ]
    const as = suite.asUser(boss)
    const input = { accountId: business.id, managerId: rosa.id }
    await Promise.all([as.managers.assign(input), as.managers.assign(input)])
    expect(await suite.asUser(business).managers.mine()).toMatchObject({
      manager: { id: rosa.id, fullName: 'Rosa Vega' },
      canWrite: true,
    })
    expect(await toldTo(business)).toMatchObject([{ title: 'Rosa Vega es tu contacto en Wepa' }])
    expect(await toldTo(rosa)).toMatchObject([
      { title: 'Ahora atiendes a Luis Colón', related_id: business.id },
    ])
    await as.managers.assign({ accountId: business.id, managerId: boss.id })
    expect((await toldTo(business))[0].title).toBe('Ana Díaz es tu nuevo contacto en Wepa')
  })

  test.each([
    ['is no administrator any more', `update users set role = 'user' where id = $1`],
    ['is suspended', 'update users set suspended_at = now() where id = $1'],
    ['is gone', 'delete from users where id = $1'],
  ])(
    'a business whose manager %s has none, keeps what was written, and is told to everybody',
    async (_name, change) => {
      const [business, boss, rosa] = [
        await makeBusiness(),
        await makeAdmin('Ana Díaz'),
        await makeAdmin('Rosa Vega'),
      ]
      await suite.asUser(boss).managers.assign({ accountId: business.id, managerId: rosa.id })
      await suite.asUser(rosa).managers.answer({ accountId: business.id, content: 'Bienvenido' })
      await suite.database.pool.query(change, [rosa.id])
      const as = suite.asUser(business)
      expect((await as.managers.mine()).manager).toBeNull()
      expect((await as.managers.messages({})).items).toMatchObject([{ content: 'Bienvenido' }])
      await as.managers.write({ content: '¿Quién me atiende?' })
      expect((await toldTo(boss))[0]).toMatchObject({
        type: 'manager_desk',
        related_id: business.id,
      })
    },
  )
})

describe('the conversation', () => {
  test('a message sent twice is one, and goes to the manager alone', async () => {
    const [business, boss, rosa] = [
      await makeBusiness(),
      await makeAdmin('Ana Díaz'),
      await makeAdmin('Rosa Vega'),
    ]
    await suite.asUser(boss).managers.assign({ accountId: business.id, managerId: rosa.id })
    const as = suite.asUser(business)
    const input = {
      content: 'No puedo importar',
      clientId: '5f0c1c5e-58b3-4f0e-9d1d-0d3b7d0f7a11',
    }
    await Promise.all([as.managers.write(input), as.managers.write(input)])
    expect((await as.managers.messages({})).items).toMatchObject([
      { content: 'No puedo importar', isFromAccount: true },
    ])
    expect((await toldTo(rosa))[0].title).toBe('Luis Colón escribió a su gerente')
    expect(await toldTo(boss)).toEqual([])
  })

  test('says by when an answer comes; an answer ends it, and reading it its notification', async () => {
    const [business, rosa] = [await makeBusiness(), await makeAdmin('Rosa Vega')]
    const [as, desk] = [suite.asUser(business), suite.asUser(rosa)]
    await desk.managers.assign({ accountId: business.id, managerId: rosa.id })
    await as.managers.write({ content: 'Una pregunta' })
    expect((await as.managers.mine()).answerBy).toBe('2026-11-02T18:00:00.000Z')
    await desk.managers.answer({ accountId: business.id, content: 'Una contestación' })
    await desk.managers.answer({ accountId: business.id, content: 'Y otra' })
    expect(await as.managers.mine()).toMatchObject({ answerBy: null, unread: 2 })
    expect((await toldTo(business))[0]).toMatchObject({
      type: 'manager',
      title: 'Rosa Vega, tu gerente, te escribió',
    })
    expect(await emailsTo(business)).toEqual([{ subject: 'Rosa Vega, tu gerente, te escribió' }])
    const last = (await as.managers.messages({})).items.at(-1)
    await as.managers.markRead({ upTo: last?.id ?? 0 })
    expect((await as.managers.mine()).unread).toBe(0)
    expect((await toldTo(business))[0].is_read).toBe(true)
  })

  test('another administrator who answers is named as one of the team', async () => {
    const [business, rosa, boss] = [
      await makeBusiness(),
      await makeAdmin('Rosa Vega'),
      await makeAdmin('Ana Díaz'),
    ]
    await suite.asUser(boss).managers.assign({ accountId: business.id, managerId: rosa.id })
    await suite.asUser(boss).managers.answer({ accountId: business.id, content: 'Hola' })
    expect((await toldTo(business))[0].title).toBe('Ana Díaz, del equipo de Wepa, te escribió')
  })

  test('who turned emails off gets none', async () => {
    const [business, rosa] = [await makeBusiness(), await makeAdmin('Rosa Vega')]
    await suite.database.pool.query(
      'update notification_preferences set email = false where user_id = $1',
      [business.id],
    )
    await suite.asUser(rosa).managers.answer({ accountId: business.id, content: 'Hola' })
    expect(await emailsTo(business)).toEqual([])
  })

  test('stays readable after the plan, and comes page by page', async () => {
    const business = await makeBusiness()
    const as = suite.asUser(business)
    for (let n = 1; n <= 52; n++) await as.managers.write({ content: `Nota ${n}` })
    await suite.deps.db
      .updateTable('personPlans')
      .set({ plan: 'free' })
      .where('userId', '=', business.id)
      .execute()
    const newest = await as.managers.messages({})
    expect(newest.items.map(({ content }) => content).slice(0, 1)).toEqual(['Nota 3'])
    const older = await as.managers.messages({ cursor: newest.nextCursor ?? 0 })
    expect(older.items.map(({ content }) => content)).toEqual(['Nota 1', 'Nota 2'])
    expect(older.nextCursor).toBeNull()
  })
})

describe('the desk', () => {
  test('lists businesses by who waits longest, and no other plan', async () => {
    const boss = await makeAdmin('Ana Díaz')
    const [calm, second, first] = [
      await makeBusiness('Calma'),
      await makeBusiness('Segunda'),
      await makeBusiness('Primera'),
    ]
    await suite.makeUser({ subscriptionPlan: 'pro' })
    await suite.asUser(first).managers.write({ content: 'Hola' })
    now = new Date(monday.getTime() + HOUR)
    await suite.asUser(second).managers.write({ content: 'Hola' })
    await suite.asUser(first).managers.write({ content: '¿Hay alguien?' })
    const { items, nextCursor } = await suite.asUser(boss).managers.accounts({})
    expect(items.map(({ id }) => id)).toEqual([first.id, second.id, calm.id])
    expect(items[0]).toMatchObject({ waitingSince: monday.toISOString(), manager: null })
    expect(nextCursor).toBeNull()
  })

  test('reminds the manager an hour before an answer is due, and everybody once it is late; each once', async () => {
    const [business, rosa, boss] = [
      await makeBusiness(),
      await makeAdmin('Rosa Vega'),
      await makeAdmin('Ana Díaz'),
    ]
    await suite.asUser(boss).managers.assign({ accountId: business.id, managerId: rosa.id })
    await suite.asUser(business).managers.write({ content: 'Hola' })
    const later = async (hours: number) => {
      now = new Date(monday.getTime() + hours * HOUR)
      await remindManagers(suite.deps)
      await remindManagers(suite.deps)
    }
    const titles = async (person: Person) =>
      (await toldTo(person)).map(({ title }) => title).filter((title) => /espera/.test(title))
    await later(2)
    expect(await titles(rosa)).toEqual([])
    await later(3)
    expect(await titles(rosa)).toEqual([
      'Luis Colón espera contestación. Hora límite: 2:00\u00a0p.\u00a0m.',
    ])
    expect(await titles(boss)).toEqual([])
    await later(4)
    expect(await titles(boss)).toEqual(['Luis Colón espera más de lo prometido'])
    expect(await titles(rosa)).toHaveLength(2)
  })
})
