import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import type { ReadDatabase } from '../database.ts'
import { batched } from './batched.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

/** A question whose answer to an even number is its double, and the questions as they were put. */
function makeFind() {
  const find = vi.fn(async (_db: ReadDatabase, keys: readonly number[]) => {
    return new Map(keys.filter((key) => key % 2 === 0).map((key) => [key, key * 2]))
  })
  const asked = () => find.mock.calls.map(([, keys]) => keys.length)
  return { find, asked }
}

describe('a question of many', () => {
  test('that fails fails for each who asked, and not for the next', async () => {
    const { find } = makeFind()
    find.mockRejectedValueOnce(new Error('away'))
    const ask = batched(find)
    const results = await Promise.allSettled([2, 4, 2].map((key) => ask(suite.deps.db, key)))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await ask(suite.deps.db, 2)).toBe(4)
  })

  test('is put once, with each key once, and each gets their own answer', async () => {
    const { find, asked } = makeFind()
    const ask = batched(find)
    const answers = await Promise.all([2, 3, 2, 8].map((key) => ask(suite.deps.db, key)))
    expect(answers).toEqual([4, undefined, 4, 16])
    expect(asked()).toEqual([3])
  })

  test('is put anew for those who come later', async () => {
    const { find, asked } = makeFind()
    const ask = batched(find)
    await ask(suite.deps.db, 2)
    await ask(suite.deps.db, 2)
    expect(asked()).toEqual([1, 1])
  })

  test('is never endless', async () => {
    const { find, asked } = makeFind()
    const ask = batched(find)
    const keys = Array.from({ length: 150 }, (_, index) => index * 2)
    const answers = await Promise.all(keys.map((key) => ask(suite.deps.db, key)))
    expect(answers).toEqual(keys.map((key) => key * 2))
    expect(asked()).toEqual([64, 64, 22])
  })

  test('does not join what a transaction asks', async () => {
    const { find } = makeFind()
    const ask = batched(find)
    const outside = ask(suite.deps.db, 2)
    const inside = await suite.deps.db.transaction().execute(async (tx) => {
      await ask(tx, 4)
      return tx
    })
    await outside
    expect(find.mock.calls).toEqual([
      [suite.deps.db, [2]],
      [inside, [4]],
    ])
  })
})
