import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { answerOnce, type OnceKey } from './answer-once.ts'
import { forgetOldAnswers } from './forget-old-answers.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const aKey = (): OnceKey => ({ scope: 'user:1', key: randomUUID(), fingerprint: 'one' })
const answer = { status: 201, body: '{"id":1}' }
const once = (key: OnceKey, work: () => Promise<typeof answer>) =>
  answerOnce(suite.contextOf(), key, work)

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

  test('left behind by a process that died is taken over', async () => {
    const key = aKey()
    const { fingerprint, ...place } = key
    const createdAt = suite.clock.now()
    await suite.deps.db
      .insertInto('idempotencyKeys')
      .values({ ...place, fingerprint, createdAt, status: null, body: null })
      .execute()
    suite.clock.advance(91_000)
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
