import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import type { Context } from '../context.ts'
import type { Database } from './database.ts'
import { inTransaction } from './in-transaction.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
  await sql`create table counters (id integer primary key, n integer not null)`.execute(
    suite.deps.db,
  )
  await sql`insert into counters values (1, 0), (2, 0)`.execute(suite.deps.db)
})
afterAll(() => suite.close())

const add = (db: Database, id: number) =>
  sql`update counters set n = n + 1 where id = ${id}`.execute(db)
const total = async () => {
  const { rows } = await sql<{ n: number }>`select sum(n)::int as n from counters`.execute(
    suite.deps.db,
  )
  return rows[0]?.n
}

describe('a transaction', () => {
  test('that throws leaves nothing behind, not even what was to follow', async () => {
    const before = await total()
    const followed: string[] = []
    const work = inTransaction(suite.contextOf(), async (tx) => {
      await add(tx.db, 1)
      tx.afterCommit(() => followed.push('mail'))
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await total()).toBe(before)
    expect(followed).toEqual([])
  })

  test('takes in what is called with its context; effects wait for the outermost', async () => {
    const steps: string[] = []
    const inner = (ctx: Context) =>
      inTransaction(ctx, async (tx) => {
        tx.afterCommit(() => steps.push('effect'))
        await add(tx.db, 1)
      })
    await inTransaction(suite.contextOf(), async (tx) => {
      await inner(tx)
      steps.push('end of work')
    })
    expect(steps).toEqual(['end of work', 'effect'])
  })

  test('an effect that fails does not undo what stands', async () => {
    const before = (await total()) ?? 0
    const done = inTransaction(suite.contextOf(), async (tx) => {
      await add(tx.db, 1)
      tx.afterCommit(() => Promise.reject(new Error('the mail did not go')))
      return 'done'
    })
    await expect(done).resolves.toBe('done')
    expect(await total()).toBe(before + 1)
  })

  test('that meets another in a deadlock is run again, whole, with its effects once', async () => {
    const before = (await total()) ?? 0
    let runs = 0
    let effects = 0
    let arrived = 0
    let release = () => {}
    const bothHoldOne = new Promise<void>((resolve) => {
      release = resolve
    })
    const crossing = (first: number, second: number) =>
      inTransaction(suite.contextOf(), async (tx) => {
        runs++
        tx.afterCommit(() => effects++)
        await add(tx.db, first)
        if (++arrived === 2) release()
        await bothHoldOne
        await add(tx.db, second)
      })
    await Promise.all([crossing(1, 2), crossing(2, 1)])
    expect(runs).toBe(3)
    expect(effects).toBe(2)
    expect(await total()).toBe(before + 4)
  })
})
