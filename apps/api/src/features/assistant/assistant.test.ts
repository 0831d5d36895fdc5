import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { holdBack, startAssistant } from '../../../test/assistant.ts'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { makeDataUrl } from '../../../test/pictures.ts'
import { returnLostUses } from './return-lost-uses.ts'

let assistant: Awaited<ReturnType<typeof startAssistant>>
let suite: Suite

beforeAll(async () => {
  assistant = await startAssistant()
  suite = await startSuite({ overrides: { assistant: assistant.model } })
})
afterEach(() => assistant.mischief('none'))
afterAll(async () => {
  await suite.close()
  await assistant.stop()
})

const DAY = 86_400_000
const photo = makeDataUrl({ width: 300, height: 200 })
const ad = { title: 'vendo nevera', description: 'nevera buena', category: 'electronicos' }
const draft = {
  title: 'Bicicleta azul',
  description: 'Bicicleta azul.',
  suggestedCategory: 'Deportes y Ocio',
  suggestedPrice: '$100',
  keyFeatures: [],
  condition: null,
}
type Person = Awaited<ReturnType<Suite['makeUser']>>
const as = (person: Person) => suite.asUser(person).assistant
const usedBy = async ({ id, role }: Person) =>
  (await suite.asUser({ id, role }).auth.me()).aiUsageCount
const running = async () =>
  (await sql<{ n: number }>`select count(*) as n from assistant_calls`.execute(suite.deps.db))
    .rows[0]?.n

describe('nothing is spent by what is refused', () => {
  test('visitors are', async () => {
    for (const call of [
      suite.asVisitor().assistant.access(),
      suite.asVisitor().assistant.analyzePhoto({ image: photo }),
      suite.asVisitor().assistant.enhance(ad),
      suite.asVisitor().assistant.chat({ message: 'hola' }),
      suite.asVisitor().assistant.publish({ analysis: draft }),
    ]) {
      expect(await codeOf(call)).toBe('unauthorized')
    }
  })

  test.each([
    ['data:text/plain;base64,aG9sYQ==', 'validation', /Tipo de archivo no válido/],
    ['https://example.com/foto.jpg', 'validation', /Tipo de archivo no válido/],
    [`/uploads/${'a'.repeat(32)}.webp`, 'validation', /no está entre las que subiste/],
    [makeDataUrl({ width: 8, height: 8 }), 'validation', /Imagen muy pequeña/],
    [`data:image/png;base64,${'A'.repeat(22_000_000)}`, 'too_large', /Archivo muy grande/],
    [`data:image/png;base64,${'A'.repeat(9000)}`, 'unsupported_media', /no es una imagen/],
    ['', 'validation', /Falta la foto/],
  ])('photos are: %.30s', async (image, code, text) => {
    const person = await suite.makeUser()
    const call = as(person).analyzePhoto({ image })
    await expect(call).rejects.toThrow(text)
    expect(await codeOf(call)).toBe(code)
    expect(await usedBy(person)).toBe(0)
  })

  test('texts are', async () => {
    const person = await suite.makeUser()
    const { enhance, chat } = as(person)
    const turn = { role: 'user' as const, content: 'hola' }
    for (const call of [
      enhance({ ...ad, title: ' ' }),
      enhance({ ...ad, description: 'x'.repeat(6000) }),
      chat({ message: '   ' }),
      chat({ message: 'x'.repeat(2001) }),
      chat({ message: 'hola', conversationHistory: Array(201).fill(turn) }),
      chat({ message: 'hola', analysis: { ...draft, title: 'x'.repeat(200) } }),
    ]) {
      expect(await codeOf(call)).toBe('validation')
    }
    expect(await usedBy(person)).toBe(0)
  })

  test('another person’s photo is', async () => {
    const owner = await suite.makeUser()
    const bytes = Buffer.from(photo.split(',')[1] ?? '', 'base64')
    const { url } = await suite.asUser(owner).photos.upload({ bytes })
    const other = as(await suite.makeUser())
    await expect(other.analyzePhoto({ image: url })).rejects.toThrow(
      /no está entre las que subiste/,
    )
    expect(await as(owner).analyzePhoto({ image: url })).toMatchObject({ usesLeft: 4 })
  })
})

describe('the trial', () => {
  test('is five uses, also when nine ask at once', async () => {
    const person = await suite.makeUser()
    const calls = Array.from({ length: 9 }, () => codeOf(as(person).enhance(ad)))
    const codes = (await Promise.all(calls)).toSorted()
    expect(codes).toEqual([...Array(4).fill('assistant_trial_over'), ...Array(5).fill('none')])
    expect(await usedBy(person)).toBe(5)
    expect(await as(person).access()).toMatchObject({ isLocked: true, usesLeft: 0, usesLimit: 5 })
    await expect(as(person).chat({ message: 'hola' })).rejects.toThrow('Suscripción requerida')
    // What was analyzed can be published all the same.
    await as(person).publish({ analysis: draft, location: 'Ponce' })
  })

  test('ends seven days after registering', async () => {
    const own = await startSuite({ overrides: { assistant: assistant.model } })
    const person = await own.makeUser()
    const mine = own.asUser(person).assistant
    own.clock.advance(7 * DAY - 60_000)
    expect(await mine.enhance(ad)).toMatchObject({ usesLeft: 4 })
    own.clock.advance(60_001)
    expect(await codeOf(mine.enhance(ad))).toBe('assistant_trial_over')
    expect(await mine.access()).toMatchObject({ isLocked: true, usesLeft: 0 })
    await own.close()
  })
})

describe('a plan', () => {
  test('whose time is over has no uses', async () => {
    const own = await startSuite({ overrides: { assistant: assistant.model } })
    const subscriptionExpiry = new Date(own.clock.now().getTime() + 8 * DAY)
    const person = await own.makeUser({ subscriptionPlan: 'pro', subscriptionExpiry })
    const mine = own.asUser(person).assistant
    expect(await mine.enhance(ad)).toMatchObject({ usesLeft: 299 })
    own.clock.advance(8 * DAY)
    expect(await mine.access()).toMatchObject({ plan: 'free', isLocked: true, usesLeft: 0 })
    expect(await codeOf(mine.enhance(ad))).toBe('assistant_trial_over')
    expect(await codeOf(mine.chat({ message: 'hola' }))).toBe('assistant_trial_over')
    await own.close()
  })

  test('begins anew each month, and ends with its uses', async () => {
    const own = await startSuite({ overrides: { assistant: assistant.model } })
    const person = await own.makeUser({ subscriptionPlan: 'pro' })
    const mine = own.asUser(person).assistant
    const use = async (count: number) =>
      own.deps.db
        .updateTable('assistantUses')
        .set({ count })
        .where('userId', '=', person.id)
        .execute()
    // Used up in the trial: a plan begins with all of its own.
    await use(5)
    expect(await mine.access()).toMatchObject({ usesLeft: 300, usesLimit: 300, isLocked: false })
    expect(await mine.enhance(ad)).toMatchObject({ usesLeft: 299 })
    await use(299)
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(mine.enhance(ad))))
    expect(codes.toSorted()).toEqual([...Array(3).fill('assistant_quota'), 'none'])
    expect(await mine.access()).toMatchObject({ usesLeft: 0, isLocked: false })
    own.clock.advance(31 * DAY)
    expect(await mine.access()).toMatchObject({ usesLeft: 300 })
    expect(await mine.enhance(ad)).toMatchObject({ usesLeft: 299 })
    const until = new Date((await mine.access()).until)
    expect([until.getUTCDate(), until.getUTCHours()]).toEqual([1, 4])
    await own.close()
  })
})

describe('no answer takes no use', () => {
  test('when the model fails, or says nothing usable', async () => {
    const own = await startSuite({ overrides: { assistant: assistant.gateway({ restMs: 0 }) } })
    const person = await own.makeUser()
    const answers = {
      overloaded: 'assistant_unavailable',
      error: 'assistant_unavailable',
      authentication: 'assistant_unavailable',
      cut: 'assistant_unavailable',
      malformed: 'assistant_no_answer',
      max_tokens: 'assistant_no_answer',
      refusal: 'assistant_no_answer',
      unclear: 'assistant_no_answer',
    }
    for (const [mode, code] of Object.entries(answers)) {
      await assistant.mischief({ mode, times: 2 })
      const call = own.asUser(person).assistant.analyzePhoto({ image: photo })
      expect([mode, await codeOf(call)]).toEqual([mode, code])
      expect(await own.asUser(person).auth.me()).toMatchObject({ aiUsageCount: 0 })
    }
    const { rows } = await sql`select from assistant_calls`.execute(own.deps.db)
    expect(rows).toEqual([])
    await own.close()
  })

  test('when the process died in the middle of it', async () => {
    const own = await startSuite({ overrides: { assistant: assistant.model } })
    const person = await own.makeUser()
    await own.asUser(person).assistant.enhance(ad)
    await sql`
      insert into assistant_calls (user_id, is_counted, day, reserved, started_at)
      values (${person.id}, true, '2026-01-01', 5, ${own.clock.now()})`.execute(own.deps.db)
    expect(await returnLostUses(own.deps)).toBe(0)
    own.clock.advance(6 * 60_000)
    expect(await returnLostUses(own.deps)).toBe(1)
    expect(await own.asUser(person).auth.me()).toMatchObject({ aiUsageCount: 0 })
    await own.close()
  })
})

describe('limits', () => {
  test('a person has ten calls at once', async () => {
    const person = await suite.makeUser({ subscriptionPlan: 'pro' })
    await assistant.mischief({ mode: 'slow', ms: 60_000, times: 12 })
    const leaving = new AbortController()
    const watchLeaving = () => ({ signal: leaving.signal, end: () => undefined })
    const mine = suite.asUser(person, { watchLeaving }).assistant
    const calls = Array.from({ length: 12 }, () => codeOf(mine.enhance(ad)))
    await expect.poll(running).toBe(10)
    await expect.poll(async () => (await assistant.journal()).filter(isSlow).length).toBe(10)
    leaving.abort()
    const codes = (await Promise.all(calls)).toSorted()
    expect(codes).toEqual([
      ...Array(10).fill('assistant_unavailable'),
      ...Array(2).fill('rate_limited'),
    ])
    // Those that were refused took none.
    expect(await usedBy(person)).toBe(10)
  })

  test('the site has its own, and a budget for the day', async () => {
    const held = holdBack(assistant.model)
    const own = await startSuite({
      overrides: {
        assistant: held.model,
        assistantLimits: {
          dailyMicroDollars: assistant.model.mostCost('enhancement') * 2,
          atOnce: 1,
        },
      },
    })
    const pro = { subscriptionPlan: 'pro' } as const
    const [ana, luis] = [await own.makeUser(pro), await own.makeUser(pro)]
    const enhance = (person: Person) => own.asUser(person).assistant.enhance(ad)
    const first = codeOf(enhance(ana))
    await expect.poll(held.waiting).toBe(1)
    await expect(enhance(luis)).rejects.toThrow(/muy ocupado/)
    held.release()
    expect(await first).toBe('none')
    // Spent is what it cost, not what was set aside.
    const spent = await spentIn(own)
    expect(spent).toBeGreaterThan(0)
    expect(spent).toBeLessThan(assistant.model.mostCost('enhancement') / 10)
    await sql`update assistant_spending set micro_dollars = ${
      assistant.model.mostCost('enhancement') + 1
    }`.execute(own.deps.db)
    await expect(enhance(ana)).rejects.toThrow(/todo lo que podía hoy/)
    expect(await own.asUser(luis).auth.me()).toMatchObject({ aiUsageCount: 0 })
    own.clock.advance(DAY)
    expect(await codeOf(enhance(luis))).toBe('none')
    await own.close()
  })

  test('an hour has sixty questions', async () => {
    const own = await startSuite({ rateLimitFactor: 1, overrides: { assistant: null } })
    const mine = own.asUser(await own.makeUser()).assistant
    for (let n = 0; n < 60; n++) await codeOf(mine.enhance(ad))
    expect(await codeOf(mine.enhance(ad))).toBe('rate_limited')
    await own.close()
  })
})

test('without a key it says so, and ads are published all the same', async () => {
  const own = await startSuite()
  const mine = own.asUser(await own.makeUser()).assistant
  expect(await mine.access()).toMatchObject({ isAvailable: false, usesLeft: 5 })
  for (const call of [
    mine.analyzePhoto({ image: photo }),
    mine.enhance(ad),
    mine.chat({ message: 'hola' }),
  ]) {
    await expect(call).rejects.toThrow(/no está disponible.*formulario/)
  }
  await mine.publish({ analysis: draft, location: 'Ponce, Sur' })
  await own.close()
})

const isSlow = ({ outcome }: { outcome: string }) => outcome === 'slow'

async function spentIn(own: Suite): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(micro_dollars)::bigint as n from assistant_spending`.execute(own.deps.db)
  return rows[0]?.n ?? 0
}
