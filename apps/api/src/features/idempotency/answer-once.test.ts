import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { answerOnce, type OnceKey } from './answer-once.ts'
import { forgetOldAnswers } from './forget-old-answers.ts'
import { updateAnswer, updateRenewal } from './idempotency.repo.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite({ hasStillClock: true })
})
afterAll(() => suite.close())

const aKey = (): OnceKey => ({ scope: 'user:1', key: randomUUID(), fingerprint: 'one' })
const answer = { status: 201, body: '{"id":1}' }
const once = (key: OnceKey, work: () => Promise<typeof answer>) =>
  answerOnce(suite.contextOf(), key, work)

/** A promise and its end. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

/** A key as another process holds it; what it would write at its end. */
async function anotherProcess({ scope, key, fingerprint }: OnceKey, kind = 'with a lease') {
  const { db } = suite.deps
  const takenAt = new Date(suite.clock.now().getTime() - 1)
  const row = { scope, key, fingerprint, createdAt: takenAt, status: null, body: null }
  await db.insertInto('idempotencyKeys').values(row).execute()
  const place = { scope, key, takenAt }
  if (kind === 'with a lease') await updateRenewal(db, place)
  return {
    set: (late: typeof answer) => updateAnswer(db, place, late),
    setRenewed: (ago: string) => setRenewedAt(place, ago),
  }
}

async function setRenewedAt({ scope, key }: Pick<OnceKey, 'scope' | 'key'>, ago: string) {
  await suite.deps.db
    .updateTable('idempotencyKeys')
    .set({ renewedAt: sql<Date>`clock_timestamp() - ${ago}::interval` })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Seconds since its renewal. */
async function ageOf({ scope, key }: OnceKey): Promise<number> {
  const { age } = await suite.deps.db
    .selectFrom('idempotencyKeys')
    .select(sql<number>`extract(epoch from clock_timestamp() - renewed_at)::float`.as('age'))
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return age
}

describe('the same key', () => {
  test('that is no UUID is refused', async () => {
    const work = vi.fn(async () => answer)
    await expect(once({ ...aKey(), key: 'otra vez' }, work)).rejects.toMatchObject({
      code: 'validation',
    })
    expect(work).not.toHaveBeenCalled()
  })

  test('with another content is refused, before and after the answer', async () => {
    const key = aKey()
    const other = { ...key, fingerprint: 'two' }
    const work = vi.fn(async () => answer)
    const first = once(key, async () => {
      await expect(once(other, work)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
      return answer
    })
    await first
    await expect(once(other, work)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
    expect(work).not.toHaveBeenCalled()
  })

  test('of another person is another key', async () => {
    const key = aKey()
    const work = vi.fn(async () => answer)
    await once(key, work)
    await once({ ...key, scope: 'user:2' }, work)
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('twenty times at once does the work once, and all get its answer', async () => {
    const key = aKey()
    const work = vi.fn(async () => {
      await wait(50)
      return answer
    })
    const all = await Promise.all(Array.from({ length: 20 }, () => once(key, work)))
    expect(work).toHaveBeenCalledTimes(1)
    expect(all).toEqual(Array.from({ length: 20 }, () => answer))
  })

  test('is free again after a refusal, and one that waited does the work', async () => {
    const key = aKey()
    let waiting: Promise<typeof answer> | undefined
    const refused = once(key, async () => {
      waiting = once(key, async () => answer)
      await wait(150)
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    await expect(waiting).resolves.toEqual(answer)
  })

  test('is a 409 at once while another process works under it, and its answer once there is one', async () => {
    const key = aKey()
    const other = await anotherProcess(key)
    const start = performance.now()
    await expect(once(key, async () => answer)).rejects.toMatchObject({
      code: 'request_in_progress',
      retryAfter: 2,
    })
    // Nothing is waited for: far below the second that a twin in one process waits.
    expect(performance.now() - start).toBeLessThan(900)
    await expect(once({ ...key, fingerprint: 'two' }, async () => answer)).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
    await other.set({ status: 200, body: '{"id":2}' })
    await expect(once(key, async () => answer)).resolves.toEqual({ status: 200, body: '{"id":2}' })
  })

  test('whose work takes long is a 409 for the second after a moment', async () => {
    const key = aKey()
    const end = later<typeof answer>()
    const begun = later<void>()
    const first = once(key, () => {
      begun.resolve()
      return end.promise
    })
    await begun.promise
    await expect(once(key, async () => answer)).rejects.toMatchObject({
      code: 'request_in_progress',
    })
    end.resolve(answer)
    await expect(first).resolves.toEqual(answer)
    await expect(once(key, async () => answer)).resolves.toEqual(answer)
  })

  test('that was answered while one looked at it gives its answer', async () => {
    const key = aKey()
    const { promise: isAnswered, resolve: answered } = later<void>()
    const { promise: isSeen, resolve: seen } = later<void>()
    const end = later<typeof answer>()
    const first = once(key, () => end.promise)
    await expect.poll(() => ageOf(key).catch(() => 99)).toBeLessThan(60)
    // Reads the row before the answer, and hears of it after.
    const db = suite.deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'fingerprint' in row)) {
          seen()
          await isAnswered
        }
        return result
      },
    })
    const second = answerOnce({ ...suite.contextOf(), db }, key, async () => answer)
    await isSeen
    end.resolve(answer)
    await first
    answered()
    await expect(second).resolves.toEqual(answer)
  })

  test('left behind by a process that died is free ten seconds later, for one of many', async () => {
    const key = aKey()
    const other = await anotherProcess(key)
    await other.setRenewed('7 seconds')
    await expect(once(key, async () => answer)).rejects.toMatchObject({
      code: 'request_in_progress',
    })
    await other.setRenewed('8.1 seconds')
    const work = vi.fn(async () => answer)
    const all = await Promise.all(Array.from({ length: 10 }, () => once(key, work)))
    expect(all).toEqual(Array.from({ length: 10 }, () => answer))
    expect(work).toHaveBeenCalledTimes(1)
    // What thought itself alone was overtaken: its late answer changes nothing.
    await other.set({ status: 200, body: '{"id":2}' })
    await expect(once(key, work)).resolves.toEqual(answer)
  })

  test('is renewed while its work runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const key = aKey()
    const end = later<typeof answer>()
    const begun = later<void>()
    const first = once(key, () => {
      begun.resolve()
      return end.promise
    })
    await begun.promise
    await setRenewedAt(key, '1 hour')
    vi.advanceTimersByTime(2000)
    vi.useRealTimers()
    await expect.poll(() => ageOf(key)).toBeLessThan(60)
    end.resolve(answer)
    await first
  })

  test('that an older server left is free after its 90 s', async () => {
    const key = aKey()
    await anotherProcess(key, 'without a lease')
    suite.clock.advance(89_000)
    await expect(once(key, async () => answer)).rejects.toMatchObject({
      code: 'request_in_progress',
    })
    suite.clock.advance(2_000)
    await expect(once(key, async () => answer)).resolves.toEqual(answer)
  })

  test('works anew after a day, and old answers are forgotten', async () => {
    const key = aKey()
    const work = vi.fn(async () => answer)
    await once(key, work)
    suite.clock.advance(24 * 60 * 60 * 1000 + 1000)
    await once(key, work)
    expect(work).toHaveBeenCalledTimes(2)
    suite.clock.advance(24 * 60 * 60 * 1000 + 1000)
    expect(await forgetOldAnswers(suite.contextOf())).toBeGreaterThan(0)
    expect(await suite.deps.db.selectFrom('idempotencyKeys').select('key').execute()).toEqual([])
  })
})
